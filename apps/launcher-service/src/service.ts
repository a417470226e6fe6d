import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Installer } from './install/installer.ts';
import type { Config } from './config.ts';
import { setProxy } from './system/proxy/proxy.ts';
import { prepareHome } from './system/prepare-home.ts';
import { writeAtomically } from './system/files/write-atomically.ts';
import type { GameRunner } from './game/process/game.ts';
import { buildServer } from './server/http/server.ts';
import { openJournal } from './state/machine/journal.ts';
import { listenLoopback } from './listen-loopback.ts';
import type { GameLog } from './game/logs/game-log.ts';
import { redactLines, thisPerson } from './game/logs/redact.ts';
import type { LogReport, Pages, ServiceContext } from './context.ts';
import type { Machine } from './system/machine.ts';
import { createPerimeter } from './server/security/perimeter.ts';
import { createTickets } from './server/security/tickets.ts';
import { createBrowserSignIn } from './server/sign-in/browser-sign-in.ts';
import { createToken } from './server/security/token.ts';
import { openSettings } from './state/settings/settings-store.ts';
import type { SettingsStore } from './state/settings/settings-store.ts';
import { createEventStream } from './server/socket/event-stream.ts';
import { publishEvents } from './server/socket/publish-events.ts';
import { serveSocket } from './server/socket/serve-socket.ts';
import { createLauncher } from './state/machine/launcher.ts';
import { createProgressThrottle } from './state/machine/progress-throttle.ts';
import { createStateStore } from './state/machine/state-store.ts';
import { createTextStore } from './state/storage/text-store.ts';

/** Everything besides the service's own files: clients, games, the machine, the pages. Tests replace these. */
export interface Integrations {
  installer: Installer;
  runner: GameRunner;
  gameLog: GameLog;
  logReport: LogReport;
  machine: Machine;
  pages: Pages;
}

/** What integrations get from the service. */
export interface IntegrationOptions {
  config: Config;
  settings: SettingsStore;
  log: FastifyBaseLogger;
  /** Client of the current or last job. */
  clientId(): string | null;
  /** Secrets of the last launch, such as the session token; removed from reports and logs. */
  secrets(): readonly string[];
}

export type CreateIntegrations = (options: IntegrationOptions) => Promise<Integrations> | Integrations;

/** Connection data of a running service, stored in `service.json` for its own user. */
export interface ServiceRecord {
  pid: number;
  port: number;
  token: string;
}

export interface Service extends ServiceRecord {
  /** Stops everything except a running game. */
  close(): Promise<void>;
}

/** File with the connection data of the running service. */
export const recordFile = (home: string): string => join(home, 'service.json');

/** A failure here does not stop the start: later calls report it, and the pages can show it. */
async function recover(installer: Installer, log: FastifyBaseLogger): Promise<void> {
  try {
    const { movedBack } = await installer.recover();
    if (movedBack) log.warn('a move was interrupted and taken back: all files are where they were before it');
  } catch (error) {
    log.error({ err: error }, 'clients could not be recovered');
  }
}

/** Starts the service. The caller holds the lock of the home folder. */
export async function startService(config: Config, log: FastifyBaseLogger, make: CreateIntegrations): Promise<Service> {
  const { home } = config;
  await prepareHome(home);
  // Left by a killed service: its pid may belong to another process now.
  await rm(recordFile(home), { force: true });
  const settings = await openSettings(home);
  setProxy(settings.get().proxy);
  const journal = await openJournal(home);
  const store = createStateStore();
  let secrets: readonly string[] = [];
  const clientId = (): string | null => store.get().clientId;
  const integrations = await make({ config, settings, log, clientId, secrets: () => secrets });
  const { installer, runner, gameLog, machine, pages } = integrations;
  // Not awaited: a file that another program holds can block this for long, and the pages have to load.
  const recovered = recover(installer, log);

  const now = (): Date => new Date();
  const stream = createEventStream(now);
  const progress = createProgressThrottle((news) => stream.publish({ type: 'progress', progress: news }));
  const keepSecret = (values: readonly string[]) => (secrets = values);
  const person = thisPerson();
  const redacted = (lines: readonly string[]) => redactLines(lines, person, secrets);
  const jobContext = {
    store,
    progress,
    installer,
    runner,
    gameLog,
    journal,
    settings,
    machine,
    log,
    keepSecret,
    redacted,
  };
  const launcher = createLauncher(jobContext, recovered);
  const stopPublishing = publishEvents(stream, store, gameLog);
  await launcher.resume();

  const token = config.fixedToken ?? createToken();
  let port = 0;
  const perimeter = createPerimeter({ port: () => port, uiOrigins: config.uiOrigins, token });
  const context: ServiceContext = {
    ...integrations,
    config,
    log,
    perimeter,
    tickets: createTickets(),
    token,
    port: () => port,
    launcher,
    progress: progress.latest,
    settings,
    texts: createTextStore(home),
    browserSignIn: createBrowserSignIn({ siteUrl: config.siteUrl, open: machine.openLink }),
  };
  const server = await buildServer(context);
  const socket = serveSocket(perimeter, stream, { state: store.get, progress: progress.latest, lines: gameLog.tail });
  const listening = await listenLoopback(server, config.port, socket.upgrade);
  port = listening.port;
  const record: ServiceRecord = { pid: process.pid, port, token };
  await writeAtomically(recordFile(home), JSON.stringify(record));
  pages.start();

  return {
    ...record,
    async close() {
      context.browserSignIn.cancel();
      await launcher.close();
      await pages.close();
      stopPublishing();
      socket.close();
      await listening.close();
      await gameLog.settle();
      await installer.close();
      await recovered;
      await journal.settled();
      await rm(recordFile(home), { force: true });
    },
  };
}
