import { accountWords } from "../en/account.ts";
import { dateWords } from "../en/dates.ts";
import { displayWords } from "../en/display.ts";
import { planWords } from "../en/plans.ts";
import { recordWords } from "../en/records.ts";
import { sidebarWords } from "../en/sidebar.ts";
import { syncWords } from "../en/sync.ts";
import { said } from "../said.ts";
import { count, date, tools } from "./tools.ts";

const codes = (amount: number) => count(amount, { one: "# code", other: "# codes" });
const hours = (amount: number) => count(amount, { one: "# heure", other: "# heures" });
const days = (amount: number) => count(amount, { one: "# jour", other: "# jours" });

export default [
  said(dateWords, tools),
  said(displayWords, {
    display: "Affichage",
    labels: { language: "Langue", weekStart: "Premier jour de la semaine", clock: "Heure" },
    automatic: "Automatique",
    languageHint: "Ce que tu écris reste tel quel.",
    beta: (language) => `${language} · bêta`,
    looksLike: "Voici le résultat",
    times: (from, to) => `De ${from} à ${to}`,
  }),
  said(planWords, { quick: "Planning rapide", advanced: "Planning avancé" }),
  said(sidebarWords, {
    closeSidebar: "Fermer le menu latéral",
    main: "Principal",
    dashboard: "Tableau de bord",
    term: "Ton semestre",
    time: "Ton temps",
    blog: "Blog",
    notifications: "Notifications",
    inDevelopment: "En développement",
    contactUs: "Contact",
    display: "Affichage",
    demoMode: "Démo",
    yourAccount: ", ton compte",
    addToHome: "Ajouter à l’écran d’accueil",
    install: "Installer l’appli",
    logout: "Se déconnecter",
  }),
  said(accountWords, {
    yourAccount: "Ton compte",
    cancel: "Annuler",
    continue: "Continuer",
    remove: "Supprimer",
    save: "Enregistrer",
    later: "Plus tard",
    notLoaded: "Une partie de la page n’a pas pu être chargée. Vérifie ta connexion et réessaie.",
    fillIn: "Remplis tous les champs",

    profile: "Profil",
    demoMode: "Démo",
    name: "Nom",
    email: "E-mail",
    demoText:
      "Ton planning est seulement dans ce navigateur. Avec un compte, tu l’as sur tous tes appareils, et tout ce que tu as fait te suit.",
    createAccount: "Créer un compte",
    displayName: "Nom affiché",
    saveName: "Enregistrer le nom",
    missingName: "Écris un nom.",
    nameSaved: "Ton nom est enregistré.",

    notConfirmed: "Pas encore confirmé",
    linkSent: "Le lien est en route.",
    sendLinkAgain: "Renvoyer le lien",
    changingTo: (email) => `Changement vers ${email}`,
    changeEmail: "Changer d’e-mail",
    newEmail: "Nouvel e-mail",
    bothAddresses: "Nous écrivons aux deux adresses. Elle change quand tu as accepté aux deux.",
    sendBothLinks: "Envoyer les deux liens",
    openBothLinks: (before, after) =>
      `Ouvre maintenant les liens des deux e-mails, à ${before} et à ${after}. Ils marchent 30 minutes.`,

    ways: "Moyens de connexion",
    waysText: "Prévois-en deux, au cas où tu en perdrais un.",
    waysNotLoaded: "Cette partie n’a pas pu être chargée. Réessaie.",
    password: "Mot de passe",
    yourPassword: "Ton mot de passe",
    passwordChangedOn: (day) => `Changé le ${date(day)}`,
    noPassword: "Tu n’en as pas encore.",
    change: "Changer",
    setAPassword: "Définir un mot de passe",
    setPassword: "Définir le mot de passe",
    changePassword: "Changer le mot de passe",
    currentPassword: "Mot de passe actuel",
    newPassword: "Nouveau mot de passe",
    confirmNewPassword: "Confirme le nouveau mot de passe",
    passwordRule: (least, most) =>
      `De ${least} à ${most} caractères. Quelques mots à la suite sont faciles à retenir et difficiles à deviner.`,
    notEqual: "Les mots de passe ne sont pas identiques",
    keepWays: "Garder aussi ceci ? Décoche ce que tu ne connais pas.",
    signsOut: "Tes autres appareils sont déconnectés et les anciens codes ne marchent plus.",
    passwordChanged:
      "Ton mot de passe est changé. Tes autres appareils sont déconnectés et les anciens codes ne marchent plus.",
    withoutPassword:
      "Tu peux t’en passer : tes autres moyens de connexion restent, et un moyen perdu se remplace par e-mail ou avec un code de secours.",
    removePassword: "Supprimer le mot de passe",
    confirmPassword: "Confirme ton mot de passe",
    confirmYou: "Confirme que c’est bien toi",
    missingPassword: "Écris ton mot de passe.",
    usePasskey: "Utiliser une clé d’accès",
    continueWith: (name) => `Continuer avec ${name}`,
    passkeys: "Clés d’accès",
    passkeysText: "Connecte-toi avec ton empreinte, ton visage ou le verrouillage d’écran",
    addPasskey: "Ajouter une clé d’accès",
    passkeyName: "Nom de la clé d’accès",
    passkeyUse: (added, used) =>
      `Ajoutée le ${date(added)}, ${used === null ? "pas encore utilisée" : `utilisée le ${date(used)}`}`,
    thisDevice: "Cet appareil",
    rename: (name) => `Renommer ${name}`,
    removeNamed: (name) => `Supprimer ${name}`,
    notConnected: "Non relié",
    connectedAs: (name, day) => `Relié comme ${name} le ${date(day)}`,
    connect: "Relier",
    disconnect: "Délier",
    troubles: {
      away: "Ce serveur est injoignable pour le moment. Réessaie plus tard.",
      refused: "Cela n’a pas marché. Rien n’a changé ; réessaie.",
      "other-account": "Cette identité appartient à un autre compte. Rien n’a changé.",
      session: "Ta session s’est fermée entre-temps. Rien n’a changé.",
    },

    recoveryCodes: "Codes de secours",
    codesText: (left) =>
      `Si tu ne peux plus entrer. Chaque code marche une fois.${left > 0 ? ` Il te reste ${codes(left)}.` : ""}`,
    makeCodes: "Créer des codes",
    newCodes: "Créer de nouveaux codes",
    codesOffer:
      "Si tu oublies ton mot de passe, un code de secours te laisse entrer. Garde les tiens maintenant, ou plus tard sur la page de ton compte.",
    showCodes: "Afficher mes codes de secours",
    codesOf: (email) => `Codes de secours de Smart Planner pour ${email}`,
    codesUse: "Chacun marche une fois, sous « Mot de passe oublié ? » sur la page de connexion.",
    codesShown: (amount) => `Voici ${codes(amount)}. Tu ne les verras que maintenant.`,
    codesSave: "Imprime-les ou garde le fichier ; les anciens codes ne marchent plus.",
    print: "Imprimer",
    download: "Télécharger",
    savedThem: "Je les ai gardés",

    devices: "Appareils connectés",
    devicesNotListed: "Tes appareils n’ont pas pu être affichés. Réessaie.",
    lastUsed: (day) => `Utilisé le ${date(day)}`,
    signOut: "Déconnecter",
    unknownDevice: "Appareil inconnu",
    signOutDevice: (device) => `Déconnecter ${device}`,
    signOutOthers: "Déconnecter tous les autres appareils",
    signedOut: (device) => `${device} est déconnecté.`,
    othersSignedOut: "Tous les autres appareils sont déconnectés.",

    stored: "Ce que le serveur garde de toi",
    storedText: "Ton profil, tes appareils et tout ce qui est synchronisé, en un fichier.",
    downloadEverything: "Tout télécharger",
    fileSent: "Le fichier arrive dans tes téléchargements.",

    parked: "Gardé dans ce navigateur pour d’autres",
    parkedText:
      "D’autres personnes ont utilisé Smart Planner ici. Leurs données sont à part et reviennent avec elles ; tu ne les vois pas.",
    parkedPlan: ({ isDemo, day, kilobytes }) =>
      `Le planning ${isDemo ? "de la démo" : "d’un autre compte"}, mis de côté ${day === null ? "plus tôt" : `le ${date(day)}`}, ${kilobytes} Ko`,
    removeQuestion: "Le supprimer de ce navigateur ?",
    removeText:
      "Ce qui est déjà synchronisé reste sur le serveur. Le reste est effacé pour de bon.",

    deleteAccount: "Supprimer ton compte",
    deleteText: "Supprime ton compte et toutes tes données, pour de bon.",
    deleteMine: "Supprimer mon compte",
    deleteQuestion: "Supprimer ton compte ?",
    deleteWarning: (email) => [
      "Les plannings, coches et réglages de ",
      email,
      " sont effacés tout de suite, sans retour possible. Télécharge-les avant si tu en as encore besoin.",
    ],
  }),
  said(recordWords, {
    labels: {
      ticks: "Séances cochées",
      focus: "Minuteurs en cours",
      log: "Journal d’étude",
      paces: "Durées apprises",
      edits: "Modifications à la main",
      receipts: "Historique du planning",
      calendars: "Calendriers",
      busyMonths: "Mois de calendriers",
      schoolWork: "Travaux des calendriers",
      daysOff: "Jours libres",
      subjects: "Examens et objectifs",
      topics: "Chapitres",
      assignments: "Travaux à rendre",
      chances: "Chances",
      examAnswers: "Bilan des examens",
      reviews: "Révisions",
    },
    count: (_family, amount) => count(amount, { one: "# entrée", other: "# entrées" }),
  }),
  said(syncWords, {
    status: {
      saved: "Enregistré",
      saving: "Enregistrement",
      offline: "Hors ligne",
      "signed-out": "Reconnecte-toi",
      stuck: "Non synchronisé",
    },
    statusText: {
      saved: "Ton planning est sur chaque appareil où tu te connectes.",
      saving: "Tes derniers changements sont en route.",
      offline: "Enregistré sur cet appareil ; le reste suit dès que le serveur est joignable.",
      "signed-out":
        "Enregistré sur cet appareil. Déconnecte-toi puis reconnecte-toi pour l’avoir sur tes autres appareils.",
    },
    notSaved:
      "Tes derniers changements ne sont pas enregistrés : le stockage de ce navigateur est plein ou désactivé. Garde cette page ouverte, ou télécharge tes données et importe-les plus tard sur la page de ton compte.",
    downloadData: "Télécharger mes données",

    demoOffer: "Reprendre le planning de la démo dans ton compte ?",
    demoOfferText:
      "Il y a un planning de la démo dans ce navigateur. S’il est à toi, il passe dans ton compte. Sinon, il reste dans la démo.",
    startEmpty: "Non, partir de zéro",
    itIsMine: "Oui, il est à moi",

    data: "Tes données",
    dataText:
      "Tout ce que tu as saisi, tes plannings et tes coches, en un fichier. Importe-le ici ou sur un autre appareil.",
    exportData: "Exporter mes données",
    importData: "Importer des données",
    exportFile: "Fichier d’export",
    notImported: {
      tooLarge: "Ce fichier est trop volumineux pour être un export.",
      notAnExport: "Ce n’est pas un export de Smart Planner. Choisis un fichier téléchargé ici.",
      nothingInIt: "Ce fichier ne contient rien qui puisse être importé.",
    },
    imported: "Importé. Ton planning l’affiche déjà.",
    undoClear: "Annuler le dernier effacement",
    clearUndone: "Le planning effacé est de retour.",

    importQuestion: "Importer ce fichier ?",
    import: "Importer",
    allHere: "Tout le contenu de ce fichier est déjà ici.",
    replaces:
      "Ces parties seront remplacées ; les coches et autres données s’ajoutent aux tiennes. Le reste ne change pas.",
    staysSame: "ne change pas",
    new: (summary) => `nouveau : ${summary}`,
    leftOut: (names) => `Illisible et laissé de côté : ${names.join(", ")}.`,
    parts: {
      quickPlanCache: "Planning rapide",
      quickPlanSubjects: "Matières du planning rapide",
      quickPlanHours: "Heures du planning rapide",
      advancedPlanCache: "Planning avancé",
      advancedPlanSubjects: "Matières du planning avancé",
      studyHoursAvailable: "Heures du planning avancé",
      smartplanner_grid: "Disponibilités de la semaine",
      smartplanner_commitments: "Engagements",
      smartplanner_preferences: "Préférences",
      smartplanner_plan_inputs: "Données du planning avancé",
      smartplanner_quick_inputs: "Données du planning rapide",
      smartplanner_colours: "Couleurs",
      smartplanner_plan_in_use: "Planning utilisé",
      smartplanner_display: "Affichage",
    },
    daysAndSessions: (dayCount, sessions) =>
      `${days(dayCount)}, ${count(sessions, { one: "# séance", other: "# séances" })}`,
    subjects: (amount) => count(amount, { one: "# matière", other: "# matières" }),
    hoursPerDay: (amount) => `${amount} par jour`,
    paintedHours: (amount) => count(amount, { one: "# heure marquée", other: "# heures marquées" }),
    commitments: (amount) => count(amount, { one: "# engagement", other: "# engagements" }),
    yourSettings: "tes réglages",
    asEntered: "comme tu l’avais saisi",

    history: "Historique des plannings",
    historyEmpty: "Rien pour l’instant. Un planning remplacé ou effacé se récupère ici.",
    reasons: {
      quick: "Généré à nouveau",
      advanced: "Généré à nouveau",
      smart: "Emploi du temps intelligent",
      optimised: "Optimisé",
      restored: "Ancien planning rétabli",
      imported: "Importé",
      undone: "Changement annulé",
      updated: "Mis à jour",
      cleared: "Effacé",
      replaced: "Remplacé",
    },
    moment: (day, time) => `${date(day)}, ${time}`,
    before: (title) => `Avant : ${title}`,
    made: (moment) => `Fait le ${moment} · `,
    madeBy: { smart: "emploi du temps intelligent", optimised: "optimisé" },
    planTitle: (plan, way, dayCount) =>
      `${way === undefined ? plan : `${plan} (${way})`}, ${days(dayCount)}`,
    planHours: (amount) => `, ${hours(amount)}`,
    planHoursPerDay: (amount) => `, ${hours(amount)} par jour`,
    moreChanges: (amount) => `Et ${amount} de plus.`,
    whatChanged: "Ce qui a changé",
    tooLongAgo: "Trop ancien pour être rétabli",
    restore: "Rétablir",
    restoreNamed: (plan, moment) => `Rétablir : ${plan}, remplacé le ${moment}`,
    restoreQuestion: (plan, moment) =>
      `Rétablir : ${plan}, remplacé le ${moment} ? Il prend la place de l’actuel.`,
    notRestored: "Ce planning n’a pas pu être rétabli.",
    restored: (plan) =>
      `${plan} : l’ancien est de retour, avec les données d’origine. Ce qui est fait reste fait.`,
  }),
];
