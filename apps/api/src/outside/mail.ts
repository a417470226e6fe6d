import { createTransport } from 'nodemailer';

/** A letter as it leaves the house. */
export interface Mail {
  /** Of the letter, the same at each try: by it a mailbox knows the repetition of a letter that it has. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly locale: string;
  /** What `cid:` in its HTML names. */
  readonly pictures: readonly { cid: string; filename: string; contentType: string; content: Buffer }[];
}

/** The letter did not leave, or nobody knows whether it did. `isFinal` where the server will never take it. */
export class MailRefused extends Error {
  readonly isFinal: boolean;
  constructor(why: string, isFinal: boolean) {
    super(why);
    this.isFinal = isFinal;
  }
}

interface Options {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly url: string;
  /** An address, or `Name <address>`. */
  readonly from: string;
  /** Longest a letter may take, milliseconds. */
  readonly timeoutMs: number;
}

/** A mailbox that is not there, or will not have this letter. What is wrong with us (5xx to a sign-in) may be mended. */
const isFinal = ({ code, responseCode }: { code?: unknown; responseCode?: unknown }): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;

/** What went wrong, without what the server said: that may quote the address. */
const reasonOf = (error: unknown): { why: string; final: boolean } => {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  const parts = [code ?? (error as Error).name, command, responseCode].filter((part) => part !== undefined);
  return { why: parts.join(' '), final: isFinal({ code, responseCode }) };
};

/** Sends letters over SMTP, each on a connection of its own that ends with it. */
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
          // A server that answers a word every now and then holds no letter for ever.
          signal: AbortSignal.timeout(timeoutMs),
        });
      } catch (error) {
        const { why, final } = reasonOf(error);
        throw new MailRefused(why, final);
      }
    },
  };
};
