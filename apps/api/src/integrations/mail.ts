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

/** The email was not sent, or the result is unknown. */
export class MailRefused extends Error {
  /** What the server replied, if it will never accept the email for this recipient; null for any other failure. */
  readonly reply: string | null;
  constructor(why: string, reply: string | null) {
    super(why);
    this.reply = reply;
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

interface SmtpFailure {
  name: string;
  code?: string;
  /** The command that failed. */
  command?: string;
  responseCode?: number;
  response?: string;
  permanent?: boolean;
}

/** Characters of a reply that are stored. */
const MAX_REPLY_LENGTH = 300;

/**
 * The reply of a server that will never accept the email: a permanent one to the recipient or to the content. A refused
 * sender or password is our own configuration, and not final. After the content the reply may quote it, with its codes and
 * links: only its numbers are returned.
 */
const finalReply = ({ code, command, permanent, response = '' }: SmtpFailure): string | null => {
  if (permanent !== true || (command !== 'RCPT TO' && command !== 'DATA')) return null;
  const reply = response.replace(/[\s\p{C}\p{Z}]+/gu, ' ').trim();
  const shown = code === 'EENVELOPE' ? reply : (/^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?(?= |$)/.exec(reply)?.[0] ?? '');
  return Array.from(shown).slice(0, MAX_REPLY_LENGTH).join('');
};

/** Reason of a failure, without the reply of the server, which may contain the address. */
const reasonOf = ({ name, code, command, responseCode }: SmtpFailure): string =>
  [code ?? name, command, responseCode].filter((part) => part !== undefined).join(' ');

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
        const failure = error as SmtpFailure;
        throw new MailRefused(reasonOf(failure), finalReply(failure));
      }
    },
  };
};
