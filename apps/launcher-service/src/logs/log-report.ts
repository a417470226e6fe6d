import { randomUUID } from 'node:crypto';
import type { LogReport, ShownLog } from '../parts.ts';
import { clipLog } from './clip-log.ts';
import type { GameLog } from './game-log.ts';
import { loginsIn, type Person, redact, thisPerson } from './redact.ts';

const TIMEOUT_MS = 15_000;
const ALL = 50_000;
/** Several windows may show one each. */
const KEPT = 4;

interface Options {
  gameLog: GameLog;
  /** Origin of the API, without a slash at the end. */
  apiUrl: string;
  /** Client whose lines these are; null before the first launch. */
  clientId: () => string | null;
  /** Words that must not leave the machine: login, access id and token of the player as the game got them. */
  secrets?: () => readonly string[];
  person?: Person;
}

/** The lines of the game for the support (launcher.md, `logs/upload`): what is shown first is what is sent. */
export function createLogReport(options: Options): LogReport {
  const person = options.person ?? thisPerson();
  const kept = new Map<string, ShownLog>();

  const redacted = (): string => {
    const lines = options.gameLog.tail(ALL).map(({ level, text }) => `${level.padEnd(5)} ${text}`);
    const secrets = [...(options.secrets?.() ?? []), ...loginsIn(lines)];
    // Cut first, since looking through all of it would hold up the service; and again, since words became longer.
    const clipped = clipLog(lines).split('\n');
    return clipLog(clipped.map((line) => redact(line, person, secrets)));
  };

  return {
    preview() {
      const text = redacted();
      if (text === '') return null;
      const fresh: ShownLog = { id: randomUUID(), text, clientId: options.clientId() };
      kept.set(fresh.id, fresh);
      for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
      return fresh;
    },
    shown: (id) => kept.get(id) ?? null,
    async send({ text, clientId }) {
      const response = await fetch(`${options.apiUrl}/api/launcher/logs`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientUuid: clientId, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`launcher/logs answered ${response.status}`);
      const answer = (await response.json()) as { id?: unknown };
      if (typeof answer.id !== 'string' || answer.id === '') throw new Error('launcher/logs answered without an id');
      return answer.id;
    },
  };
}
