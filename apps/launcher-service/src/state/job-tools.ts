import type { FastifyBaseLogger } from 'fastify';
import type { Installer } from '../clients/installer.ts';
import type { GameRunner } from '../game/game.ts';
import type { Journal } from '../journal/journal.ts';
import type { GameLog } from '../logs/game-log.ts';
import type { Machine } from '../system/machine.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { ProgressGate } from './progress-gate.ts';
import type { StateStore } from './state-store.ts';

/** What jobs work with. */
export interface JobTools {
  store: StateStore;
  progress: ProgressGate;
  installer: Installer;
  runner: GameRunner;
  gameLog: GameLog;
  journal: Journal;
  settings: SettingsStore;
  machine: Pick<Machine, 'memory' | 'jvmFlags'>;
  log: FastifyBaseLogger;
  /** Words of the player that no report to the support may hold. */
  keepSecret: (words: readonly string[]) => void;
  /** Lines of the game as anybody may read them. */
  redacted: (lines: readonly string[]) => string[];
}

/** Writes into the journal; a disk that takes nothing more does not keep anyone from playing. */
export async function remember(
  { journal, log }: Pick<JobTools, 'journal' | 'log'>,
  change: Parameters<Journal['write']>[0],
): Promise<void> {
  try {
    await journal.write(change);
  } catch (error) {
    log.warn({ err: error }, 'the journal could not be written');
  }
}
