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
      401: "Entre de novo.",
      403: "Você não pode fazer isso.",
      404: "Não encontrado.",
      413: "É grande demais para enviar.",
      429: "Tentativas demais. Espere um pouco e tente de novo.",
      503: "O servidor está ocupado. Tente de novo daqui a pouco.",
    },
    failed: "Algo deu errado no servidor. Tente de novo.",
    unreadable: "Algo deu errado. Tente de novo.",
    stopped: "Interrompido.",
    tooSlow: "O servidor demorou demais para responder. Tente de novo.",
    away: "Não dá para acessar o servidor. Verifique sua conexão e tente de novo.",
  }),
  said(uiWords, {
    close: "Fechar",
    back: "Voltar",
    preview: "PRÉVIA",
    underDevelopment: "Em desenvolvimento",
  }),
  said(languageWords, {
    offer: "Ver em português",
    notLoaded: "Não foi possível carregar este idioma. Verifique sua conexão e tente de novo.",
  }),
  said(passwordWords, { showCharacters: "Mostrar caracteres" }),
  said(frameWords, {
    skipToContent: "Pular para o conteúdo",
    credit: (year) => `Feito para estudantes pela equipe do Smart Planner · © ${year}`,
    error: "Erro",
    unexpectedError: "Erro inesperado!",
    backToApp: "Voltar ao Smart Planner",
    serverAway: "O Smart Planner está fazendo uma pausa",
    serverAwayText: "Não dá para acessar o servidor. Seu plano está seguro neste navegador.",
    tryAgain: "Tentar de novo",
  }),
  said(shellWords, {
    openSidebar: "Abrir o menu lateral",
    yourAccount: ", sua conta",
    site: "Site",
    blog: "Blog",
    contactUs: "Contato",
    accessibility: "Acessibilidade",
    login: "Entrar",
    loading: "Carregando",
    switchTheme: "Trocar o tema",
    theme: "Tema",
    themes: { light: "Claro", dark: "Escuro", system: "Sistema" },
    newVersion: "Há uma nova versão do Smart Planner. Seu plano fica como está.",
    later: "Depois",
    reload: "Recarregar",
    settingsNotLoaded:
      "Não foi possível carregar as notificações. Verifique sua conexão e tente de novo.",
    previewFeatures: "Recursos em prévia",
    previewHint: "Experimente antes os recursos novos, neste dispositivo.",
  }),
  said(loginWords, {
    login: "Entrar",
    email: "E-mail",
    enterEmail: "Digite seu e-mail",
    password: "Senha",
    enterPassword: "Digite sua senha",
    forgotPassword: "Esqueceu a senha?",
    noAccount: "Não tem uma conta?",
    or: "ou",
    demo: "Continuar com a demonstração",
    fillIn: "Preencha todos os campos",
    promise: (mark) => ["Organize, planeje e ", mark("avance"), " com guias de estudo com IA."],
    weekdays: ["Seg", "Ter", "Qua", "Qui", "Sex", "Sáb"],
    june: (day) => `${day} jun`,
    length,
    subjects: {
      violet: "Matemática",
      pink: "Química",
      amber: "História",
      blue: "Biologia",
      teal: "Geografia",
      indigo: "Física",
      red: "Espanhol",
    },
  }),
  said(signupWords, {
    signUp: "Criar conta",
    passwordRule: "Pelo menos 8 caracteres.",
    confirmPassword: "Confirme a senha",
    notEqual: "As senhas não são iguais",
    refused: (message) => `Erro ao criar a conta: ${message}`,
    haveAccount: "Já tem uma conta?",
  }),
  said(waysWords, {
    usePasskey: "Usar uma chave de acesso",
    continueWith: (name) => `Continuar com ${name}`,
    away: "Não dá para acessar esse servidor agora. Tente mais tarde ou entre de outro jeito.",
    refused: (name) => `Não deu para entrar com ${name}. Tente de novo.`,
    taken: (name) =>
      `Já existe uma conta com esse e-mail. Entre nela e conecte ${name} na página da sua conta.`,
    noEmail: (name) => `${name} não informou seu e-mail, e precisamos dele.`,
    session: "Sua sessão foi encerrada nesse meio-tempo. Entre e tente de novo.",
  }),
  said(resetWords, {
    forgotPassword: "Esqueceu a senha?",
    writeEmail: "Digite seu e-mail e enviamos um link para você escolher uma nova.",
    sendLink: "Enviar o link",
    backToLogin: "Voltar para o login",
    haveCode: "Tenho um código de recuperação",
    missingEmail: "Digite seu e-mail.",
    noMail: "Este servidor não envia e-mails. Use um dos seus códigos de recuperação.",
    checkEmail: "Veja seu e-mail",
    linkSent: (strong, email) => [
      "Se houver uma conta para ",
      strong(email),
      ", um link está a caminho. Ele vale uma vez, por 30 minutos.",
    ],
    nothingThere: (again) => ["Não chegou nada? Olhe no spam ou ", again],
    againIn: (seconds) => `envie de novo em ${seconds} s`,
    again: "envie de novo",
    tooOld: "Este link não vale mais",
    tooOldText: "Ele já foi usado ou tem mais de 30 minutos. Abrir de novo não muda nada.",
    newLink: "Enviar um novo link",
    newPassword: "Nova senha",
    forAccount: (email) => `Para ${email}`,
    missingPassword: "Digite uma nova senha.",
    tryAgain: "Tentar de novo",
    looking: "Conferindo seu link",
    lengthRule: (least, most) => `De ${least} a ${most} caracteres.`,
    strength: { 0: "Muito curta.", 1: "Muito curta.", 2: "Fraca.", 3: "Boa.", 4: "Forte." },
    advice: "Algumas palavras em sequência são fáceis de lembrar e difíceis de adivinhar.",
    otherWays: "Isto também abre sua conta. Marque o que quer manter.",
    signsOut: "Seus outros dispositivos saem da conta e os códigos antigos deixam de valer.",
    save: "Salvar e entrar",
    fillIn: "Preencha todos os campos",
    useCode: "Usar um código de recuperação",
    useCodeText:
      "Um dos dez códigos que você guardou. Com ele você escolhe uma nova senha. Seus outros códigos e formas de entrar são removidos.",
    code: "Código de recuperação",
    codeHint: "Por exemplo, 7f4k-q2mz",
    linkInstead: "Prefiro receber um link",
    notLoaded:
      "Não foi possível carregar uma parte da página. Verifique sua conexão e tente de novo.",
  }),
  said(keptWaysWords, {
    passkey: (day) => `Chave de acesso, adicionada em ${date(day)}`,
    hosted: (day) => `Conta conectada, adicionada em ${date(day)}`,
  }),
  said(contactWords, {
    contactUs: "Contato",
    about: "Uma dúvida sobre seu plano, uma ideia ou algo que não funciona? Escreva para nós.",
    name: "Nome",
    email: "E-mail",
    message: "Mensagem",
    send: "Enviar mensagem",
    thanks: "Obrigado pela mensagem!",
    notSent: "Não foi possível enviar sua mensagem. Verifique sua conexão e tente de novo.",
  }),
  said(blogWords, {
    blog: "Blog",
    studyBlog: "Blog de estudos",
    sixReads: "Seis leituras curtas sobre planejar, lembrar e ficar bem.",
    noPosts: "Nenhum artigo nesta categoria.",
    category: "Categoria",
    all: "Tudo",
    getStarted: "Começar",
    turnIntoPlan: "Transforme o que você leu em um plano para esta semana.",
    getStartedFree: "Comece grátis",
    notFound: "Artigo não encontrado",
    notFoundText: "Esse artigo não existe.",
    backToBlog: "Voltar ao blog",
    back: "Voltar",
    relatedPosts: "Artigos relacionados",
    tags: "Etiquetas",
  }),
];
