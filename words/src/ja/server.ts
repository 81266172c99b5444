import { mailWords } from "../en/mails.ts";
import { refusalWords } from "../en/refusals.ts";
import { siteWords } from "../en/site.ts";
import { smallPageWords } from "../en/small-pages.ts";
import { said } from "../said.ts";
import { problems } from "./problems.ts";

const wait = (seconds: number): string =>
  seconds < 60 ? `${seconds}秒` : `${Math.ceil(seconds / 60)}分`;

const again = "もう一度お試しください。";
const byHand = "授業を手で入力することもできます。";
const chooseAnother = "PDF、PNG、JPG、CSV、ICS のファイルを選んでください。";
const manyTimetables = (seconds: number) =>
  `短い時間にたくさんの時間割を作りました。${wait(seconds)}後に${again}`;

const once = "リンクは30分以内に一度だけ使えます。";
const isItYours = (title: string, what: string) => ({
  title,
  lines: [what, `あなたのアドレスなら、リンクを開いてください。${once}`],
});
const notYou =
  "心当たりがなければ、アカウントページでパスワードを変更してください。残すものを選べます。";
const chooseNew =
  "心当たりがなければ、ログインページの「パスワードをお忘れですか？」で新しいパスワードを決めてください。";

export default [
  said(siteWords, {
    description: "科目、試験日、1日の時間を入力すると、毎日の学習プランができます。",
    needsJavaScript:
      "Smart Planner には JavaScript が必要です。オンにして、ページを読み込み直してください。",
    notAvailable: "利用できません",
    blog: "計画、記憶、健康についての学生向けの短い読みもの6本。もとになった研究も紹介します。",
    contact: "学習プランについての質問、アイデア、うまく動かないことなど、お気軽にどうぞ。",
    accessibility:
      "Smart Planner が満たすアクセシビリティの基準、確認の方法、わかっている不足について。",
    login:
      "Smart Planner にログインするか、デモで試せます。科目、試験日、時間から毎日の学習プランができます。",
    signup: "Smart Planner の無料アカウントを作って、試験日から毎日の学習プランを作りましょう。",
    feedTitle: "Smart Planner ブログ",
    feed: "計画、記憶、健康についての学生向けの短い読みもの。",
    shortcuts: ["今日", "学習を始める", "学習時間"],
    screenshots: [
      "今日、提出物、1週間",
      "1週間の学習",
      "今日と提出物",
      "1日の学習",
      "1回の学習のタイマー",
    ],
  }),
  said(mailWords, {
    account: {
      reset: {
        title: "新しいパスワードを決めてください",
        lines: [
          "Smart Planner アカウントの新しいパスワードが求められました。",
          `${once}心当たりがなければ何もしないでください。パスワードはそのままです。`,
        ],
      },
      confirm: isItYours(
        "このメールアドレスはあなたのものですか？",
        "このアドレスで Smart Planner のアカウントが作られました。",
      ),
      "leave-email": {
        title: "アカウントのメールアドレスを変更しますか？",
        lines: [
          "Smart Planner アカウントのメールアドレスの変更が求められました。",
          `許可するにはリンクを開いてください。${once}`,
          "心当たりがなければリンクを開かず、パスワードを変更してください。開かなければ何も起こりません。",
        ],
      },
      "enter-email": isItYours(
        "このアドレスをアカウントに使いますか？",
        "このアドレスを Smart Planner のアカウントに使うことが求められました。",
      ),
      "password-changed": {
        title: "パスワードが変更されました",
        lines: ["Smart Planner アカウントのパスワードが変更されました。", chooseNew],
      },
      "password-removed": {
        title: "パスワードが削除されました",
        lines: [
          "Smart Planner アカウントのパスワードがなくなりました。ほかのログイン方法は残っています。",
          chooseNew,
        ],
      },
      "email-changed": {
        title: "メールアドレスが変更されました",
        lines: ["Smart Planner アカウントのメールアドレスが変わりました。"],
      },
      "codes-made": {
        title: "新しい復旧コードが作られました",
        lines: ["Smart Planner アカウントの古いコードはもう使えません。", notYou],
      },
      "passkey-added": {
        title: "アカウントにパスキーが追加されました",
        lines: ["これで Smart Planner アカウントを開けるようになりました。", notYou],
      },
      "provider-connected": {
        title: "別のアカウントが連携されました",
        lines: ["これで Smart Planner アカウントを開けるようになりました。", notYou],
      },
      "account-deleted": {
        title: "アカウントが削除されました",
        lines: ["Smart Planner アカウントとその内容はすべて削除されました。"],
      },
    },
    links: {
      reset: "新しいパスワードを決める",
      confirm: "はい、私のものです",
      "leave-email": "変更を許可する",
      "enter-email": "はい、使います",
    },
    newAddress: (email) => `新しいアドレスは ${email} になります。`,
    notifications: {
      title: "このメールアドレスはあなたのものですか？",
      lines: [
        "Smart Planner の通知をこのアドレスに送ることが求められました。",
        "承認するにはリンクを開いてください。心当たりがなければ何もしないでください。通知は送られません。",
      ],
    },
    sendHere: "はい、ここに送ってください",
    open: "Smart Planner を開く",
    stop: "Smart Planner のメールをすべて止める",
  }),
  said(smallPageWords, {
    open: "Smart Planner を開く",
    outdated: {
      title: "このリンクはもう使えません",
      text: "使用済みか、30分以上たったか、新しいリンクがあります。何も変わっていません。",
    },
    confirm: {
      title: "このメールアドレスはあなたのものですか？",
      text: "確認すると、このアドレスで Smart Planner アカウントに連絡できます。",
      button: "はい、私のものです",
    },
    "leave-email": {
      title: "アカウントのメールアドレスを変更しますか？",
      text: "ここと新しいアドレスの両方で承認すると変更されます。",
      button: "変更を許可する",
    },
    "enter-email": {
      title: "このアドレスをアカウントに使いますか？",
      text: "ここと今のアドレスの両方で承認すると変更されます。",
      button: "はい、使います",
    },
    confirmed: { title: "ありがとうございます", text: "アドレスを確認しました。" },
    halfNew: {
      title: "あと少しです",
      text: "新しいアドレスに届いたメールのリンクを開くと、変更されます。",
    },
    halfPresent: {
      title: "あと少しです",
      text: "今のアドレスに届いたメールのリンクを開くと、変更されます。",
    },
    taken: {
      title: "このアドレスのアカウントはすでにあります",
      text: "そのため別のアカウントには使えません。あなたのアドレスはそのままです。",
    },
    changed: {
      title: "アドレスを変更しました",
      text: "これからは新しいアドレスでログインしてください。",
    },
    notificationsOutdated: {
      title: "このリンクは無効です",
      text: "アドレスが変わったか、アカウントがありません。アプリの通知設定をご覧ください。",
    },
    stop: {
      title: "メールをすべて止めますか？",
      text: "Smart Planner からの通知メールが届かなくなります。プランとアカウントはそのままです。",
      button: "メールをすべて止める",
    },
    stopped: {
      title: "メールを止めました",
      text: "完了です。通知設定でいつでも再開できます。",
    },
    sendHere: {
      title: "このメールアドレスはあなたのものですか？",
      text: "確認すると、Smart Planner の通知がここに届きます。",
      button: "はい、ここに送ってください",
    },
    sentHere: {
      title: "ありがとうございます",
      text: "これから通知がこのアドレスに届きます。どのメールにも停止用のリンクがあります。",
    },
  }),
  said(refusalWords, {
    "nothing-here": "このアドレスには何もありません。",
    malformed: `リクエストを読めませんでした。ページを再読み込みして、${again}`,
    "no-database": `サーバーがデータベースに接続できません。数秒後に${again}`,
    "account-gone": "このアカウントはもうありません。もう一度ログインしてください。",
    busy: `サーバーがとても混み合っています。数秒後に${again}`,
    receiving: `サーバーがたくさん受信しています。数秒後に${again}`,
    failed: `サーバーで問題が起きました。何も変わっていません。${again}`,
    "other-site": `このリクエストは Smart Planner のページからではありません。アプリを開いて、${again}`,
    "too-many": `一度に多すぎました。少ししてから${again}`,
    "too-often": `回数が多すぎます。しばらく待ってから${again}`,
    "body-too-large": (kilobytes) => `一度に送れるのは${kilobytes} KB までです。`,

    "signed-out": "アカウントを変更するには、もう一度ログインしてください。",
    "needs-proof": "本人確認をしてください。",
    "not-your-password": "現在のパスワードと違います。",
    "too-many-attempts": (seconds) => `試行回数が多すぎます。${wait(seconds)}後に${again}`,
    "email-and-password": "メールアドレスとパスワードが必要です。",
    "wrong-sign-in": "メールアドレスかパスワードが違います。",
    "email-taken":
      "このメールアドレスのアカウントはすでにあります。ログインするか、別のメールアドレスを使ってください。",
    "no-passwords": (provider) => `ここではパスワードを使いません。${provider} で続けてください。`,
    "wrong-email": `メールアドレスが正しくないようです。確認して、${again}`,
    "password-short": (least) => `パスワードは${least}文字以上にしてください。`,
    "password-long": (most) => `パスワードは${most}文字までです。`,
    "password-common":
      "そのパスワードは最初に試されやすいものです。関係のない3～4個の単語など、別のものにしてください。",
    "display-name": (most) => `表示名は1～${most}文字です。`,
    "both-passwords": "現在と新しいパスワードが必要です。",
    "your-password": "パスワードが必要です。",
    "device-signed-out": "その端末はすでにログアウトしています。",
    "needs-email": "メールアドレスが必要です。",
    "no-mail-to-check": "このサーバーはメールを送らないため、アドレスを確認できません。",
    "own-email": "それはすでにあなたのアドレスです。",
    "last-way": "先に別のログイン方法を追加してください。",
    "link-used": "このリンクはもう使えず、何も変わっていません。新しいリンクを求めてください。",
    "wrong-code": "メールアドレスかコードが違います。",
    "no-mail": "このサーバーはメールを送りません。復旧コードを使ってください。",
    "link-incomplete": "リンクが途中で切れています。",
    "new-password": "新しいパスワードが必要です。",
    "email-code-password": "メールアドレス、コード、新しいパスワードが必要です。",
    "passkey-failed":
      "そのパスキーはここでは使えませんでした。もう一度試すか、別の方法でログインしてください。",
    "passkey-not-added": `そのパスキーを追加できませんでした。${again}`,
    "passkey-gone": "そのパスキーはもうありません。",
    "passkey-unreadable": `パスキーの応答を読めませんでした。${again}`,
    "most-passkeys": (most) => `パスキーは${most}個までです。先に1つ削除してください。`,
    "passkey-and-name": (most) => `パスキーと1～${most}文字の名前が必要です。`,
    "passkey-name": (most) => `名前は1～${most}文字です。`,
    "needs-purpose": "目的が必要です。",
    "provider-away": (provider) => `今は ${provider} のサーバーに接続できません。あとで${again}`,
    "many-exports": (seconds) => `データのダウンロードが多すぎます。${wait(seconds)}後に${again}`,

    clock: "この端末の時計が進んでいます。変更は正しい時刻で送り直します。",
    "too-large": (megabytes) =>
      `一度に同期できるのは${megabytes} MB までです。プランはこの端末に残ります。`,
    quota: (megabytes, records) =>
      `アカウントがいっぱいです（${megabytes} MB、${records}件まで）。不要なプランを消してください。この端末にはすべて残ります。`,
    "other-user": "このブラウザーで別の人がログインしました。ページを再読み込みしてください。",
    "sign-in-to-sync": "ログインすると、すべての端末でプランを見られます。",
    protocol:
      "ページとサーバーのバージョンが違います。再読み込みしてください。プランはここに残ります。",
    "sync-unreadable": "同期の内容を読めませんでした。ページを再読み込みしてください。",

    "unknown-zone": "このタイムゾーンには対応していません。",
    "browser-zone": "このブラウザーのタイムゾーンには対応していません。",
    "needs-zone": "タイムゾーンが必要です。",
    "notifications-signed-out": "通知を保存するには、もう一度ログインしてください。",
    "valid-email": "正しいメールアドレスを入力して、もう一度保存してください。",
    "saved-often": `保存の回数が多すぎます。しばらく待ってから${again}`,
    "device-unreachable": `この端末に届きませんでした。${again}`,
    "no-reminders": "このブラウザーではリマインダーを受け取れません。",
    "save-first": "先に設定を保存してください。",
    "reminder-stays": "このリマインダーは動かせません。",

    "no-feed": "まだアドレスがありません。先に作ってください。",
    "feed-detail": "ほかの人に見える内容を選んでください。",
    "feed-gone": "このアドレスのカレンダーはもうありません。",
    "needs-account": "アカウントを作ると使えます。",
    "most-calendars": (most) =>
      `アドレスのカレンダーは${most}個までです。先に1つ削除してください。`,
    "calendar-removed": "このカレンダーは別の端末で削除されました。",
    "refreshed-often": "カレンダーの更新が多すぎます。しばらく待ってください。",
    "calendar-problem": (problem) =>
      problem === "password" ? "このアドレスにはパスワードが必要です" : problems[problem],
    "calendar-address": "カレンダーのアドレスを入力してください。",

    "contact-incomplete": (most) =>
      `名前、正しいメールアドレス、${most}文字までのメッセージを入力してください。`,
    "many-messages": `ここから多くのメッセージが届いています。あとで${again}入力した内容は残ります。`,

    "plan-too-slow": "時間割の計算に時間がかかりすぎました。科目を減らしてお試しください。",
    "plan-not-found": `すべての条件を守る時間割が見つかりませんでした。希望を変えて、${again}`,
    "many-timetables": manyTimetables,
    "many-timetables-here": (seconds) =>
      `${manyTimetables(seconds)}ログインすると、もっと使えます。`,
    "subjects-and-hours": "科目と1日の時間が必要です。",
    "many-subjects": (most) => `科目は${most}個までです。減らしてください。`,
    "subject-fields": "科目には名前と試験日（例：2027-03-05）が必要です。",
    "long-preferences": (most) => `希望が長すぎます。${most}文字までです。`,
    "hours-range": "1日の時間は1～24にしてください。",
    "field-customPrompt": "希望は文字で入力してください。",
    "field-modelType": "モデルは flash か pro を選んでください。",
    "field-wishes": `このプランの希望を読めませんでした。削除して、${again}`,
    "field-today": "今日の日付は 2027-03-05 のように書いてください。",
    "field-minuteOfDay": "時刻の分は0～1439の整数にしてください。",
    "field-grid": `空き時間を読めませんでした。確認して、${again}`,
    "field-commitments": `予定を読めませんでした。確認して、${again}`,
    "field-busy": `カレンダーを読めませんでした。更新して、${again}`,
    "field-dateLimits": `休みを読めませんでした。確認して、${again}`,
    "field-tasks": `提出物を読めませんでした。確認して、${again}`,
    "field-preferences": `学習の設定を読めませんでした。確認して、${again}`,

    cancelled: "リクエストは取り消されました。",

    "many-files": (seconds) => `短い時間にファイルが多すぎます。${wait(seconds)}後に${again}`,
    "no-form": "ファイルはフォームの「schedule」欄で送ってください。",
    "no-file": "ファイルが届きませんでした。選んでもう一度送ってください。",
    "file-broken": "ファイルが最後まで届きませんでした。もう一度送ってください。",
    "form-crowded": "フォームの項目が多すぎます。ファイルを1つだけ送ってください。",
    "file-too-large":
      "ファイルが10 MB を超えています。小さいものを選ぶか、スクリーンショットを撮ってください。",
    "no-timetable": `このファイルに時間割が見つかりませんでした。曜日、時刻、科目の一覧か、曜日が横、時刻が縦に並ぶ1週間の表にしてください。${byHand}`,
    "no-text": `この PDF には読める文字がありません。PNG か JPG のスクリーンショットを送ってください。${byHand}`,
    "many-classes": (most) =>
      `このファイルには授業が${most}件より多くあります。自分の時間割の1週間分を送ってください。`,
    "file-unreadable": `このファイルは壊れているか開けません。保存し直すか、別のファイルを選んでください。${byHand}`,
    "file-slow": `ファイルの読み取りに時間がかかりすぎたため中止しました。時間割だけのスクリーンショットなど、簡単なファイルをお試しください。${byHand}`,
    "file-heavy": `このファイルの読み取りにはメモリーが足りません。時間割だけのスクリーンショットなど、簡単なファイルをお試しください。${byHand}`,
    "reading-stopped": "読み取りを中止しました。もう一度送ってください。",
    "picture-damaged":
      "この画像は壊れています。保存し直すか、スクリーンショットを撮り直してください。",
    "picture-large":
      "この画像は2500万画素を超えています。小さくするか、時間割だけのスクリーンショットを撮ってください。",
    "file-kind": `この種類のファイルは読めません。${chooseAnother}`,
    "file-empty": "このファイルは空です。別のファイルを選んでください。",
    "file-other-kind": (extension) =>
      `ファイル名は ${extension} ですが、中身が違います。対応する種類で保存し直してください。${chooseAnother}`,
  }),
];
