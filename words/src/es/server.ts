import { mailWords } from "../en/mails.ts";
import { refusalWords } from "../en/refusals.ts";
import { siteWords } from "../en/site.ts";
import { smallPageWords } from "../en/small-pages.ts";
import { said } from "../said.ts";
import { problems } from "./problems.ts";
import { count } from "./tools.ts";

const secondsOf = (seconds: number): string =>
  count(seconds, { one: "# segundo", other: "# segundos" });
const wait = (seconds: number): string =>
  seconds < 60
    ? secondsOf(seconds)
    : count(Math.ceil(seconds / 60), { one: "un minuto", other: "# minutos" });

const byHand = "También puedes escribir tus clases a mano.";
const chooseAnother = "Elige un archivo PDF, PNG, JPG, CSV o ICS.";
const manyTimetables = (seconds: number) =>
  `Has pedido muchos horarios en poco tiempo. Inténtalo de nuevo en ${wait(seconds)}.`;

const once = "El enlace sirve una vez, durante 30 minutos.";
const isItYours = (title: string, what: string) => ({
  title,
  lines: [`Alguien, esperamos que tú, ${what}.`, `Abre el enlace para decir que es tuya. ${once}`],
});
const notYou =
  "Si no has sido tú, cambia tu contraseña en la página de tu cuenta: allí eliges qué se conserva.";
const chooseNew =
  "Si no has sido tú, elige otra en «¿Olvidaste tu contraseña?», en la página de inicio de sesión.";

export default [
  said(siteWords, {
    description:
      "Introduce tus asignaturas, fechas de examen y horas diarias y obtén un plan de estudio para cada día.",
    needsJavaScript: "Smart Planner necesita JavaScript. Actívalo y vuelve a cargar la página.",
    notAvailable: "No disponible",
    blog: "Seis textos breves para estudiantes sobre planificar, recordar y cuidarse, cada uno con los estudios en que se basa.",
    contact: "¿Una pregunta sobre tu plan de estudio, una idea o algo que no funciona? Escríbenos.",
    accessibility:
      "Qué criterios de accesibilidad cumple Smart Planner, cómo se ha comprobado y qué falta.",
    login:
      "Inicia sesión en Smart Planner o pruébalo como usuario de demostración: asignaturas, fechas de examen y horas se convierten en un plan para cada día.",
    signup:
      "Crea una cuenta gratuita de Smart Planner y convierte tus fechas de examen en un plan de estudio para cada día.",
    feedTitle: "Blog de Smart Planner",
    feed: "Textos breves para estudiantes sobre planificar, recordar y cuidarse.",
    shortcuts: ["Hoy", "Empezar a estudiar", "Tu tiempo"],
    screenshots: [
      "Hoy, entregas y la semana",
      "La semana de sesiones de estudio",
      "Hoy y entregas",
      "Un día de sesiones de estudio",
      "Un temporizador para una sesión de estudio",
    ],
  }),
  said(mailWords, {
    account: {
      reset: {
        title: "Elige una contraseña nueva",
        lines: [
          "Alguien, esperamos que tú, ha pedido una contraseña nueva para tu cuenta de Smart Planner.",
          `${once} Si no has sido tú, no hagas nada: tu contraseña sigue igual.`,
        ],
      },
      confirm: isItYours(
        "¿Es esta tu dirección de correo?",
        "ha creado una cuenta de Smart Planner con esta dirección",
      ),
      "leave-email": {
        title: "¿Cambiar la dirección de correo de tu cuenta?",
        lines: [
          "Alguien, esperamos que tú, quiere otra dirección de correo para tu cuenta de Smart Planner.",
          `Abre el enlace para permitirlo. ${once}`,
          "Si no has sido tú, no lo abras y cambia tu contraseña: sin este enlace no pasa nada.",
        ],
      },
      "enter-email": isItYours(
        "¿Usar esta dirección para tu cuenta?",
        "quiere usar esta dirección para una cuenta de Smart Planner",
      ),
      "password-changed": {
        title: "Tu contraseña ha cambiado",
        lines: ["La contraseña de tu cuenta de Smart Planner acaba de cambiar.", chooseNew],
      },
      "password-removed": {
        title: "Se ha quitado tu contraseña",
        lines: [
          "Tu cuenta de Smart Planner ya no tiene contraseña. Tus otras formas de entrar siguen.",
          chooseNew,
        ],
      },
      "email-changed": {
        title: "Tu dirección de correo ha cambiado",
        lines: ["Tu cuenta de Smart Planner tiene desde ahora otra dirección de correo."],
      },
      "codes-made": {
        title: "Se han creado códigos de recuperación nuevos para tu cuenta",
        lines: ["Los códigos anteriores de tu cuenta de Smart Planner ya no sirven.", notYou],
      },
      "passkey-added": {
        title: "Se ha añadido una llave de acceso a tu cuenta",
        lines: ["Desde ahora abre tu cuenta de Smart Planner.", notYou],
      },
      "provider-connected": {
        title: "Se ha conectado otra cuenta a la tuya",
        lines: ["Desde ahora abre tu cuenta de Smart Planner.", notYou],
      },
      "account-deleted": {
        title: "Tu cuenta se ha eliminado",
        lines: ["Tu cuenta de Smart Planner y todo lo que contenía se han eliminado."],
      },
    },
    links: {
      reset: "Elegir una contraseña nueva",
      confirm: "Sí, es mía",
      "leave-email": "Permitir el cambio",
      "enter-email": "Sí, usarla",
    },
    newAddress: (email) => `La dirección nueva sería ${email}.`,
    notifications: {
      title: "¿Es esta tu dirección de correo?",
      lines: [
        "Alguien, esperamos que tú, ha pedido que Smart Planner envíe notificaciones a esta dirección.",
        "Abre el enlace para aceptar. Si no has sido tú, no hagas nada: no se envía ninguna.",
      ],
    },
    sendHere: "Sí, enviarlas aquí",
    open: "Abrir Smart Planner",
    stop: "No recibir más correos de Smart Planner",
  }),
  said(smallPageWords, {
    open: "Abrir Smart Planner",
    outdated: {
      title: "Este enlace ya no sirve",
      text: "Ya se usó, tiene más de 30 minutos o se pidió otro después. No se ha cambiado nada.",
    },
    confirm: {
      title: "¿Es esta tu dirección de correo?",
      text: "Entonces se puede llegar a tu cuenta de Smart Planner a través de ella.",
      button: "Sí, es mía",
    },
    "leave-email": {
      title: "¿Cambiar la dirección de correo de tu cuenta?",
      text: "Se cambia cuando aceptes aquí y en la dirección nueva.",
      button: "Permitir el cambio",
    },
    "enter-email": {
      title: "¿Usar esta dirección para tu cuenta?",
      text: "Se cambia cuando aceptes aquí y en la dirección actual.",
      button: "Sí, usarla",
    },
    confirmed: { title: "Gracias", text: "Tu dirección está confirmada." },
    halfNew: {
      title: "Falta un paso",
      text: "Ahora abre el enlace del correo a tu dirección nueva; entonces se cambia.",
    },
    halfPresent: {
      title: "Falta un paso",
      text: "Ahora abre el enlace del correo a tu dirección actual; entonces se cambia.",
    },
    taken: {
      title: "Esta dirección ya tiene una cuenta",
      text: "Por eso no se puede usar para otra. Tu cuenta conserva su dirección.",
    },
    changed: { title: "Tu dirección ha cambiado", text: "Entra desde ahora con la nueva." },
    notificationsOutdated: {
      title: "Este enlace ya no es válido",
      text: "La dirección cambió o la cuenta ya no existe. Mira tus notificaciones en la app.",
    },
    stop: {
      title: "¿No recibir más correos?",
      text: "Smart Planner no te enviará más notificaciones por correo. Tu plan y tu cuenta quedan como están.",
      button: "No recibir más correos",
    },
    stopped: {
      title: "No habrá más correos",
      text: "Hecho. Si cambias de idea, actívalos otra vez en tus notificaciones.",
    },
    sendHere: {
      title: "¿Es esta tu dirección de correo?",
      text: "Entonces Smart Planner enviará aquí tus notificaciones.",
      button: "Sí, enviarlas aquí",
    },
    sentHere: {
      title: "Gracias",
      text: "Tus notificaciones llegan desde ahora a esta dirección. Cada mensaje tiene un enlace para dejarlas.",
    },
  }),
  said(refusalWords, {
    "nothing-here": "No hay nada en esta dirección.",
    malformed: "No se ha podido leer la petición. Recarga la página e inténtalo de nuevo.",
    "no-database":
      "El servidor no llega ahora a su base de datos. Inténtalo de nuevo en unos segundos.",
    "account-gone": "Esta cuenta ya no existe. Vuelve a entrar.",
    busy: "El servidor está muy ocupado. Inténtalo de nuevo en unos segundos.",
    receiving: "El servidor está recibiendo mucho. Inténtalo de nuevo en unos segundos.",
    failed: "Algo ha fallado en el servidor. No se ha cambiado nada; inténtalo de nuevo.",
    "other-site":
      "Esta petición no vino de las páginas de Smart Planner. Abre la app e inténtalo de nuevo.",
    "too-many": "Ha sido demasiado de una vez. Inténtalo de nuevo en un momento.",
    "too-often": "Ha sido muy a menudo. Espera un rato e inténtalo de nuevo.",
    "body-too-large": (kilobytes) =>
      `Es demasiado para enviarlo de una vez: como máximo ${kilobytes} KB.`,

    "signed-out": "Vuelve a entrar para cambiar tu cuenta.",
    "needs-proof": "Confirma que eres tú.",
    "not-your-password": "Esa no es tu contraseña actual.",
    "too-many-attempts": (seconds) =>
      `Demasiados intentos. Inténtalo de nuevo en ${wait(seconds)}.`,
    "email-and-password": "Hacen falta un correo y una contraseña.",
    "wrong-sign-in": "El correo o la contraseña no es correcto.",
    "email-taken": "Ya hay una cuenta con este correo. Entra en ella o usa otro correo.",
    "no-passwords": (provider) => `Aquí no se usan contraseñas. Continúa con ${provider}.`,
    "wrong-email": "Ese correo no parece correcto. Revísalo e inténtalo de nuevo.",
    "password-short": (least) => `La contraseña necesita al menos ${least} caracteres.`,
    "password-long": (most) => `La contraseña puede tener como máximo ${most} caracteres.`,
    "password-common":
      "Esa contraseña es de las primeras que otros probarían. Elige otra, como tres o cuatro palabras sin relación.",
    "display-name": (most) => `Un nombre visible tiene de 1 a ${most} caracteres.`,
    "both-passwords": "Hacen falta la contraseña actual y la nueva.",
    "your-password": "Hace falta tu contraseña.",
    "device-signed-out": "Ese dispositivo ya no tiene sesión.",
    "needs-email": "Hace falta un correo.",
    "no-mail-to-check":
      "Este servidor no envía correos, así que no se puede comprobar la dirección.",
    "own-email": "Esa ya es tu dirección.",
    "last-way": "Añade antes otra forma de entrar.",
    "link-used": "Este enlace ya no sirve y no ha cambiado nada. Pide otro.",
    "wrong-code": "El correo o el código no es correcto.",
    "no-mail": "Este servidor no envía correos. Usa un código de recuperación.",
    "link-incomplete": "El enlace no está completo.",
    "new-password": "Hace falta una contraseña nueva.",
    "email-code-password": "Hacen falta un correo, un código y una contraseña nueva.",
    "passkey-failed":
      "Esa llave de acceso no ha funcionado aquí. Inténtalo de nuevo o entra de otra forma.",
    "passkey-not-added": "No se ha podido añadir esa llave de acceso. Inténtalo de nuevo.",
    "passkey-gone": "Esa llave de acceso ya no existe.",
    "passkey-unreadable":
      "No se ha podido leer la respuesta de la llave de acceso. Inténtalo de nuevo.",
    "most-passkeys": (most) => `Tienes ${most} llaves de acceso, el máximo. Quita una antes.`,
    "passkey-and-name": (most) =>
      `Hacen falta una llave de acceso y un nombre de 1 a ${most} caracteres.`,
    "passkey-name": (most) => `Un nombre tiene de 1 a ${most} caracteres.`,
    "needs-purpose": "Falta para qué.",
    "provider-away": (provider) =>
      `Ahora no se puede llegar al servidor de ${provider}. Inténtalo más tarde.`,
    "many-exports": (seconds) =>
      `Has descargado tus datos muy a menudo. Inténtalo de nuevo en ${wait(seconds)}.`,

    clock:
      "El reloj de este dispositivo va adelantado. Sus cambios se envían otra vez con la hora correcta.",
    "too-large": (megabytes) =>
      `Es demasiado para sincronizarlo de una vez: como máximo ${megabytes} MB. Tu plan sigue en este dispositivo.`,
    quota: (megabytes, records) =>
      `Tu cuenta está llena: caben ${megabytes} MB y ${records} registros. Borra un plan que ya no necesites; en este dispositivo sigue todo.`,
    "other-user": "Otra persona ha entrado en este navegador. Recarga la página.",
    "sign-in-to-sync": "Entra para ver tu plan en todos tus dispositivos.",
    protocol: "Esta página es de otra versión que el servidor. Recárgala; tu plan sigue aquí.",
    "sync-unreadable": "No se ha podido leer la sincronización. Recarga la página.",

    "unknown-zone": "Esta zona horaria no se conoce aquí.",
    "browser-zone": "La zona horaria de este navegador no se conoce aquí.",
    "needs-zone": "Hace falta una zona horaria.",
    "notifications-signed-out": "Vuelve a entrar para guardar tus notificaciones.",
    "valid-email": "Escribe un correo válido y guarda de nuevo.",
    "saved-often": "Has guardado muy a menudo. Espera un rato e inténtalo de nuevo.",
    "device-unreachable": "No se ha podido llegar a este dispositivo. Inténtalo de nuevo.",
    "no-reminders": "Este navegador no puede recibir recordatorios.",
    "save-first": "Guarda antes tus preferencias.",
    "reminder-stays": "Este recordatorio no se puede mover.",

    "no-feed": "Todavía no hay dirección. Crea una primero.",
    "feed-detail": "Elige lo que verán los demás.",
    "feed-gone": "Ya no hay ningún calendario en esta dirección.",
    "needs-account": "Crea una cuenta para usar esto.",
    "most-calendars": (most) => `Ya tienes ${most} calendarios por dirección. Quita uno antes.`,
    "calendar-removed": "Este calendario se quitó en otro dispositivo.",
    "refreshed-often": "Tus calendarios se han actualizado muy a menudo. Espera un rato.",
    "calendar-problem": (problem) =>
      problem === "password" ? "La dirección pide una contraseña" : problems[problem],
    "calendar-address": "Escribe la dirección de un calendario.",

    "contact-incomplete": (most) =>
      `Escribe tu nombre, un correo válido y un mensaje de ${most} caracteres como máximo.`,
    "many-messages":
      "Han llegado muchos mensajes desde aquí. Inténtalo más tarde; tu texto se conserva.",

    "plan-too-slow": "Calcular este horario ha tardado demasiado. Prueba con menos asignaturas.",
    "plan-not-found":
      "No se ha encontrado un horario que lo cumpla todo. Cambia tus preferencias e inténtalo de nuevo.",
    "many-timetables": manyTimetables,
    "many-timetables-here": (seconds) =>
      `${manyTimetables(seconds)} Con una cuenta puedes pedir más a menudo.`,
    "subjects-and-hours": "Hacen falta asignaturas y horas al día.",
    "many-subjects": (most) => `Son más de ${most} asignaturas. Quita algunas.`,
    "subject-fields": "Cada asignatura necesita un nombre y una fecha de examen, como 2027-03-05.",
    "long-preferences": (most) =>
      `Tus preferencias son demasiado largas: como máximo ${most} caracteres.`,
    "hours-range": "Las horas al día deben estar entre 1 y 24.",
    "field-customPrompt": "Las preferencias deben ser un texto.",
    "field-modelType": "Elige flash o pro como modelo.",
    "field-wishes": "No se han podido leer los deseos de este plan. Quítalos e inténtalo de nuevo.",
    "field-today": "El día de hoy debe escribirse como 2027-03-05.",
    "field-minuteOfDay": "El minuto del día debe ser un número entero de 0 a 1439.",
    "field-grid": "No se ha podido leer tu disponibilidad. Revísala e inténtalo de nuevo.",
    "field-commitments": "No se han podido leer tus compromisos. Revísalos e inténtalo de nuevo.",
    "field-busy": "No se han podido leer tus calendarios. Actualízalos e inténtalo de nuevo.",
    "field-dateLimits": "No se han podido leer tus días libres. Revísalos e inténtalo de nuevo.",
    "field-tasks": "No se han podido leer tus entregas. Revísalas e inténtalo de nuevo.",
    "field-preferences":
      "No se han podido leer tus preferencias de estudio. Revísalas e inténtalo de nuevo.",

    cancelled: "La petición se ha cancelado.",

    "many-files": (seconds) =>
      `Son muchos archivos en poco tiempo. Inténtalo de nuevo en ${wait(seconds)}.`,
    "no-form": "Envía el archivo en un formulario, en el campo «schedule».",
    "no-file": "No ha llegado ningún archivo. Elige uno y envíalo de nuevo.",
    "file-broken": "El archivo no ha llegado entero. Envíalo de nuevo.",
    "form-crowded": "Este formulario tiene demasiadas partes. Envía un solo archivo.",
    "file-too-large":
      "Este archivo supera los 10 MB. Elige uno más pequeño o haz una captura de pantalla.",
    "no-timetable": `No se ha encontrado un horario en este archivo. Debe ser una lista con día, hora y asignatura, o una semana con los días en columnas y las horas en filas. ${byHand}`,
    "no-text": `Este PDF no tiene texto que se pueda leer. Sube una captura en PNG o JPG. ${byHand}`,
    "many-classes": (most) =>
      `Este archivo tiene más de ${most} clases. Sube una semana de tu propio horario.`,
    "file-unreadable": `Este archivo está dañado o no se puede abrir. Guárdalo de nuevo o elige otro. ${byHand}`,
    "file-slow": `Leer este archivo ha tardado demasiado y se ha detenido. Prueba con uno más sencillo, como una captura solo del horario. ${byHand}`,
    "file-heavy": `Este archivo necesita demasiada memoria. Prueba con uno más sencillo, como una captura solo del horario. ${byHand}`,
    "reading-stopped": "La lectura se ha detenido. Envía el archivo de nuevo.",
    "picture-damaged": "Esta imagen está dañada. Guárdala de nuevo o haz otra captura.",
    "picture-large":
      "Esta imagen tiene más de 25 megapíxeles. Redúcela o haz una captura solo del horario.",
    "file-kind": `No se pueden leer archivos de este tipo. ${chooseAnother}`,
    "file-empty": "Este archivo está vacío. Elige otro.",
    "file-other-kind": (extension) =>
      `Este archivo se llama ${extension}, pero su contenido es otra cosa. Guárdalo de nuevo en uno de los tipos conocidos. ${chooseAnother}`,
  }),
];
