import { accountWords } from "../en/account.ts";
import { dateWords } from "../en/dates.ts";
import { displayWords } from "../en/display.ts";
import { planWords } from "../en/plans.ts";
import { recordWords } from "../en/records.ts";
import { sidebarWords } from "../en/sidebar.ts";
import { syncWords } from "../en/sync.ts";
import { said } from "../said.ts";
import { count, date, tools } from "./tools.ts";

const codes = (amount: number) => count(amount, { one: "# código", other: "# códigos" });
const hours = (amount: number) => count(amount, { one: "# hora", other: "# horas" });
const days = (amount: number) => count(amount, { one: "# día", other: "# días" });

export default [
  said(dateWords, tools),
  said(displayWords, {
    display: "Visualización",
    labels: { language: "Idioma", weekStart: "Primer día de la semana", clock: "Reloj" },
    automatic: "Automático",
    languageHint: "Lo que escribes tú queda como está.",
    beta: (language) => `${language} · beta`,
    looksLike: "Se ve así",
    times: (from, to) => `De ${from} a ${to}`,
  }),
  said(planWords, { quick: "Plan rápido", advanced: "Plan avanzado" }),
  said(sidebarWords, {
    closeSidebar: "Cerrar la barra lateral",
    main: "Principal",
    dashboard: "Panel",
    term: "Tu curso",
    time: "Tu tiempo",
    blog: "Blog",
    notifications: "Notificaciones",
    inDevelopment: "En desarrollo",
    contactUs: "Contacto",
    display: "Visualización",
    demoMode: "Demo",
    yourAccount: ", tu cuenta",
    addToHome: "Añadir a la pantalla de inicio",
    install: "Instalar la app",
    logout: "Cerrar sesión",
  }),
  said(accountWords, {
    yourAccount: "Tu cuenta",
    cancel: "Cancelar",
    continue: "Continuar",
    remove: "Quitar",
    save: "Guardar",
    later: "Más tarde",
    notLoaded:
      "No se ha podido cargar una parte de la página. Comprueba tu conexión e inténtalo de nuevo.",
    fillIn: "Rellena todos los campos",

    profile: "Perfil",
    demoMode: "Demo",
    name: "Nombre",
    email: "Correo",
    demoText:
      "Tu plan está solo en este navegador. Con una cuenta lo tienes en todos tus dispositivos, y lo que has hecho hasta ahora viene contigo.",
    createAccount: "Crear una cuenta",
    displayName: "Nombre visible",
    saveName: "Guardar el nombre",
    missingName: "Escribe un nombre.",
    nameSaved: "Tu nombre está guardado.",

    notConfirmed: "Sin confirmar",
    linkSent: "El enlace va de camino.",
    sendLinkAgain: "Enviar el enlace otra vez",
    changingTo: (email) => `Cambiando a ${email}`,
    changeEmail: "Cambiar el correo",
    newEmail: "Correo nuevo",
    bothAddresses: "Escribimos a las dos direcciones. Se cambia cuando aceptes en las dos.",
    sendBothLinks: "Enviar los dos enlaces",
    openBothLinks: (before, after) =>
      `Ahora abre los enlaces de los dos correos, a ${before} y a ${after}. Sirven 30 minutos.`,

    ways: "Formas de entrar",
    waysText: "Ten dos, por si pierdes una.",
    waysNotLoaded: "No se ha podido cargar esta parte. Inténtalo de nuevo.",
    password: "Contraseña",
    yourPassword: "Tu contraseña",
    passwordChangedOn: (day) => `Cambiada el ${date(day)}`,
    noPassword: "Todavía no tienes.",
    change: "Cambiar",
    setAPassword: "Poner una contraseña",
    setPassword: "Poner contraseña",
    changePassword: "Cambiar la contraseña",
    currentPassword: "Contraseña actual",
    newPassword: "Contraseña nueva",
    confirmNewPassword: "Confirma la contraseña nueva",
    passwordRule: (least, most) =>
      `De ${least} a ${most} caracteres. Varias palabras seguidas son fáciles de recordar y difíciles de adivinar.`,
    notEqual: "Las contraseñas no coinciden",
    keepWays: "¿Conservar también esto? Desmarca lo que no conozcas.",
    signsOut:
      "Se cierra la sesión en tus otros dispositivos y los códigos antiguos dejan de servir.",
    passwordChanged:
      "Tu contraseña ha cambiado. Tus otros dispositivos ya no tienen sesión y los códigos antiguos no sirven.",
    withoutPassword:
      "Puedes estar sin ella: tus otras formas de entrar siguen, y si pierdes una la recuperas por correo o con un código.",
    removePassword: "Quitar la contraseña",
    confirmPassword: "Confirma tu contraseña",
    confirmYou: "Confirma que eres tú",
    missingPassword: "Escribe tu contraseña.",
    usePasskey: "Usar una llave de acceso",
    continueWith: (name) => `Continuar con ${name}`,
    passkeys: "Llaves de acceso",
    passkeysText: "Entra con tu huella, tu cara o el bloqueo de pantalla",
    addPasskey: "Añadir una llave de acceso",
    passkeyName: "Nombre de la llave de acceso",
    passkeyUse: (added, used) =>
      `Añadida el ${date(added)}, ${used === null ? "sin usar todavía" : `usada por última vez el ${date(used)}`}`,
    thisDevice: "Este dispositivo",
    rename: (name) => `Cambiar el nombre de ${name}`,
    removeNamed: (name) => `Quitar ${name}`,
    notConnected: "Sin conectar",
    connectedAs: (name, day) => `Conectada como ${name} el ${date(day)}`,
    connect: "Conectar",
    disconnect: "Desconectar",
    troubles: {
      away: "Ahora no se puede llegar a ese servidor. Inténtalo más tarde.",
      refused: "No ha funcionado. No se ha cambiado nada; inténtalo de nuevo.",
      "other-account": "Esa identidad es de otra cuenta. No se ha cambiado nada.",
      session: "Tu sesión se ha cerrado mientras tanto. No se ha cambiado nada.",
    },

    recoveryCodes: "Códigos de recuperación",
    codesText: (left) =>
      `Por si no puedes entrar. Cada código sirve una vez.${left > 0 ? ` Te quedan: ${codes(left)}.` : ""}`,
    makeCodes: "Crear códigos",
    newCodes: "Crear códigos nuevos",
    codesOffer:
      "Si olvidas tu contraseña, entras con un código de recuperación. Guarda los tuyos ahora, o más tarde en la página de tu cuenta.",
    showCodes: "Mostrar mis códigos de recuperación",
    codesOf: (email) => `Códigos de recuperación de Smart Planner para ${email}`,
    codesUse:
      "Cada uno sirve una vez, en «¿Olvidaste tu contraseña?» de la página de inicio de sesión.",
    codesShown: (amount) => `Tienes ${codes(amount)}. Solo se muestran ahora.`,
    codesSave: "Imprímelos o guarda el archivo; los anteriores ya no sirven.",
    print: "Imprimir",
    download: "Descargar",
    savedThem: "Los he guardado",

    devices: "Dispositivos con sesión",
    devicesNotListed: "No se han podido mostrar tus dispositivos. Inténtalo de nuevo.",
    lastUsed: (day) => `Usado por última vez el ${date(day)}`,
    signOut: "Cerrar sesión",
    unknownDevice: "Dispositivo desconocido",
    signOutDevice: (device) => `Cerrar la sesión de ${device}`,
    signOutOthers: "Cerrar la sesión en los demás dispositivos",
    signedOut: (device) => `Sesión cerrada en ${device}.`,
    othersSignedOut: "Sesión cerrada en todos los demás dispositivos.",

    stored: "Lo que el servidor guarda de ti",
    storedText: "Tu perfil, tus dispositivos y todo lo sincronizado, en un archivo.",
    downloadEverything: "Descargar todo",
    fileSent: "El archivo va de camino a tus descargas.",

    parked: "Guardado en este navegador para otras personas",
    parkedText:
      "Otras personas han usado Smart Planner aquí. Sus datos están aparte y vuelven cuando ellas vuelvan; tú no los ves.",
    parkedPlan: ({ isDemo, day, kilobytes }) =>
      `El plan de ${isDemo ? "la demo" : "otra cuenta"}, apartado ${day === null ? "hace tiempo" : `el ${date(day)}`}, ${kilobytes} KB`,
    removeQuestion: "¿Quitarlo de este navegador?",
    removeText: "Lo ya sincronizado sigue en el servidor. Lo demás se borra para siempre.",

    deleteAccount: "Eliminar tu cuenta",
    deleteText: "Elimina tu cuenta y todos tus datos, para siempre.",
    deleteMine: "Eliminar mi cuenta",
    deleteQuestion: "¿Eliminar tu cuenta?",
    deleteWarning: (email) => [
      "Los planes, las marcas y los ajustes de ",
      email,
      " se borran al momento y no se pueden recuperar. Descárgalos antes si quizá los necesites.",
    ],
  }),
  said(recordWords, {
    labels: {
      ticks: "Sesiones hechas",
      focus: "Temporizadores en marcha",
      log: "Registro de estudio",
      paces: "Duraciones aprendidas",
      edits: "Cambios a mano",
      receipts: "Historial del plan",
      calendars: "Calendarios",
      busyMonths: "Meses de calendarios",
      schoolWork: "Tareas de calendarios",
      daysOff: "Días libres",
      subjects: "Exámenes y objetivos",
      topics: "Capítulos",
      assignments: "Entregas",
      chances: "Probabilidades",
      examAnswers: "Cómo fueron los exámenes",
      reviews: "Repasos",
    },
    count: (_family, amount) => count(amount, { one: "# entrada", other: "# entradas" }),
  }),
  said(syncWords, {
    status: {
      saved: "Guardado",
      saving: "Guardando",
      offline: "Sin conexión",
      "signed-out": "Entra de nuevo",
      stuck: "Sin sincronizar",
    },
    statusText: {
      saved: "Tu plan está en todos los dispositivos en los que entres.",
      saving: "Tus últimos cambios van de camino.",
      offline: "Guardado en este dispositivo; el resto sigue cuando se pueda llegar al servidor.",
      "signed-out":
        "Guardado en este dispositivo. Sal y vuelve a entrar para llevarlo a tus otros dispositivos.",
    },
    notSaved:
      "Tus últimos cambios no están guardados: el almacenamiento de este navegador está lleno o desactivado. Deja esta página abierta, o descarga tus datos e impórtalos después en la página de tu cuenta.",
    downloadData: "Descargar mis datos",

    demoOffer: "¿Llevar el plan de la demo a tu cuenta?",
    demoOfferText:
      "En este navegador hay un plan de la demo. Si es tuyo, pasa a tu cuenta. Si no, se queda en la demo.",
    startEmpty: "No, empezar de cero",
    itIsMine: "Sí, es mío",

    data: "Tus datos",
    dataText:
      "Todo lo que has escrito, tus planes y tus marcas, en un archivo. Impórtalo aquí o en otro dispositivo.",
    exportData: "Exportar mis datos",
    importData: "Importar datos",
    exportFile: "Archivo exportado",
    notImported: {
      tooLarge: "Este archivo es demasiado grande para ser una exportación.",
      notAnExport:
        "Esto no es una exportación de Smart Planner. Elige un archivo que hayas descargado aquí.",
      nothingInIt: "En este archivo no hay nada que se pueda importar.",
    },
    imported: "Importado. Tu plan ya lo muestra.",
    undoClear: "Deshacer el último borrado",
    clearUndone: "El plan borrado ha vuelto.",

    importQuestion: "¿Importar este archivo?",
    import: "Importar",
    allHere: "Todo lo de este archivo ya está aquí.",
    replaces:
      "Estas partes se sustituyen; las marcas y otros registros se suman a los tuyos. Lo que no aparece queda como está.",
    staysSame: "queda como está",
    new: (summary) => `nuevo: ${summary}`,
    leftOut: (names) => `No se puede leer y se ha omitido: ${names.join(", ")}.`,
    parts: {
      quickPlanCache: "Plan rápido",
      quickPlanSubjects: "Asignaturas del plan rápido",
      quickPlanHours: "Horas del plan rápido",
      advancedPlanCache: "Plan avanzado",
      advancedPlanSubjects: "Asignaturas del plan avanzado",
      studyHoursAvailable: "Horas del plan avanzado",
      smartplanner_grid: "Disponibilidad semanal",
      smartplanner_commitments: "Compromisos",
      smartplanner_preferences: "Preferencias",
      smartplanner_plan_inputs: "De qué se hizo el plan avanzado",
      smartplanner_quick_inputs: "De qué se hizo el plan rápido",
      smartplanner_colours: "Colores",
      smartplanner_plan_in_use: "Plan en uso",
      smartplanner_display: "Visualización",
    },
    daysAndSessions: (dayCount, sessions) =>
      `${days(dayCount)}, ${count(sessions, { one: "# sesión", other: "# sesiones" })}`,
    subjects: (amount) => count(amount, { one: "# asignatura", other: "# asignaturas" }),
    hoursPerDay: (amount) => `${amount} al día`,
    paintedHours: (amount) => count(amount, { one: "# hora marcada", other: "# horas marcadas" }),
    commitments: (amount) => count(amount, { one: "# compromiso", other: "# compromisos" }),
    yourSettings: "tus ajustes",
    asEntered: "como lo habías escrito",

    history: "Historial de planes",
    historyEmpty: "Nada todavía. Cuando un plan se sustituye o se borra, lo recuperas desde aquí.",
    reasons: {
      quick: "Generado de nuevo",
      advanced: "Generado de nuevo",
      smart: "Horario inteligente",
      optimised: "Optimizado",
      restored: "Plan anterior recuperado",
      imported: "Importado",
      undone: "Cambio deshecho",
      updated: "Actualizado",
      cleared: "Borrado",
      replaced: "Sustituido",
    },
    moment: (day, time) => `${date(day)}, ${time}`,
    before: (title) => `Antes: ${title}`,
    made: (moment) => `Hecho el ${moment} · `,
    madeBy: { smart: "horario inteligente", optimised: "optimizado" },
    planTitle: (plan, way, dayCount) =>
      `${way === undefined ? plan : `${plan} (${way})`}, ${days(dayCount)}`,
    planHours: (amount) => `, ${hours(amount)}`,
    planHoursPerDay: (amount) => `, ${hours(amount)} al día`,
    moreChanges: (amount) => `Y ${amount} más.`,
    whatChanged: "Qué ha cambiado",
    tooLongAgo: "Hace demasiado tiempo para recuperarlo",
    restore: "Recuperar",
    restoreNamed: (plan, moment) => `Recuperar ${plan}, sustituido el ${moment}`,
    restoreQuestion: (plan, moment) =>
      `¿Recuperar ${plan}, sustituido el ${moment}? Ocupa el lugar del que tienes ahora.`,
    notRestored: "No se ha podido recuperar este plan.",
    restored: (plan) =>
      `${plan}: ha vuelto el anterior, con los datos con los que se hizo. Lo hecho sigue hecho.`,
  }),
];
