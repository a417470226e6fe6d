import type { FastifyBaseLogger } from 'fastify';
import type { Installer } from '../../install/installer.ts';
import type { GameRunner } from '../../game/process/game.ts';
import type { Journal } from './journal.ts';
import type { GameLog } from '../../game/logs/game-log.ts';
import type { Machine } from '../../system/machine.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { ProgressThrottle } from './progress-throttle.ts';
import type { StateStore } from './state-store.ts';

/** Everything that jobs work with. */
export interface JobContext {
  store: StateStore;
  progress: ProgressThrottle;
  installer: Installer;
  runner: GameRunner;
  gameLog: GameLog;
  journal: Journal;
  settings: SettingsStore;
  machine: Pick<Machine, 'memory' | 'jvmFlags'>;
  log: FastifyBaseLogger;
  /** Registers secrets of the player that no report may contain. */
  keepSecret: (words: readonly string[]) => void;
  /** Lines of the game without secrets and personal data. */
  redacted: (lines: readonly string[]) => string[];
}

/** Writes to the journal; a full disk must not prevent a launch. */
export async function remember(
  { journal, log }: Pick<JobContext, 'journal' | 'log'>,
  change: Parameters<Journal['write']>[0],
): Promise<void> {
  try {
    await journal.write(change);
  } catch (error) {
    log.warn({ err: error }, 'the journal could not be written');
  }
}
