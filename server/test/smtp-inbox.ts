import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  readonly to: string;
  /** By lower-case name, unfolded. */
  readonly headers: ReadonlyMap<string, string>;
  /** The whole body, decoded. */
  readonly body: string;
}

type Fault = "none" | "busy" | "unknown-recipient" | "hang-up";

const unfold = (head: string) =>
  new Map(
    head
      .replaceAll(/\r\n[ \t]+/g, " ")
      .split("\r\n")
      .map((line): [string, string] => {
        const at = line.indexOf(":");
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
      }),
  );

const decode = (body: string) => {
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
};

const smtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** A real SMTP server on loopback that keeps its mail. */
export async function startSmtpInbox() {
  const mails: ReceivedMail[] = [];
  let fault: Fault = "none";
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: (_address, _session, done) =>
      done(fault === "unknown-recipient" ? smtpError(550, "No such user") : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (fault === "busy") return done(smtpError(451, "Try again later"));
        const raw = Buffer.concat(chunks).toString("latin1");
        const [head = "", ...rest] = raw.split("\r\n\r\n");
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address).join(","),
          headers: unfold(head),
          body: decode(rest.join("\r\n\r\n")),
        });
        if (fault !== "hang-up") return done();
        // The message is kept, and the sender gets no answer.
        for (const connection of server.connections) connection.close();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.server.address();
  if (typeof address !== "object" || !address) throw new Error("No free port.");
  return {
    url: new URL(`smtp://127.0.0.1:${address.port}`),
    mails,
    to: (address: string) => mails.filter((mail) => mail.to === address),
    fail: (next: Fault) => {
      fault = next;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
