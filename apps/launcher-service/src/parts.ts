import type { FastifyBaseLogger } from 'fastify';
import type { Installer } from './clients/installer.ts';
import type { Config } from './config.ts';
import type { GameLog } from './logs/game-log.ts';
import type { Schemas } from './schemas.ts';
import type { Perimeter } from './security/perimeter.ts';
import type { Tickets } from './security/tickets.ts';
import type { SettingsStore } from './settings/settings-store.ts';
import type { Launcher } from './state/launcher.ts';
import type { TextStore } from './storage/text-store.ts';
import type { Machine } from './system/machine.ts';

/** The launcher's own pages. */
export interface Pages {
  /** Folder of the bundle served now; null before the first was fetched. */
  folder(): string | null;
  /** Folder of the version before, for pages that were opened under it and still ask for its files. */
  previousFolder(): string | null;
  versions(): Schemas['SystemStates']['ui'];
  /** Begins to look for newer pages. */
  start(): void;
  close(): Promise<void>;
}

/** The lines of the game as they were shown to the player once. */
export interface ShownLog {
  /** UUID that names this very text. */
  id: string;
  /** Without what is nobody else's business. */
  text: string;
  /** Client whose lines these are; null before the first launch. */
  clientId: string | null;
}

/** Lines of the game for the support. */
export interface LogReport {
  /** The lines kept now; null where there are none. The last few that were shown are remembered. */
  preview(): ShownLog | null;
  /** What was shown under that id; null when it is unknown, or too much was shown since. */
  shown(id: string): ShownLog | null;
  /** Sends what was shown, and answers the number for the support. @throws when the server does not take it */
  send(shown: ShownLog): Promise<string>;
}

/** What the operations stand on. */
export interface Parts {
  config: Config;
  log: FastifyBaseLogger;
  perimeter: Perimeter;
  tickets: Tickets;
  token: string;
  /** Where the service listens. */
  port(): number;
  launcher: Launcher;
  /** Progress of the present job as it was told last. */
  progress(): Schemas['Progress'] | null;
  installer: Installer;
  gameLog: GameLog;
  logReport: LogReport;
  settings: SettingsStore;
  texts: TextStore;
  machine: Machine;
  pages: Pages;
}
