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
    : count(Math.ceil(seconds / 60), { one: "um minuto", other: "# minutos" });

const byHand = "Você também pode digitar suas aulas à mão.";
const chooseAnother = "Escolha um arquivo PDF, PNG, JPG, CSV ou ICS.";
const manyTimetables = (seconds: number) =>
  `Você pediu muitos horários em pouco tempo. Tente de novo em ${wait(seconds)}.`;

const once = "O link vale uma vez, por 30 minutos.";
const isItYours = (title: string, what: string) => ({
  title,
  lines: [`Alguém, esperamos que você, ${what}.`, `Abra o link para dizer que é seu. ${once}`],
});
const notYou =
  "Se não foi você, mude sua senha na página da conta: lá você escolhe o que continua.";
const chooseNew = "Se não foi você, escolha outra em “Esqueceu a senha?” na página de login.";

export default [
  said(siteWords, {
    description:
      "Informe suas matérias, datas de prova e horas por dia e receba um plano de estudos para cada dia.",
    needsJavaScript: "O Smart Planner precisa de JavaScript. Ative-o e recarregue a página.",
    notAvailable: "Indisponível",
    blog: "Seis leituras curtas para estudantes sobre planejar, lembrar e ficar bem, cada uma com os estudos por trás dela.",
    contact:
      "Uma pergunta sobre seu plano de estudos, uma ideia ou algo que não funciona? Escreva para nós.",
    accessibility:
      "Quais critérios de acessibilidade o Smart Planner atende, como isso foi verificado e o que falta.",
    login:
      "Entre no Smart Planner ou teste como usuário de demonstração: matérias, datas de prova e horas viram um plano para cada dia.",
    signup:
      "Crie uma conta gratuita no Smart Planner e transforme suas datas de prova em um plano de estudos para cada dia.",
    feedTitle: "Blog do Smart Planner",
    feed: "Leituras curtas para estudantes sobre planejar, lembrar e ficar bem.",
    shortcuts: ["Hoje", "Começar a estudar", "Seu tempo"],
    screenshots: [
      "Hoje, entregas e a semana",
      "A semana de sessões de estudo",
      "Hoje e entregas",
      "Um dia de sessões de estudo",
      "Um temporizador para uma sessão de estudo",
    ],
  }),
  said(mailWords, {
    account: {
      reset: {
        title: "Escolha uma nova senha",
        lines: [
          "Alguém, esperamos que você, pediu uma nova senha para sua conta do Smart Planner.",
          `${once} Se não foi você, não faça nada: sua senha continua a mesma.`,
        ],
      },
      confirm: isItYours(
        "Este é o seu e-mail?",
        "criou uma conta do Smart Planner com este endereço",
      ),
      "leave-email": {
        title: "Mudar o e-mail da sua conta?",
        lines: [
          "Alguém, esperamos que você, quer outro e-mail para sua conta do Smart Planner.",
          `Abra o link para permitir. ${once}`,
          "Se não foi você, não abra e mude sua senha: sem este link nada acontece.",
        ],
      },
      "enter-email": isItYours(
        "Usar este endereço na sua conta?",
        "quer usar este endereço em uma conta do Smart Planner",
      ),
      "password-changed": {
        title: "Sua senha mudou",
        lines: ["A senha da sua conta do Smart Planner acabou de mudar.", chooseNew],
      },
      "password-removed": {
        title: "Sua senha foi removida",
        lines: [
          "Sua conta do Smart Planner não tem mais senha. Suas outras formas de entrar continuam.",
          chooseNew,
        ],
      },
      "email-changed": {
        title: "Seu e-mail mudou",
        lines: ["Sua conta do Smart Planner tem outro e-mail a partir de agora."],
      },
      "codes-made": {
        title: "Novos códigos de recuperação foram criados para sua conta",
        lines: ["Os códigos antigos da sua conta do Smart Planner não valem mais.", notYou],
      },
      "passkey-added": {
        title: "Uma chave de acesso foi adicionada à sua conta",
        lines: ["A partir de agora ela abre sua conta do Smart Planner.", notYou],
      },
      "provider-connected": {
        title: "Outra conta foi conectada à sua",
        lines: ["A partir de agora ela abre sua conta do Smart Planner.", notYou],
      },
      "account-deleted": {
        title: "Sua conta foi excluída",
        lines: ["Sua conta do Smart Planner e tudo o que havia nela foram excluídos."],
      },
    },
    links: {
      reset: "Escolher uma nova senha",
      confirm: "Sim, é meu",
      "leave-email": "Permitir a mudança",
      "enter-email": "Sim, usar",
    },
    newAddress: (email) => `O novo endereço seria ${email}.`,
    notifications: {
      title: "Este é o seu e-mail?",
      lines: [
        "Alguém, esperamos que você, pediu ao Smart Planner para enviar notificações a este endereço.",
        "Abra o link para aceitar. Se não foi você, não faça nada: nada é enviado.",
      ],
    },
    sendHere: "Sim, enviar para cá",
    open: "Abrir o Smart Planner",
    stop: "Parar todos os e-mails do Smart Planner",
  }),
  said(smallPageWords, {
    open: "Abrir o Smart Planner",
    outdated: {
      title: "Este link não vale mais",
      text: "Ele já foi usado, tem mais de 30 minutos ou outro foi pedido depois. Nada mudou.",
    },
    confirm: {
      title: "Este é o seu e-mail?",
      text: "Então dá para chegar à sua conta do Smart Planner por ele.",
      button: "Sim, é meu",
    },
    "leave-email": {
      title: "Mudar o e-mail da sua conta?",
      text: "Ele muda quando você aceitar aqui e no novo endereço.",
      button: "Permitir a mudança",
    },
    "enter-email": {
      title: "Usar este endereço na sua conta?",
      text: "Ele muda quando você aceitar aqui e no endereço atual.",
      button: "Sim, usar",
    },
    confirmed: { title: "Obrigado", text: "Seu endereço está confirmado." },
    halfNew: {
      title: "Falta um passo",
      text: "Agora abra o link do e-mail enviado ao seu novo endereço; então ele muda.",
    },
    halfPresent: {
      title: "Falta um passo",
      text: "Agora abra o link do e-mail enviado ao seu endereço atual; então ele muda.",
    },
    taken: {
      title: "Este endereço já tem uma conta",
      text: "Por isso não pode ser usado em outra. Sua conta mantém o endereço que tem.",
    },
    changed: { title: "Seu endereço mudou", text: "A partir de agora, entre com o novo." },
    notificationsOutdated: {
      title: "Este link não vale mais",
      text: "O endereço mudou ou a conta não existe mais. Veja suas notificações no app.",
    },
    stop: {
      title: "Parar todos os e-mails?",
      text: "O Smart Planner não vai mais enviar notificações por e-mail. Seu plano e sua conta ficam como estão.",
      button: "Parar todos os e-mails",
    },
    stopped: {
      title: "Não haverá mais e-mails",
      text: "Pronto. Se mudar de ideia, ligue de novo nas suas notificações.",
    },
    sendHere: {
      title: "Este é o seu e-mail?",
      text: "Então o Smart Planner vai enviar suas notificações para cá.",
      button: "Sim, enviar para cá",
    },
    sentHere: {
      title: "Obrigado",
      text: "Suas notificações chegam a este endereço a partir de agora. Toda mensagem tem um link para parar.",
    },
  }),
  said(refusalWords, {
    "nothing-here": "Não há nada neste endereço.",
    malformed: "Não foi possível ler o pedido. Recarregue a página e tente de novo.",
    "no-database":
      "O servidor não consegue acessar o banco de dados. Tente de novo em alguns segundos.",
    "account-gone": "Esta conta não existe mais. Entre de novo.",
    busy: "O servidor está muito ocupado. Tente de novo em alguns segundos.",
    receiving: "O servidor está recebendo muita coisa. Tente de novo em alguns segundos.",
    failed: "Algo deu errado no servidor. Nada mudou; tente de novo.",
    "other-site": "Este pedido não veio das páginas do Smart Planner. Abra o app e tente de novo.",
    "too-many": "Foi demais de uma vez. Tente de novo daqui a pouco.",
    "too-often": "Foram vezes demais. Espere um pouco e tente de novo.",
    "body-too-large": (kilobytes) => `É demais para enviar de uma vez: no máximo ${kilobytes} KB.`,

    "signed-out": "Entre de novo para mudar sua conta.",
    "needs-proof": "Confirme que é você.",
    "not-your-password": "Essa não é sua senha atual.",
    "too-many-attempts": (seconds) => `Tentativas demais. Tente de novo em ${wait(seconds)}.`,
    "email-and-password": "É preciso um e-mail e uma senha.",
    "wrong-sign-in": "O e-mail ou a senha não está certo.",
    "email-taken": "Já existe uma conta com este e-mail. Entre nela ou use outro e-mail.",
    "no-passwords": (provider) => `Aqui não se usam senhas. Continue com ${provider}.`,
    "wrong-email": "Esse e-mail não parece certo. Confira e tente de novo.",
    "password-short": (least) => `A senha precisa de pelo menos ${least} caracteres.`,
    "password-long": (most) => `A senha pode ter no máximo ${most} caracteres.`,
    "password-common":
      "Essa senha é das primeiras que outros tentariam. Escolha outra, como três ou quatro palavras sem relação.",
    "display-name": (most) => `Um nome de exibição tem de 1 a ${most} caracteres.`,
    "both-passwords": "É preciso a senha atual e a nova.",
    "your-password": "É preciso sua senha.",
    "device-signed-out": "Esse dispositivo já saiu da conta.",
    "needs-email": "É preciso um e-mail.",
    "no-mail-to-check": "Este servidor não envia e-mails, então não dá para conferir o endereço.",
    "own-email": "Esse já é o seu endereço.",
    "last-way": "Adicione outra forma de entrar primeiro.",
    "link-used": "Este link não vale mais e não mudou nada. Peça um novo.",
    "wrong-code": "O e-mail ou o código não está certo.",
    "no-mail": "Este servidor não envia e-mails. Use um código de recuperação.",
    "link-incomplete": "O link não está completo.",
    "new-password": "É preciso uma nova senha.",
    "email-code-password": "É preciso um e-mail, um código e uma nova senha.",
    "passkey-failed":
      "Essa chave de acesso não funcionou aqui. Tente de novo ou entre de outro jeito.",
    "passkey-not-added": "Não foi possível adicionar essa chave de acesso. Tente de novo.",
    "passkey-gone": "Essa chave de acesso não existe mais.",
    "passkey-unreadable": "Não foi possível ler a resposta da chave de acesso. Tente de novo.",
    "most-passkeys": (most) => `Você tem ${most} chaves de acesso, o máximo. Remova uma primeiro.`,
    "passkey-and-name": (most) =>
      `É preciso uma chave de acesso e um nome de 1 a ${most} caracteres.`,
    "passkey-name": (most) => `Um nome tem de 1 a ${most} caracteres.`,
    "needs-purpose": "Falta dizer para quê.",
    "provider-away": (provider) =>
      `Não dá para acessar o servidor de ${provider} agora. Tente mais tarde.`,
    "many-exports": (seconds) =>
      `Você baixou seus dados vezes demais. Tente de novo em ${wait(seconds)}.`,

    clock:
      "O relógio deste dispositivo está adiantado. As mudanças são enviadas de novo com a hora certa.",
    "too-large": (megabytes) =>
      `É demais para sincronizar de uma vez: no máximo ${megabytes} MB. Seu plano fica neste dispositivo.`,
    quota: (megabytes, records) =>
      `Sua conta está cheia: cabem ${megabytes} MB e ${records} registros. Apague um plano de que não precisa mais; tudo fica neste dispositivo.`,
    "other-user": "Outra pessoa entrou neste navegador. Recarregue a página.",
    "sign-in-to-sync": "Entre para ver seu plano em todos os dispositivos.",
    protocol: "Esta página é de outra versão que o servidor. Recarregue; seu plano fica aqui.",
    "sync-unreadable": "Não foi possível ler a sincronização. Recarregue a página.",

    "unknown-zone": "Este fuso horário não é conhecido aqui.",
    "browser-zone": "O fuso horário deste navegador não é conhecido aqui.",
    "needs-zone": "É preciso um fuso horário.",
    "notifications-signed-out": "Entre de novo para salvar suas notificações.",
    "valid-email": "Digite um e-mail válido e salve de novo.",
    "saved-often": "Você salvou vezes demais. Espere um pouco e tente de novo.",
    "device-unreachable": "Não foi possível chegar a este dispositivo. Tente de novo.",
    "no-reminders": "Este navegador não pode receber lembretes.",
    "save-first": "Salve suas preferências primeiro.",
    "reminder-stays": "Este lembrete não pode ser movido.",

    "no-feed": "Ainda não há um endereço. Crie um primeiro.",
    "feed-detail": "Escolha o que os outros vão ver.",
    "feed-gone": "Não há mais um calendário neste endereço.",
    "needs-account": "Crie uma conta para usar isto.",
    "most-calendars": (most) => `Você já tem ${most} calendários por endereço. Remova um primeiro.`,
    "calendar-removed": "Este calendário foi removido em outro dispositivo.",
    "refreshed-often": "Seus calendários foram atualizados vezes demais. Espere um pouco.",
    "calendar-problem": (problem) =>
      problem === "password" ? "O endereço pede uma senha" : problems[problem],
    "calendar-address": "Digite o endereço de um calendário.",

    "contact-incomplete": (most) =>
      `Digite seu nome, um e-mail válido e uma mensagem de no máximo ${most} caracteres.`,
    "many-messages": "Chegaram muitas mensagens daqui. Tente mais tarde; seu texto fica.",

    "plan-too-slow": "Calcular este horário demorou demais. Tente com menos matérias.",
    "plan-not-found": "Nenhum horário cumpre tudo. Mude suas preferências e tente de novo.",
    "many-timetables": manyTimetables,
    "many-timetables-here": (seconds) =>
      `${manyTimetables(seconds)} Com uma conta você pode pedir mais vezes.`,
    "subjects-and-hours": "É preciso ter matérias e horas por dia.",
    "many-subjects": (most) => `São mais de ${most} matérias. Remova algumas.`,
    "subject-fields": "Cada matéria precisa de um nome e de uma data de prova, como 2027-03-05.",
    "long-preferences": (most) =>
      `Suas preferências são longas demais: no máximo ${most} caracteres.`,
    "hours-range": "As horas por dia devem ficar entre 1 e 24.",
    "field-customPrompt": "As preferências devem ser um texto.",
    "field-modelType": "Escolha flash ou pro como modelo.",
    "field-wishes": "Não foi possível ler os desejos deste plano. Remova-os e tente de novo.",
    "field-today": "O dia de hoje deve ser escrito como 2027-03-05.",
    "field-minuteOfDay": "O minuto do dia deve ser um número inteiro de 0 a 1439.",
    "field-grid": "Não foi possível ler sua disponibilidade. Confira e tente de novo.",
    "field-commitments": "Não foi possível ler seus compromissos. Confira e tente de novo.",
    "field-busy": "Não foi possível ler seus calendários. Atualize e tente de novo.",
    "field-dateLimits": "Não foi possível ler seus dias livres. Confira e tente de novo.",
    "field-tasks": "Não foi possível ler suas entregas. Confira e tente de novo.",
    "field-preferences":
      "Não foi possível ler suas preferências de estudo. Confira e tente de novo.",

    cancelled: "O pedido foi cancelado.",

    "many-files": (seconds) =>
      `Foram muitos arquivos em pouco tempo. Tente de novo em ${wait(seconds)}.`,
    "no-form": "Envie o arquivo em um formulário, no campo “schedule”.",
    "no-file": "Nenhum arquivo chegou. Escolha um e envie de novo.",
    "file-broken": "O arquivo não chegou inteiro. Envie de novo.",
    "form-crowded": "Este formulário tem partes demais. Envie um arquivo só.",
    "file-too-large": "Este arquivo passa de 10 MB. Escolha um menor ou tire uma captura de tela.",
    "no-timetable": `Nenhum horário foi encontrado neste arquivo. Deve ser uma lista com dia, hora e matéria, ou uma semana com os dias em colunas e as horas em linhas. ${byHand}`,
    "no-text": `Este PDF não tem texto que dê para ler. Envie uma captura em PNG ou JPG. ${byHand}`,
    "many-classes": (most) =>
      `Este arquivo tem mais de ${most} aulas. Envie uma semana do seu próprio horário.`,
    "file-unreadable": `Este arquivo está danificado ou não abre. Salve de novo ou escolha outro. ${byHand}`,
    "file-slow": `A leitura deste arquivo demorou demais e foi interrompida. Tente um mais simples, como uma captura só do horário. ${byHand}`,
    "file-heavy": `Este arquivo precisa de memória demais. Tente um mais simples, como uma captura só do horário. ${byHand}`,
    "reading-stopped": "A leitura foi interrompida. Envie o arquivo de novo.",
    "picture-damaged": "Esta imagem está danificada. Salve de novo ou tire outra captura.",
    "picture-large":
      "Esta imagem tem mais de 25 megapixels. Diminua ou tire uma captura só do horário.",
    "file-kind": `Não dá para ler arquivos deste tipo. ${chooseAnother}`,
    "file-empty": "Este arquivo está vazio. Escolha outro.",
    "file-other-kind": (extension) =>
      `Este arquivo se chama ${extension}, mas o conteúdo é outra coisa. Salve de novo em um dos tipos conhecidos. ${chooseAnother}`,
  }),
];
