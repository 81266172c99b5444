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
const days = (amount: number) => count(amount, { one: "# dia", other: "# dias" });

export default [
  said(dateWords, tools),
  said(displayWords, {
    display: "Exibição",
    labels: { language: "Idioma", weekStart: "Primeiro dia da semana", clock: "Relógio" },
    automatic: "Automático",
    languageHint: "O que você escreve fica como está.",
    beta: (language) => `${language} · beta`,
    looksLike: "Fica assim",
    times: (from, to) => `Das ${from} às ${to}`,
  }),
  said(planWords, { quick: "Plano rápido", advanced: "Plano avançado" }),
  said(sidebarWords, {
    closeSidebar: "Fechar o menu lateral",
    main: "Principal",
    dashboard: "Painel",
    term: "Seu semestre",
    time: "Seu tempo",
    blog: "Blog",
    notifications: "Notificações",
    inDevelopment: "Em desenvolvimento",
    contactUs: "Contato",
    display: "Exibição",
    demoMode: "Demonstração",
    yourAccount: ", sua conta",
    addToHome: "Adicionar à tela inicial",
    install: "Instalar o app",
    logout: "Sair",
  }),
  said(accountWords, {
    yourAccount: "Sua conta",
    cancel: "Cancelar",
    continue: "Continuar",
    remove: "Remover",
    save: "Salvar",
    later: "Depois",
    notLoaded:
      "Não foi possível carregar uma parte da página. Verifique sua conexão e tente de novo.",
    fillIn: "Preencha todos os campos",

    profile: "Perfil",
    demoMode: "Demonstração",
    name: "Nome",
    email: "E-mail",
    demoText:
      "Seu plano está só neste navegador. Com uma conta, você o tem em todos os dispositivos, e o que já fez vem junto.",
    createAccount: "Criar uma conta",
    displayName: "Nome de exibição",
    saveName: "Salvar o nome",
    missingName: "Digite um nome.",
    nameSaved: "Seu nome foi salvo.",

    notConfirmed: "Ainda não confirmado",
    linkSent: "O link está a caminho.",
    sendLinkAgain: "Enviar o link de novo",
    changingTo: (email) => `Mudando para ${email}`,
    changeEmail: "Mudar o e-mail",
    newEmail: "Novo e-mail",
    bothAddresses: "Escrevemos para os dois endereços. Muda quando você aceitar nos dois.",
    sendBothLinks: "Enviar os dois links",
    openBothLinks: (before, after) =>
      `Agora abra os links dos dois e-mails, para ${before} e para ${after}. Eles valem 30 minutos.`,

    ways: "Formas de entrar",
    waysText: "Tenha duas, caso perca uma.",
    waysNotLoaded: "Não foi possível carregar esta parte. Tente de novo.",
    password: "Senha",
    yourPassword: "Sua senha",
    passwordChangedOn: (day) => `Mudada em ${date(day)}`,
    noPassword: "Você ainda não tem.",
    change: "Mudar",
    setAPassword: "Definir uma senha",
    setPassword: "Definir senha",
    changePassword: "Mudar a senha",
    currentPassword: "Senha atual",
    newPassword: "Nova senha",
    confirmNewPassword: "Confirme a nova senha",
    passwordRule: (least, most) =>
      `De ${least} a ${most} caracteres. Algumas palavras em sequência são fáceis de lembrar e difíceis de adivinhar.`,
    notEqual: "As senhas não são iguais",
    keepWays: "Manter estas também? Desmarque as que você não conhece.",
    signsOut: "Seus outros dispositivos saem da conta e os códigos antigos deixam de valer.",
    passwordChanged:
      "Sua senha mudou. Os outros dispositivos saíram da conta e os códigos antigos não valem mais.",
    withoutPassword:
      "Dá para ficar sem: suas outras formas de entrar continuam, e uma perdida se recupera por e-mail ou com um código.",
    removePassword: "Remover a senha",
    confirmPassword: "Confirme sua senha",
    confirmYou: "Confirme que é você",
    missingPassword: "Digite sua senha.",
    usePasskey: "Usar uma chave de acesso",
    continueWith: (name) => `Continuar com ${name}`,
    passkeys: "Chaves de acesso",
    passkeysText: "Entre com sua digital, seu rosto ou o bloqueio de tela",
    addPasskey: "Adicionar uma chave de acesso",
    passkeyName: "Nome da chave de acesso",
    passkeyUse: (added, used) =>
      `Adicionada em ${date(added)}, ${used === null ? "ainda não usada" : `usada por último em ${date(used)}`}`,
    thisDevice: "Este dispositivo",
    rename: (name) => `Renomear ${name}`,
    removeNamed: (name) => `Remover ${name}`,
    notConnected: "Não conectada",
    connectedAs: (name, day) => `Conectada como ${name} em ${date(day)}`,
    connect: "Conectar",
    disconnect: "Desconectar",
    troubles: {
      away: "Não dá para acessar esse servidor agora. Tente mais tarde.",
      refused: "Não deu certo. Nada mudou; tente de novo.",
      "other-account": "Essa identidade é de outra conta. Nada mudou.",
      session: "Sua sessão foi encerrada nesse meio-tempo. Nada mudou.",
    },

    recoveryCodes: "Códigos de recuperação",
    codesText: (left) =>
      `Para quando você não conseguir entrar. Cada código vale uma vez.${left > 0 ? ` Você ainda tem ${codes(left)}.` : ""}`,
    makeCodes: "Criar códigos",
    newCodes: "Criar novos códigos",
    codesOffer:
      "Se você esquecer a senha, um código de recuperação deixa você entrar. Guarde os seus agora, ou depois na página da sua conta.",
    showCodes: "Mostrar meus códigos de recuperação",
    codesOf: (email) => `Códigos de recuperação do Smart Planner para ${email}`,
    codesUse: "Cada um vale uma vez, em “Esqueceu a senha?” na página de login.",
    codesShown: (amount) => `Aqui estão: ${codes(amount)}. Só aparecem agora.`,
    codesSave: "Imprima ou salve o arquivo; os códigos antigos não valem mais.",
    print: "Imprimir",
    download: "Baixar",
    savedThem: "Já guardei",

    devices: "Dispositivos conectados",
    devicesNotListed: "Não foi possível listar seus dispositivos. Tente de novo.",
    lastUsed: (day) => `Usado por último em ${date(day)}`,
    signOut: "Sair",
    unknownDevice: "Dispositivo desconhecido",
    signOutDevice: (device) => `Sair de ${device}`,
    signOutOthers: "Sair de todos os outros dispositivos",
    signedOut: (device) => `${device} saiu da conta.`,
    othersSignedOut: "Todos os outros dispositivos saíram da conta.",

    stored: "O que o servidor guarda sobre você",
    storedText: "Seu perfil, seus dispositivos e tudo o que foi sincronizado, em um arquivo.",
    downloadEverything: "Baixar tudo",
    fileSent: "O arquivo está indo para seus downloads.",

    parked: "Guardado neste navegador para outras pessoas",
    parkedText:
      "Outras pessoas usaram o Smart Planner aqui. Os dados delas ficam à parte e voltam quando elas voltarem; você não os vê.",
    parkedPlan: ({ isDemo, day, kilobytes }) =>
      `O plano ${isDemo ? "da demonstração" : "de outra conta"}, guardado ${day === null ? "há algum tempo" : `em ${date(day)}`}, ${kilobytes} KB`,
    removeQuestion: "Remover deste navegador?",
    removeText: "O que já foi sincronizado continua no servidor. O resto é apagado para sempre.",

    deleteAccount: "Excluir sua conta",
    deleteText: "Exclui sua conta e todos os seus dados, para sempre.",
    deleteMine: "Excluir minha conta",
    deleteQuestion: "Excluir sua conta?",
    deleteWarning: (email) => [
      "Planos, marcações e ajustes de ",
      email,
      " são apagados na hora e não voltam. Baixe tudo antes se ainda for precisar.",
    ],
  }),
  said(recordWords, {
    labels: {
      ticks: "Sessões concluídas",
      focus: "Cronômetros em andamento",
      log: "Registro de estudo",
      paces: "Durações aprendidas",
      edits: "Mudanças manuais",
      receipts: "Histórico do plano",
      calendars: "Calendários",
      busyMonths: "Meses de calendários",
      schoolWork: "Tarefas de calendários",
      daysOff: "Dias livres",
      subjects: "Provas e metas",
      topics: "Capítulos",
      assignments: "Entregas",
      chances: "Chances",
      examAnswers: "Como foram as provas",
      reviews: "Revisões",
    },
    count: (_family, amount) => count(amount, { one: "# registro", other: "# registros" }),
  }),
  said(syncWords, {
    status: {
      saved: "Salvo",
      saving: "Salvando",
      offline: "Sem conexão",
      "signed-out": "Entre de novo",
      stuck: "Não sincronizado",
    },
    statusText: {
      saved: "Seu plano está em todos os dispositivos em que você entrar.",
      saving: "Suas últimas mudanças estão a caminho.",
      offline: "Salvo neste dispositivo; o resto segue quando der para acessar o servidor.",
      "signed-out":
        "Salvo neste dispositivo. Saia e entre de novo para levar aos seus outros dispositivos.",
    },
    notSaved:
      "Suas últimas mudanças não foram salvas: o armazenamento deste navegador está cheio ou desligado. Deixe esta página aberta, ou baixe seus dados e importe depois na página da sua conta.",
    downloadData: "Baixar meus dados",

    demoOffer: "Levar o plano da demonstração para sua conta?",
    demoOfferText:
      "Há um plano da demonstração neste navegador. Se é seu, ele vai para sua conta. Se não, fica na demonstração.",
    startEmpty: "Não, começar do zero",
    itIsMine: "Sim, é meu",

    data: "Seus dados",
    dataText:
      "Tudo o que você digitou, seus planos e suas marcações, em um arquivo. Importe aqui ou em outro dispositivo.",
    exportData: "Exportar meus dados",
    importData: "Importar dados",
    exportFile: "Arquivo exportado",
    notImported: {
      tooLarge: "Este arquivo é grande demais para ser uma exportação.",
      notAnExport:
        "Isto não é uma exportação do Smart Planner. Escolha um arquivo que você baixou aqui.",
      nothingInIt: "Não há nada neste arquivo que possa ser importado.",
    },
    imported: "Importado. Seu plano já mostra.",
    undoClear: "Desfazer a última limpeza",
    clearUndone: "O plano apagado voltou.",

    importQuestion: "Importar este arquivo?",
    import: "Importar",
    allHere: "Tudo deste arquivo já está aqui.",
    replaces:
      "Estas partes serão substituídas; marcações e outros registros se somam aos seus. O que não está na lista fica como está.",
    staysSame: "fica como está",
    new: (summary) => `novo: ${summary}`,
    leftOut: (names) => `Não deu para ler e ficou de fora: ${names.join(", ")}.`,
    parts: {
      quickPlanCache: "Plano rápido",
      quickPlanSubjects: "Matérias do plano rápido",
      quickPlanHours: "Horas do plano rápido",
      advancedPlanCache: "Plano avançado",
      advancedPlanSubjects: "Matérias do plano avançado",
      studyHoursAvailable: "Horas do plano avançado",
      smartplanner_grid: "Disponibilidade da semana",
      smartplanner_commitments: "Compromissos",
      smartplanner_preferences: "Preferências",
      smartplanner_plan_inputs: "De que o plano avançado foi feito",
      smartplanner_quick_inputs: "De que o plano rápido foi feito",
      smartplanner_colours: "Cores",
      smartplanner_plan_in_use: "Plano em uso",
      smartplanner_display: "Exibição",
    },
    daysAndSessions: (dayCount, sessions) =>
      `${days(dayCount)}, ${count(sessions, { one: "# sessão", other: "# sessões" })}`,
    subjects: (amount) => count(amount, { one: "# matéria", other: "# matérias" }),
    hoursPerDay: (amount) => `${amount} por dia`,
    paintedHours: (amount) => count(amount, { one: "# hora marcada", other: "# horas marcadas" }),
    commitments: (amount) => count(amount, { one: "# compromisso", other: "# compromissos" }),
    yourSettings: "seus ajustes",
    asEntered: "como você tinha digitado",

    history: "Histórico de planos",
    historyEmpty: "Nada ainda. Um plano substituído ou apagado pode ser recuperado aqui.",
    reasons: {
      quick: "Gerado de novo",
      advanced: "Gerado de novo",
      smart: "Horário inteligente",
      optimised: "Otimizado",
      restored: "Plano anterior recuperado",
      imported: "Importado",
      undone: "Mudança desfeita",
      updated: "Atualizado",
      cleared: "Apagado",
      replaced: "Substituído",
    },
    moment: (day, time) => `${date(day)}, ${time}`,
    before: (title) => `Antes: ${title}`,
    made: (moment) => `Feito em ${moment} · `,
    madeBy: { smart: "horário inteligente", optimised: "otimizado" },
    planTitle: (plan, way, dayCount) =>
      `${way === undefined ? plan : `${plan} (${way})`}, ${days(dayCount)}`,
    planHours: (amount) => `, ${hours(amount)}`,
    planHoursPerDay: (amount) => `, ${hours(amount)} por dia`,
    moreChanges: (amount) => `E mais ${amount}.`,
    whatChanged: "O que mudou",
    tooLongAgo: "Antigo demais para recuperar",
    restore: "Recuperar",
    restoreNamed: (plan, moment) => `Recuperar ${plan}, substituído em ${moment}`,
    restoreQuestion: (plan, moment) =>
      `Recuperar ${plan}, substituído em ${moment}? Ele fica no lugar do atual.`,
    notRestored: "Não foi possível recuperar este plano.",
    restored: (plan) =>
      `${plan}: o anterior voltou, com os dados de que foi feito. O que está feito continua feito.`,
  }),
];
