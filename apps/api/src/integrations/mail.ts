import { createTransport } from 'nodemailer';

/** A rendered email. */
export interface Mail {
  /** The same at each attempt, so that the mail server can detect duplicates. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly locale: string;
  /** Inline images, referenced by `cid:` in the HTML. */
  readonly pictures: readonly { cid: string; filename: string; contentType: string; content: Buffer }[];
}

/** The email was not sent, or the result is unknown. `isFinal` if the server will never accept it. */
export class MailRefused extends Error {
  readonly isFinal: boolean;
  constructor(why: string, isFinal: boolean) {
    super(why);
    this.isFinal = isFinal;
  }
}

interface Options {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  readonly url: string;
  /** An address, or `Name <address>`. */
  readonly from: string;
  /** Timeout of one email, milliseconds. */
  readonly timeoutMs: number;
}

/** An unknown recipient or a rejected email. Errors of our own configuration (5xx to authentication) are not final. */
const isFinal = ({ code, responseCode }: { code?: unknown; responseCode?: unknown }): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;

/** Reason of a failure, without the reply of the server, which may contain the address. */
const reasonOf = (error: unknown): { why: string; final: boolean } => {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  const parts = [code ?? (error as Error).name, command, responseCode].filter((part) => part !== undefined);
  return { why: parts.join(' '), final: isFinal({ code, responseCode }) };
};

/** Sends emails over SMTP, each on its own connection. */
export const mailOverSmtp = ({ url, from, timeoutMs }: Options) => {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    /** @throws MailRefused */
    async send({ id, to, subject, html, text, locale, pictures }: Mail): Promise<void> {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          to: { name: '', address: to },
          subject,
          html,
          text,
          attachments: pictures.map((picture) => ({ ...picture, contentDisposition: 'inline' as const })),
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
          // Limits the total time, even if the server responds slowly but steadily.
          signal: AbortSignal.timeout(timeoutMs),
        });
      } catch (error) {
        const { why, final } = reasonOf(error);
        throw new MailRefused(why, final);
      }
    },
  };
};
