import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { isRecord } from '../../system/files/is-record.ts';
import { readJson } from '../../system/files/read-json.ts';
import { serial } from '../../system/files/serial.ts';
import { writeAtomically } from '../../system/files/write-atomically.ts';
import { isLogName } from '../../game/process/log-files.ts';
import type { StartingGame, GameRecord } from '../../game/process/game.ts';

/** State that has to survive a kill of the service. */
export interface JournalEntry {
  /** Client of the unfinished job. */
  job: { clientId: string } | null;
  /** The game that runs or is about to start. */
  game: GameRecord | StartingGame | null;
  /** Client id → time of its last start. */
  lastPlayed: Record<string, string>;
}

export interface Journal {
  read(): JournalEntry;
  /** Resolves when the change is on the disk. */
  write(change: Partial<JournalEntry>): Promise<void>;
  /** Resolves when everything written so far is on the disk or has failed. */
  settled(): Promise<void>;
}

function readGame(value: unknown, home: string): JournalEntry['game'] {
  if (!isRecord(value)) return null;
  const { clientId, pid, processStart, startedAt, logFile } = value;
  if (![clientId, startedAt, logFile].every((text) => typeof text === 'string')) return null;
  // Only our own logs: the file is shown to the player and truncated when it grows.
  if (logFile !== devNull && (dirname(logFile as string) !== join(home, 'logs') || !isLogName(logFile as string)))
    return null;
  if (pid === undefined && processStart === undefined) return value as unknown as StartingGame;
  return Number.isInteger(pid) && typeof processStart === 'string' ? (value as unknown as GameRecord) : null;
}

function readEntry(value: unknown, home: string): JournalEntry {
  const given = isRecord(value) ? value : {};
  const job = given['job'];
  const lastPlayed = isRecord(given['lastPlayed']) ? given['lastPlayed'] : {};
  return {
    job: isRecord(job) && typeof job['clientId'] === 'string' ? { clientId: job['clientId'] } : null,
    game: readGame(given['game'], home),
    lastPlayed: Object.fromEntries(
      Object.entries(lastPlayed).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    ),
  };
}

/** Opens `journal.json` in the home folder. */
export async function openJournal(home: string): Promise<Journal> {
  const file = join(home, 'journal.json');
  let current = readEntry(await readJson(file), home);
  const inTurn = serial();
  return {
    read: () => current,
    write(change) {
      // Valid in memory even if the disk is full: the next write includes it.
      current = { ...current, ...change };
      return inTurn(() => writeAtomically(file, JSON.stringify(current)));
    },
    settled: () => inTurn(async () => undefined),
  };
}
