import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

/** Names under which secrets travel, whole bodies among them: whatever logs an object that has one, writes none of it. */
const SECRET_NAMES = [
  'body',
  'rawBody',
  'password',
  'passwordConfirmation',
  'accessToken',
  'access-token',
  'oauthKey',
  'oauth-key',
  'passkeyKey',
  'passkey-key',
  'email',
  'recaptcha',
  'token',
  'secret',
  'authorization',
  'cookie',
  'x-signature',
  'x-webhook-signature',
];

const quoted = SECRET_NAMES.map((name) => (name.includes('-') ? `["${name}"]` : name));
const paths = ['', '*', '*.*'].flatMap((prefix) =>
  quoted.map((name) => (prefix === '' ? name : name.startsWith('[') ? `${prefix}${name}` : `${prefix}.${name}`)),
);

/** What is worth knowing of an error. The rest of a database error quotes rows and parameters. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** JSON lines: ids, never e-mails, bodies or credentials. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths, censor: '[redacted]' },
    serializers: { err: describeError },
    base: { app: 'api' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  // In step, not behind: a line that waits for a reader who is gone would be tried for ever at the end of the process.
  return pino(options, destination ?? pino.destination({ fd: process.stdout.fd, sync: true }));
}
