import { randomUUID } from 'node:crypto';
import { request } from 'undici';
import type { LogReport, LogPreview } from '../../context.ts';
import { openConnections } from '../../system/proxy/proxy.ts';
import { clipLog } from './clip-log.ts';
import type { GameLog } from './game-log.ts';
import { loginsIn, type Person, redact, thisPerson } from './redact.ts';

const TIMEOUT_MS = 15_000;
const ALL = 50_000;
/** Several windows may show one preview each. */
const MAX_PREVIEWS = 4;

interface Options {
  gameLog: GameLog;
  /** Origin of the API, without a trailing slash. */
  apiUrl: string;
  /** Client that wrote the lines; null before the first launch. */
  clientId: () => string | null;
  /** Values that must not leave the machine: login, access id and token of the player as the game got them. */
  secrets?: () => readonly string[];
  person?: Person;
}

/** Creates reports for support (launcher.md, `logs/upload`): only a previewed text is sent. */
export function createLogReport(options: Options): LogReport {
  const person = options.person ?? thisPerson();
  const previews = new Map<string, LogPreview>();

  const redacted = (): string => {
    const lines = options.gameLog.tail(ALL).map(({ level, text }) => `${level.padEnd(5)} ${text}`);
    const secrets = [...(options.secrets?.() ?? []), ...loginsIn(lines)];
    // Shortened before redaction, which is slow for a long log, and after it, because redaction makes lines longer.
    const clipped = clipLog(lines).split('\n');
    return clipLog(clipped.map((line) => redact(line, person, secrets)));
  };

  return {
    preview() {
      const text = redacted();
      if (text === '') return null;
      const fresh: LogPreview = { id: randomUUID(), text, clientId: options.clientId() };
      previews.set(fresh.id, fresh);
      for (const oldest of previews.keys()) if (previews.size > MAX_PREVIEWS) previews.delete(oldest);
      return fresh;
    },
    get: (id) => previews.get(id) ?? null,
    async send({ text, clientId }) {
      const connections = openConnections({ timeout: TIMEOUT_MS });
      try {
        const { statusCode, body } = await request(`${options.apiUrl}/api/launcher/logs`, {
          method: 'POST',
          dispatcher: connections.dispatcher(),
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ clientUuid: clientId, text }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (statusCode < 200 || statusCode > 299) throw new Error(`launcher/logs answered ${statusCode}`);
        const answer = (await body.json()) as { id?: unknown };
        if (typeof answer.id !== 'string' || answer.id === '') throw new Error('launcher/logs answered without an id');
        return answer.id;
      } finally {
        await connections.close();
      }
    },
  };
}
