import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { isRecord } from '../files/is-record.ts';
import { readJson } from '../files/read-json.ts';
import { serial } from '../files/serial.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { isLogName } from '../game/log-files.ts';
import type { BegunGame, GameRecord } from '../game/game.ts';

/** What has to be known after the service was killed. */
export interface JournalEntry {
  /** Client whose job was begun and not ended. */
  job: { clientId: string } | null;
  /** The game that runs, or is about to. */
  game: GameRecord | BegunGame | null;
  /** Client → when it was last started. */
  lastPlayed: Record<string, string>;
}

export interface Journal {
  read(): JournalEntry;
  /** Settled once it is on the disk. */
  write(change: Partial<JournalEntry>): Promise<void>;
  /** Settled once everything written so far is on the disk, or was refused by it. */
  settled(): Promise<void>;
}

function readGame(value: unknown, home: string): JournalEntry['game'] {
  if (!isRecord(value)) return null;
  const { clientId, pid, processStart, startedAt, logFile } = value;
  if (![clientId, startedAt, logFile].every((text) => typeof text === 'string')) return null;
  // Its lines are shown, and it is cut short when it grows: nothing but a log of ours.
  if (logFile !== devNull && (dirname(logFile as string) !== join(home, 'logs') || !isLogName(logFile as string)))
    return null;
  if (pid === undefined && processStart === undefined) return value as unknown as BegunGame;
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

/** `journal.json` of the home folder. */
export async function openJournal(home: string): Promise<Journal> {
  const file = join(home, 'journal.json');
  let current = readEntry(await readJson(file), home);
  const inTurn = serial();
  return {
    read: () => current,
    write(change) {
      // Known at once, also when the disk takes nothing more: the next write tries again with all of it.
      current = { ...current, ...change };
      return inTurn(() => writeAtomically(file, JSON.stringify(current)));
    },
    settled: () => inTurn(async () => undefined),
  };
}
