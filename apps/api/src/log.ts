import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

/** Property names of secrets and whole bodies: their values are never logged. */
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

/** The safe fields of an error: the others of a database error quote rows and parameters. */
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

/** A logger of JSON lines: ids, never emails, bodies or credentials. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths, censor: '[redacted]' },
    serializers: { err: describeError },
    base: { app: 'api' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  // Synchronous: at exit an asynchronous destination would retry forever if the reading end of the pipe is closed.
  return pino(options, destination ?? pino.destination({ fd: process.stdout.fd, sync: true }));
}
