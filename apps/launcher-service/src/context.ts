import type { FastifyBaseLogger } from 'fastify';
import type { Installer } from './install/installer.ts';
import type { Config } from './config.ts';
import type { GameLog } from './game/logs/game-log.ts';
import type { Schemas } from './schemas.ts';
import type { Perimeter } from './server/security/perimeter.ts';
import type { BrowserSignIn } from './server/sign-in/browser-sign-in.ts';
import type { Tickets } from './server/security/tickets.ts';
import type { SettingsStore } from './state/settings/settings-store.ts';
import type { Launcher } from './state/machine/launcher.ts';
import type { TextStore } from './state/storage/text-store.ts';
import type { Machine } from './system/machine.ts';

/** The launcher's own pages. */
export interface Pages {
  /** Folder of the bundle that is served now; null before the first one was downloaded. */
  folder(): string | null;
  /** Folder of the previous version, for pages that were opened before the update. */
  previousFolder(): string | null;
  versions(): Schemas['SystemStates']['ui'];
  /** Starts to check for newer pages. */
  start(): void;
  close(): Promise<void>;
}

/** Output of the game, as it was shown to the player. */
export interface LogPreview {
  /** UUID of this text. */
  id: string;
  /** Without personal data and secrets. */
  text: string;
  /** Client that wrote the lines; null before the first launch. */
  clientId: string | null;
}

/** Reports of the game's output to support. */
export interface LogReport {
  /** The current lines; null if there are none. The last few previews stay available. */
  preview(): LogPreview | null;
  /** The preview with that id; null if it is unknown or too old. */
  get(id: string): LogPreview | null;
  /** Sends a preview and returns the report number for support. @throws if the server does not accept it */
  send(preview: LogPreview): Promise<string>;
}

/** Everything that the operations work with; created once, in `startService`. */
export interface ServiceContext {
  config: Config;
  log: FastifyBaseLogger;
  perimeter: Perimeter;
  tickets: Tickets;
  token: string;
  /** Port on which the service listens. */
  port(): number;
  launcher: Launcher;
  /** Last published progress of the current job. */
  progress(): Schemas['Progress'] | null;
  installer: Installer;
  gameLog: GameLog;
  logReport: LogReport;
  settings: SettingsStore;
  texts: TextStore;
  machine: Machine;
  pages: Pages;
  browserSignIn: BrowserSignIn;
}
