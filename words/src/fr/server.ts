import { mailWords } from "../en/mails.ts";
import { refusalWords } from "../en/refusals.ts";
import { siteWords } from "../en/site.ts";
import { smallPageWords } from "../en/small-pages.ts";
import { said } from "../said.ts";
import { problems } from "./problems.ts";
import { count } from "./tools.ts";

const secondsOf = (seconds: number): string =>
  count(seconds, { one: "# seconde", other: "# secondes" });
const wait = (seconds: number): string =>
  seconds < 60
    ? secondsOf(seconds)
    : count(Math.ceil(seconds / 60), { one: "une minute", other: "# minutes" });

const byHand = "Tu peux aussi saisir tes cours à la main.";
const chooseAnother = "Choisis un fichier PDF, PNG, JPG, CSV ou ICS.";
const manyTimetables = (seconds: number) =>
  `Tu as demandé beaucoup d’emplois du temps en peu de temps. Réessaie dans ${wait(seconds)}.`;

const once = "Le lien marche une fois, pendant 30 minutes.";
const isItYours = (title: string, what: string) => ({
  title,
  lines: [
    `Quelqu’un, toi sans doute, ${what}.`,
    `Ouvre le lien pour dire qu’elle est à toi. ${once}`,
  ],
});
const notYou =
  "Si ce n’était pas toi, change ton mot de passe sur la page de ton compte : tu y choisis ce qui reste.";
const chooseNew =
  "Si ce n’était pas toi, choisis-en un nouveau sous « Mot de passe oublié ? » sur la page de connexion.";

export default [
  said(siteWords, {
    description:
      "Indique tes matières, tes dates d’examen et tes heures par jour, et obtiens un plan de révision pour chaque jour.",
    needsJavaScript: "Smart Planner a besoin de JavaScript. Active-le et recharge la page.",
    notAvailable: "Indisponible",
    blog: "Six textes courts pour étudiants sur planifier, retenir et aller bien, chacun avec les études qui le fondent.",
    contact:
      "Une question sur ton plan de révision, une idée, ou quelque chose qui ne marche pas ? Écris-nous.",
    accessibility:
      "Les critères d’accessibilité que Smart Planner respecte, comment cela a été vérifié et ce qui manque.",
    login:
      "Connecte-toi à Smart Planner ou essaie la démo : matières, dates d’examen et heures deviennent un plan pour chaque jour.",
    signup:
      "Crée un compte Smart Planner gratuit et transforme tes dates d’examen en un plan de révision pour chaque jour.",
    feedTitle: "Blog de Smart Planner",
    feed: "Textes courts pour étudiants sur planifier, retenir et aller bien.",
    shortcuts: ["Aujourd’hui", "Commencer à étudier", "Ton temps"],
    screenshots: [
      "Aujourd’hui, les travaux à rendre et la semaine",
      "La semaine de sessions d’étude",
      "Aujourd’hui et les travaux à rendre",
      "Une journée de sessions d’étude",
      "Un minuteur pour une session d’étude",
    ],
  }),
  said(mailWords, {
    account: {
      reset: {
        title: "Choisis un nouveau mot de passe",
        lines: [
          "Quelqu’un, toi sans doute, a demandé un nouveau mot de passe pour ton compte Smart Planner.",
          `${once} Si ce n’était pas toi, ne fais rien : ton mot de passe reste le même.`,
        ],
      },
      confirm: isItYours(
        "Est-ce ton adresse e-mail ?",
        "a créé un compte Smart Planner avec cette adresse",
      ),
      "leave-email": {
        title: "Changer l’adresse e-mail de ton compte ?",
        lines: [
          "Quelqu’un, toi sans doute, veut une autre adresse e-mail pour ton compte Smart Planner.",
          `Ouvre le lien pour l’autoriser. ${once}`,
          "Si ce n’était pas toi, ne l’ouvre pas et change ton mot de passe : sans ce lien, rien ne se passe.",
        ],
      },
      "enter-email": isItYours(
        "Utiliser cette adresse pour ton compte ?",
        "veut utiliser cette adresse pour un compte Smart Planner",
      ),
      "password-changed": {
        title: "Ton mot de passe a été changé",
        lines: ["Le mot de passe de ton compte Smart Planner vient d’être changé.", chooseNew],
      },
      "password-removed": {
        title: "Ton mot de passe a été supprimé",
        lines: [
          "Ton compte Smart Planner n’a plus de mot de passe. Tes autres moyens de connexion restent.",
          chooseNew,
        ],
      },
      "email-changed": {
        title: "Ton adresse e-mail a été changée",
        lines: ["Ton compte Smart Planner a désormais une autre adresse e-mail."],
      },
      "codes-made": {
        title: "De nouveaux codes de secours ont été créés pour ton compte",
        lines: ["Les anciens codes de ton compte Smart Planner ne marchent plus.", notYou],
      },
      "passkey-added": {
        title: "Une clé d’accès a été ajoutée à ton compte",
        lines: ["Elle ouvre désormais ton compte Smart Planner.", notYou],
      },
      "provider-connected": {
        title: "Un autre compte a été relié au tien",
        lines: ["Il ouvre désormais ton compte Smart Planner.", notYou],
      },
      "account-deleted": {
        title: "Ton compte a été supprimé",
        lines: ["Ton compte Smart Planner et tout son contenu sont supprimés."],
      },
    },
    links: {
      reset: "Choisir un nouveau mot de passe",
      confirm: "Oui, c’est la mienne",
      "leave-email": "Autoriser le changement",
      "enter-email": "Oui, l’utiliser",
    },
    newAddress: (email) => `La nouvelle adresse serait ${email}.`,
    notifications: {
      title: "Est-ce ton adresse e-mail ?",
      lines: [
        "Quelqu’un, toi sans doute, a demandé à Smart Planner d’envoyer des notifications à cette adresse.",
        "Ouvre le lien pour accepter. Si ce n’était pas toi, ne fais rien : rien n’est envoyé.",
      ],
    },
    sendHere: "Oui, les envoyer ici",
    open: "Ouvrir Smart Planner",
    stop: "Ne plus recevoir d’e-mails de Smart Planner",
  }),
  said(smallPageWords, {
    open: "Ouvrir Smart Planner",
    outdated: {
      title: "Ce lien ne marche plus",
      text: "Il a déjà servi, date de plus de 30 minutes, ou un autre a été demandé depuis. Rien n’a changé.",
    },
    confirm: {
      title: "Est-ce ton adresse e-mail ?",
      text: "Alors ton compte Smart Planner est joignable par elle.",
      button: "Oui, c’est la mienne",
    },
    "leave-email": {
      title: "Changer l’adresse e-mail de ton compte ?",
      text: "Elle change quand tu as accepté ici et à la nouvelle adresse.",
      button: "Autoriser le changement",
    },
    "enter-email": {
      title: "Utiliser cette adresse pour ton compte ?",
      text: "Elle change quand tu as accepté ici et à l’adresse actuelle.",
      button: "Oui, l’utiliser",
    },
    confirmed: { title: "Merci", text: "Ton adresse est confirmée." },
    halfNew: {
      title: "Encore une étape",
      text: "Ouvre maintenant le lien de l’e-mail à ta nouvelle adresse ; elle est alors changée.",
    },
    halfPresent: {
      title: "Encore une étape",
      text: "Ouvre maintenant le lien de l’e-mail à ton adresse actuelle ; elle est alors changée.",
    },
    taken: {
      title: "Cette adresse a déjà un compte",
      text: "Elle ne peut donc pas servir à un deuxième. Ton compte garde son adresse.",
    },
    changed: {
      title: "Ton adresse est changée",
      text: "Connecte-toi désormais avec la nouvelle.",
    },
    notificationsOutdated: {
      title: "Ce lien n’est plus valable",
      text: "L’adresse a changé ou le compte n’existe plus. Regarde tes notifications dans l’appli.",
    },
    stop: {
      title: "Ne plus recevoir d’e-mails ?",
      text: "Smart Planner ne t’enverra plus de notifications par e-mail. Ton planning et ton compte ne changent pas.",
      button: "Ne plus recevoir d’e-mails",
    },
    stopped: {
      title: "Plus d’e-mails",
      text: "C’est fait. Si tu changes d’avis, réactive-les dans tes notifications.",
    },
    sendHere: {
      title: "Est-ce ton adresse e-mail ?",
      text: "Alors Smart Planner enverra tes notifications ici.",
      button: "Oui, les envoyer ici",
    },
    sentHere: {
      title: "Merci",
      text: "Tes notifications arrivent désormais à cette adresse. Chaque message a un lien pour les arrêter.",
    },
  }),
  said(refusalWords, {
    "nothing-here": "Il n’y a rien à cette adresse.",
    malformed: "La demande n’a pas pu être lue. Recharge la page et réessaie.",
    "no-database": "Le serveur n’atteint pas sa base de données. Réessaie dans quelques secondes.",
    "account-gone": "Ce compte n’existe plus. Reconnecte-toi.",
    busy: "Le serveur est très occupé. Réessaie dans quelques secondes.",
    receiving: "Le serveur reçoit beaucoup de données. Réessaie dans quelques secondes.",
    failed: "Un problème est survenu sur le serveur. Rien n’a changé ; réessaie.",
    "other-site":
      "Cette demande ne vient pas des pages de Smart Planner. Ouvre l’appli et réessaie.",
    "too-many": "C’était trop d’un coup. Réessaie dans un instant.",
    "too-often": "C’était très souvent. Attends un peu et réessaie.",
    "body-too-large": (kilobytes) => `C’est trop à envoyer d’un coup : ${kilobytes} Ko au plus.`,

    "signed-out": "Reconnecte-toi pour changer ton compte.",
    "needs-proof": "Confirme que c’est bien toi.",
    "not-your-password": "Ce n’est pas ton mot de passe actuel.",
    "too-many-attempts": (seconds) => `Trop d’essais. Réessaie dans ${wait(seconds)}.`,
    "email-and-password": "Il faut un e-mail et un mot de passe.",
    "wrong-sign-in": "L’e-mail ou le mot de passe n’est pas bon.",
    "email-taken":
      "Il existe déjà un compte avec cet e-mail. Connecte-toi ou prends un autre e-mail.",
    "no-passwords": (provider) => `Pas de mots de passe ici. Continue avec ${provider}.`,
    "wrong-email": "Cette adresse e-mail semble incorrecte. Vérifie-la et réessaie.",
    "password-short": (least) => `Le mot de passe doit avoir au moins ${least} caractères.`,
    "password-long": (most) => `Le mot de passe peut avoir au plus ${most} caractères.`,
    "password-common":
      "Ce mot de passe serait parmi les premiers essayés. Prends-en un autre, par exemple trois ou quatre mots sans rapport.",
    "display-name": (most) => `Un nom affiché a de 1 à ${most} caractères.`,
    "both-passwords": "Il faut le mot de passe actuel et le nouveau.",
    "your-password": "Il faut ton mot de passe.",
    "device-signed-out": "Cet appareil est déjà déconnecté.",
    "needs-email": "Il faut un e-mail.",
    "no-mail-to-check":
      "Ce serveur n’envoie pas d’e-mails, l’adresse ne peut donc pas être vérifiée.",
    "own-email": "C’est déjà ton adresse.",
    "last-way": "Ajoute d’abord un autre moyen de connexion.",
    "link-used": "Ce lien ne marche plus et n’a rien changé. Demande un nouveau lien.",
    "wrong-code": "L’e-mail ou le code n’est pas bon.",
    "no-mail": "Ce serveur n’envoie pas d’e-mails. Utilise un code de secours.",
    "link-incomplete": "Le lien n’est pas complet.",
    "new-password": "Il faut un nouveau mot de passe.",
    "email-code-password": "Il faut un e-mail, un code et un nouveau mot de passe.",
    "passkey-failed": "Cette clé d’accès n’a pas marché ici. Réessaie ou connecte-toi autrement.",
    "passkey-not-added": "Cette clé d’accès n’a pas pu être ajoutée. Réessaie.",
    "passkey-gone": "Cette clé d’accès n’existe plus.",
    "passkey-unreadable": "La réponse de la clé d’accès n’a pas pu être lue. Réessaie.",
    "most-passkeys": (most) => `Tu as ${most} clés d’accès, le maximum. Supprimes-en une d’abord.`,
    "passkey-and-name": (most) => `Il faut une clé d’accès et un nom de 1 à ${most} caractères.`,
    "passkey-name": (most) => `Un nom a de 1 à ${most} caractères.`,
    "needs-purpose": "Il manque le but.",
    "provider-away": (provider) =>
      `Le serveur de ${provider} est injoignable pour le moment. Réessaie plus tard.`,
    "many-exports": (seconds) =>
      `Tu as téléchargé tes données très souvent. Réessaie dans ${wait(seconds)}.`,

    clock: "L’horloge de cet appareil avance. Ses changements sont renvoyés avec la bonne heure.",
    "too-large": (megabytes) =>
      `C’est trop à synchroniser d’un coup : ${megabytes} Mo au plus. Ton planning reste sur cet appareil.`,
    quota: (megabytes, records) =>
      `Ton compte est plein : il contient ${megabytes} Mo et ${records} éléments. Efface un planning dont tu n’as plus besoin ; tout reste sur cet appareil.`,
    "other-user": "Quelqu’un d’autre s’est connecté dans ce navigateur. Recharge la page.",
    "sign-in-to-sync": "Connecte-toi pour voir ton planning sur tous tes appareils.",
    protocol:
      "Cette page n’a pas la même version que le serveur. Recharge-la ; ton planning reste ici.",
    "sync-unreadable": "La synchronisation n’a pas pu être lue. Recharge la page.",

    "unknown-zone": "Ce fuseau horaire n’est pas connu ici.",
    "browser-zone": "Le fuseau horaire de ce navigateur n’est pas connu ici.",
    "needs-zone": "Il faut un fuseau horaire.",
    "notifications-signed-out": "Reconnecte-toi pour enregistrer tes notifications.",
    "valid-email": "Écris une adresse e-mail valable et enregistre à nouveau.",
    "saved-often": "Tu as enregistré très souvent. Attends un peu et réessaie.",
    "device-unreachable": "Cet appareil n’a pas pu être joint. Réessaie.",
    "no-reminders": "Ce navigateur ne peut pas recevoir de rappels.",
    "save-first": "Enregistre d’abord tes préférences.",
    "reminder-stays": "Ce rappel ne peut pas être déplacé.",

    "no-feed": "Il n’y a pas encore d’adresse. Crées-en une d’abord.",
    "feed-detail": "Choisis ce que les autres verront.",
    "feed-gone": "Il n’y a plus d’agenda à cette adresse.",
    "needs-account": "Crée un compte pour utiliser ceci.",
    "most-calendars": (most) => `Tu as déjà ${most} agendas par adresse. Supprimes-en un d’abord.`,
    "calendar-removed": "Cet agenda a été supprimé sur un autre appareil.",
    "refreshed-often": "Tes agendas ont été actualisés très souvent. Attends un peu.",
    "calendar-problem": (problem) =>
      problem === "password" ? "L’adresse demande un mot de passe" : problems[problem],
    "calendar-address": "Écris l’adresse d’un agenda.",

    "contact-incomplete": (most) =>
      `Écris ton nom, une adresse e-mail valable et un message de ${most} caractères au plus.`,
    "many-messages": "Beaucoup de messages sont venus d’ici. Réessaie plus tard ; ton texte reste.",

    "plan-too-slow":
      "Le calcul de cet emploi du temps a été trop long. Réessaie avec moins de matières.",
    "plan-not-found": "Aucun emploi du temps ne respecte tout. Change tes préférences et réessaie.",
    "many-timetables": manyTimetables,
    "many-timetables-here": (seconds) =>
      `${manyTimetables(seconds)} Avec un compte, tu peux demander plus souvent.`,
    "subjects-and-hours": "Il faut des matières et des heures par jour.",
    "many-subjects": (most) => `Cela fait plus de ${most} matières. Supprimes-en.`,
    "subject-fields": "Chaque matière a besoin d’un nom et d’une date d’examen, comme 2027-03-05.",
    "long-preferences": (most) => `Tes préférences sont trop longues : ${most} caractères au plus.`,
    "hours-range": "Les heures par jour doivent être entre 1 et 24.",
    "field-customPrompt": "Les préférences doivent être un texte.",
    "field-modelType": "Choisis flash ou pro comme modèle.",
    "field-wishes": "Les souhaits de ce planning n’ont pas pu être lus. Enlève-les et réessaie.",
    "field-today": "La date du jour doit s’écrire 2027-03-05.",
    "field-minuteOfDay": "La minute du jour doit être un nombre entier de 0 à 1439.",
    "field-grid": "Tes disponibilités n’ont pas pu être lues. Vérifie-les et réessaie.",
    "field-commitments": "Tes engagements n’ont pas pu être lus. Vérifie-les et réessaie.",
    "field-busy": "Tes agendas n’ont pas pu être lus. Actualise-les et réessaie.",
    "field-dateLimits": "Tes jours libres n’ont pas pu être lus. Vérifie-les et réessaie.",
    "field-tasks": "Tes travaux à rendre n’ont pas pu être lus. Vérifie-les et réessaie.",
    "field-preferences": "Tes préférences d’étude n’ont pas pu être lues. Vérifie-les et réessaie.",

    cancelled: "La demande a été annulée.",

    "many-files": (seconds) =>
      `Cela fait beaucoup de fichiers en peu de temps. Réessaie dans ${wait(seconds)}.`,
    "no-form": "Envoie le fichier dans un formulaire, dans le champ « schedule ».",
    "no-file": "Aucun fichier n’est arrivé. Choisis-en un et renvoie-le.",
    "file-broken": "Le fichier n’est pas arrivé en entier. Renvoie-le.",
    "form-crowded": "Ce formulaire a trop de parties. Envoie un seul fichier.",
    "file-too-large":
      "Ce fichier dépasse 10 Mo. Choisis-en un plus petit ou fais une capture d’écran.",
    "no-timetable": `Aucun emploi du temps trouvé dans ce fichier. Il faut une liste avec jour, heure et matière, ou une semaine avec les jours en colonnes et les heures en lignes. ${byHand}`,
    "no-text": `Ce PDF ne contient pas de texte lisible. Envoie plutôt une capture en PNG ou JPG. ${byHand}`,
    "many-classes": (most) =>
      `Ce fichier contient plus de ${most} cours. Envoie une semaine de ton propre emploi du temps.`,
    "file-unreadable": `Ce fichier est abîmé ou ne s’ouvre pas. Enregistre-le à nouveau ou choisis-en un autre. ${byHand}`,
    "file-slow": `La lecture de ce fichier a été trop longue et s’est arrêtée. Essaie un fichier plus simple, comme une capture de l’emploi du temps seul. ${byHand}`,
    "file-heavy": `Ce fichier demande trop de mémoire. Essaie un fichier plus simple, comme une capture de l’emploi du temps seul. ${byHand}`,
    "reading-stopped": "La lecture s’est arrêtée. Renvoie le fichier.",
    "picture-damaged": "Cette image est abîmée. Enregistre-la à nouveau ou refais une capture.",
    "picture-large":
      "Cette image dépasse 25 mégapixels. Réduis-la ou fais une capture de l’emploi du temps seul.",
    "file-kind": `Ce type de fichier ne peut pas être lu. ${chooseAnother}`,
    "file-empty": "Ce fichier est vide. Choisis-en un autre.",
    "file-other-kind": (extension) =>
      `Ce fichier s’appelle ${extension}, mais son contenu est autre chose. Enregistre-le à nouveau dans un type connu. ${chooseAnother}`,
  }),
];
