import type { Log } from "../log.ts";
import type { Mailer, MailMessage, MailOutcome } from "./mailer.ts";

interface SmtpInput {
  readonly smtpUrl: URL;
  readonly from: string;
  readonly log: Log;
}

const times = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const isLoopback = (host: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);

async function compose({ from, message }: { from: string; message: MailMessage }) {
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
  const { unsubscribeUrl, replyTo, ...rest } = message;
  return new MailComposer({
    ...rest,
    from,
    ...(replyTo === undefined ? {} : { replyTo: { ...replyTo } }),
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl === undefined
        ? {}
        : {
            "List-Unsubscribe": { prepared: true, value: `<${unsubscribeUrl}>` },
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
    },
  }).compile();
}

/** Neither the recipient nor the server's text, which often repeats it. */
function logged(error: unknown) {
  if (!(error instanceof Error)) return {};
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return { code, responseCode: responseCodeOf(error) };
}

function responseCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("responseCode" in error)) return undefined;
  return typeof error.responseCode === "number" ? error.responseCode : undefined;
}

function outcomeOf({ error, handedOver }: { error: unknown; handedOver: boolean }): MailOutcome {
  if (!handedOver) return "not-sent";
  const code = responseCodeOf(error);
  if (code === undefined) return "unknown";
  return code >= 500 ? "refused" : "not-sent";
}

/** One connection per message: a pool resends what a broken connection may have delivered. */
export function createSmtpMailer({ smtpUrl, from, log }: SmtpInput): Mailer {
  const secure = smtpUrl.protocol === "smtps:";
  const user = decodeURIComponent(smtpUrl.username);
  const pass = decodeURIComponent(smtpUrl.password);
  const host = smtpUrl.hostname.replace(/^\[|\]$/g, "");
  const options = {
    ...times,
    host,
    port: smtpUrl.port === "" ? (secure ? 465 : 587) : Number(smtpUrl.port),
    secure,
    // A password must not cross a network in clear text.
    requireTLS: !secure && user !== "" && !isLoopback(smtpUrl.hostname),
  };

  return {
    send: async (message) => {
      // Loaded on first use.
      const { default: SMTPConnection } = await import("nodemailer/lib/smtp-connection");
      const mail = await compose({ from, message });
      const body = await mail.build();
      const connection = new SMTPConnection(options);
      let handedOver = false;
      try {
        await new Promise<void>((resolve, reject) => {
          // An "error" event without a listener would end the process.
          connection.on("error", reject);
          connection.once("end", () => reject(new Error("The mail server hung up.")));
          const hand = () => {
            handedOver = true;
            const { from: sender, to } = mail.getEnvelope();
            connection.send({ from: sender, to }, body, (error) =>
              error ? reject(error) : resolve(),
            );
          };
          connection.connect((error) => {
            if (error) reject(error);
            else if (user === "") hand();
            else connection.login({ user, pass }, (failed) => (failed ? reject(failed) : hand()));
          });
        });
        return "sent";
      } catch (error) {
        const outcome = outcomeOf({ error, handedOver });
        log.warn("mail not delivered", { outcome, ...logged(error) });
        return outcome;
      } finally {
        connection.quit();
      }
    },
  };
}
