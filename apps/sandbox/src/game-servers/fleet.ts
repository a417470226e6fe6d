import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { SandboxConfig } from '../config.ts';
import { faultText } from '../fault-text.ts';
import { jsonFile } from '../json-file.ts';
import { hashText, seededRandom } from '@hoshikraft/shared';
import { createBotClock } from './bot-clock.ts';
import { createBridgeClient } from './bridge-client.ts';
import { createCrowd } from './crowd.ts';
import { createGameServer } from './game-server.ts';
import type { GameServer } from './game-server.ts';
import { serverDefinitions } from './server-definitions.ts';

/** Runs a game server's timers: a heartbeat and an event batch, each at its own pace, never two at once. */
function keepRunning(server: GameServer, beatMs: number, eventsMs: number, log: (line: string) => void) {
  let trouble: string | null = null;
  let underWay: Promise<void> = Promise.resolve();
  let timers: NodeJS.Timeout[] = [];

  async function turn(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      if (trouble !== null) log(`${server.definition.id}: the API answers again`);
      trouble = null;
    } catch (error) {
      const text = faultText(error);
      if (trouble === null) log(`${server.definition.id}: ${text}`);
      trouble = text;
    }
  }

  function every(milliseconds: number, work: () => Promise<void>): NodeJS.Timeout {
    let waiting = false;
    return setInterval(() => {
      // A slow answer must not pile up turns behind it.
      if (waiting) return;
      waiting = true;
      underWay = underWay
        .then(() => turn(work))
        .finally(() => {
          waiting = false;
        });
    }, milliseconds);
  }

  return {
    trouble: () => trouble,
    start(): void {
      if (server.running()) return;
      server.start();
      underWay = underWay.then(() => turn(() => server.beat()));
      timers = [every(beatMs, () => server.beat()), every(eventsMs, () => server.sendEvents())];
    },
    stop(): void {
      timers.forEach((timer) => clearInterval(timer));
      timers = [];
      server.stop();
    },
    /** Does something between two turns, without waiting for the next. */
    soon(work: () => Promise<void>): void {
      underWay = underWay.then(() => turn(work));
    },
    /** Stops and sends the sessions that ended by it, if the API still listens. */
    async end(): Promise<void> {
      const ran = server.running();
      this.stop();
      await underWay;
      if (ran) await turn(() => server.sendEvents());
    },
  };
}

/** The four game servers, sharing one crowd of bots. */
export function createFleet(config: SandboxConfig, clock: Clock, log: (line: string) => void) {
  const { secret, botLogins, seed, clock: botStart, beatMs, eventsMs, autostart, moderated } = config.gameServers;
  const crowd = createCrowd(botLogins);
  const botClock = createBotClock(clock, botStart);
  const servers = new Map(
    serverDefinitions.map((definition) => {
      const keyId = `dev-${definition.id}`;
      const server = createGameServer({
        definition,
        call: createBridgeClient({ apiUrl: config.apiUrl, keyId, secret: `${secret}:${definition.id}`, clock }),
        clock,
        random: seededRandom(seed ^ hashText(definition.id)),
        crowd,
        botClock,
        moderated,
        file: jsonFile(join(config.folder, `game-${definition.id}.json`)),
      });
      return [definition.id, { server, ...keepRunning(server, beatMs, eventsMs, log) }] as const;
    }),
  );
  return {
    servers,
    start(): void {
      if (autostart) servers.forEach((one) => one.start());
    },
    async stop(): Promise<void> {
      await Promise.all([...servers.values()].map((one) => one.end()));
    },
  };
}

export type Fleet = ReturnType<typeof createFleet>;
