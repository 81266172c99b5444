import { apiWords } from "../en/api.ts";
import { blogWords } from "../en/blog.ts";
import { contactWords } from "../en/contact.ts";
import { frameWords } from "../en/frame.ts";
import { keptWaysWords } from "../en/kept-ways.ts";
import { languageWords } from "../en/language.ts";
import { loginWords } from "../en/login.ts";
import { passwordWords } from "../en/password.ts";
import { resetWords } from "../en/reset.ts";
import { shellWords } from "../en/shell.ts";
import { signupWords } from "../en/signup.ts";
import { uiWords } from "../en/ui.ts";
import { waysWords } from "../en/ways.ts";
import { said } from "../said.ts";
import { date, length } from "./tools.ts";

export default [
  said(apiWords, {
    statuses: {
      401: "Vuelve a iniciar sesión.",
      403: "No tienes permiso para hacer eso.",
      404: "No se ha encontrado.",
      413: "Es demasiado grande para enviarlo.",
      429: "Demasiados intentos. Espera un momento e inténtalo de nuevo.",
      503: "El servidor está ocupado. Inténtalo de nuevo en un momento.",
    },
    failed: "Algo ha fallado en el servidor. Inténtalo de nuevo.",
    unreadable: "Algo ha fallado. Inténtalo de nuevo.",
    stopped: "Detenido.",
    tooSlow: "El servidor ha tardado demasiado en responder. Inténtalo de nuevo.",
    accountsMissing: "En este servidor no hay cuentas. Continúa como usuario de demostración.",
    away: "No se puede llegar al servidor. Comprueba tu conexión e inténtalo de nuevo.",
  }),
  said(uiWords, {
    close: "Cerrar",
    back: "Atrás",
    preview: "AVANCE",
    underDevelopment: "En desarrollo",
  }),
  said(languageWords, {
    offer: "Ver en español",
    notLoaded: "No se ha podido cargar este idioma. Comprueba tu conexión e inténtalo de nuevo.",
  }),
  said(passwordWords, { showCharacters: "Mostrar caracteres" }),
  said(frameWords, {
    skipToContent: "Saltar al contenido",
    credit: (year) => `Hecho para estudiantes por el equipo de Smart Planner · © ${year}`,
    error: "Error",
    unexpectedError: "¡Error inesperado!",
    statuses: {
      400: "Solicitud no válida",
      403: "No permitido",
      404: "No encontrado",
      405: "Método no permitido",
    },
    backToApp: "Volver a Smart Planner",
    serverAway: "Smart Planner se ha tomado un descanso",
    serverAwayText: "No se puede llegar al servidor. Tu plan está a salvo en este navegador.",
    tryAgain: "Intentar de nuevo",
  }),
  said(shellWords, {
    openSidebar: "Abrir la barra lateral",
    yourAccount: ", tu cuenta",
    site: "Sitio",
    blog: "Blog",
    contactUs: "Contacto",
    accessibility: "Accesibilidad",
    login: "Iniciar sesión",
    loading: "Cargando",
    switchTheme: "Cambiar el tema",
    theme: "Tema",
    themes: { light: "Claro", dark: "Oscuro", system: "Sistema" },
    newVersion: "Hay una versión nueva de Smart Planner. Tu plan queda como está.",
    later: "Más tarde",
    reload: "Recargar",
    settingsNotLoaded:
      "No se han podido cargar las notificaciones. Comprueba tu conexión e inténtalo de nuevo.",
    previewFeatures: "Funciones en avance",
    previewHint: "Prueba antes las funciones nuevas, en este dispositivo.",
  }),
  said(loginWords, {
    login: "Iniciar sesión",
    email: "Correo",
    enterEmail: "Escribe tu correo",
    password: "Contraseña",
    enterPassword: "Escribe tu contraseña",
    forgotPassword: "¿Olvidaste tu contraseña?",
    noAccount: "¿No tienes cuenta?",
    or: "o",
    demo: "Continuar con la demo",
    fillIn: "Rellena todos los campos",
    promise: (mark) => [
      "Organízate, planifica y ",
      mark("progresa"),
      " con guías de estudio con IA.",
    ],
    weekdays: ["Lun", "Mar", "Mié", "Jue", "Vie", "Sáb"],
    june: (day) => `${day} jun`,
    length,
    subjects: {
      violet: "Matemáticas",
      pink: "Química",
      amber: "Historia",
      blue: "Biología",
      teal: "Geografía",
      indigo: "Física",
      red: "Inglés",
    },
  }),
  said(signupWords, {
    signUp: "Crear cuenta",
    passwordRule: "Al menos 8 caracteres.",
    confirmPassword: "Confirma la contraseña",
    notEqual: "Las contraseñas no coinciden",
    refused: (message) => `Error al crear la cuenta: ${message}`,
    haveAccount: "¿Ya tienes cuenta?",
  }),
  said(waysWords, {
    usePasskey: "Usar una llave de acceso",
    continueWith: (name) => `Continuar con ${name}`,
    away: "Ahora no se puede llegar a ese servidor. Inténtalo más tarde o entra de otra forma.",
    refused: (name) => `No se ha podido entrar con ${name}. Inténtalo de nuevo.`,
    taken: (name) =>
      `Ya hay una cuenta con ese correo. Entra en ella y conecta ${name} en la página de tu cuenta.`,
    noEmail: (name) => `${name} no ha compartido tu correo, y lo necesitamos.`,
    noPasskey: "No se usó ninguna llave de acceso. Inténtalo otra vez o usa otra forma.",
    passkeyKnown: "Este dispositivo ya tiene aquí una llave de acceso.",
    notSignedIn: "No se pudo iniciar sesión allí. Inténtalo otra vez.",
    session: "Tu sesión se ha cerrado mientras tanto. Entra e inténtalo de nuevo.",
  }),
  said(resetWords, {
    forgotPassword: "¿Olvidaste tu contraseña?",
    writeEmail: "Escribe tu correo y te enviamos un enlace para elegir una nueva.",
    sendLink: "Enviar el enlace",
    backToLogin: "Volver al inicio de sesión",
    haveCode: "Tengo un código de recuperación",
    missingEmail: "Escribe tu correo.",
    noMail: "Este servidor no envía correos. Usa uno de tus códigos de recuperación.",
    checkEmail: "Mira tu correo",
    linkSent: (strong, email) => [
      "Si hay una cuenta para ",
      strong(email),
      ", un enlace va de camino. Sirve una vez, durante 30 minutos.",
    ],
    nothingThere: (again) => ["¿No llega nada? Mira en el spam o ", again],
    againIn: (seconds) => `envíalo de nuevo en ${seconds} s`,
    again: "envíalo de nuevo",
    tooOld: "Este enlace ya no sirve",
    tooOldText: "Ya se usó o tiene más de 30 minutos. Abrirlo otra vez no cambia nada.",
    newLink: "Enviar otro enlace",
    newPassword: "Contraseña nueva",
    forAccount: (email) => `Para ${email}`,
    missingPassword: "Escribe una contraseña nueva.",
    tryAgain: "Intentar de nuevo",
    looking: "Comprobando tu enlace",
    lengthRule: (least, most) => `De ${least} a ${most} caracteres.`,
    strength: { 0: "Muy corta.", 1: "Muy corta.", 2: "Débil.", 3: "Buena.", 4: "Fuerte." },
    advice: "Varias palabras seguidas son fáciles de recordar y difíciles de adivinar.",
    otherWays: "Esto también abre tu cuenta. Marca lo que quieras conservar.",
    signsOut:
      "Se cierra la sesión en tus otros dispositivos y los códigos antiguos dejan de servir.",
    save: "Guardar y entrar",
    fillIn: "Rellena todos los campos",
    useCode: "Usar un código de recuperación",
    useCodeText:
      "Uno de los diez códigos que guardaste. Con él eliges una contraseña nueva. Tus otros códigos y formas de entrar se eliminan.",
    code: "Código de recuperación",
    codeHint: "Por ejemplo, 7f4k-q2mz",
    linkInstead: "Prefiero un enlace",
    notLoaded:
      "No se ha podido cargar una parte de la página. Comprueba tu conexión e inténtalo de nuevo.",
  }),
  said(keptWaysWords, {
    passkey: (day) => `Llave de acceso, añadida el ${date(day)}`,
    hosted: (day) => `Cuenta conectada, añadida el ${date(day)}`,
  }),
  said(contactWords, {
    contactUs: "Contacto",
    about: "¿Una pregunta sobre tu plan, una idea o algo que no funciona? Escríbenos.",
    name: "Nombre",
    email: "Correo",
    message: "Mensaje",
    send: "Enviar mensaje",
    thanks: "¡Gracias por escribirnos!",
    notSent: "No se ha podido enviar tu mensaje. Comprueba tu conexión e inténtalo de nuevo.",
  }),
  said(blogWords, {
    blog: "Blog",
    studyBlog: "Blog de estudio",
    sixReads: "Seis lecturas cortas sobre planificar, recordar y cuidarte.",
    noPosts: "No hay artículos en esta categoría.",
    category: "Categoría",
    all: "Todo",
    getStarted: "Empezar",
    turnIntoPlan: "Convierte lo que acabas de leer en un plan para esta semana.",
    getStartedFree: "Empieza gratis",
    notFound: "Artículo no encontrado",
    notFoundText: "Lo sentimos, no encontramos ese artículo.",
    backToBlog: "Volver al blog",
    back: "Atrás",
    relatedPosts: "Artículos relacionados",
    tags: "Etiquetas",
  }),
];
