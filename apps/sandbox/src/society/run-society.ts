import { seededRandom } from '@hoshikraft/shared';
import type { SandboxConfig } from '../config.ts';
import { faultText } from '../fault-text.ts';
import { createPlayerClient } from './player-client.ts';
import { createSociety } from './society.ts';

/** Runs the bots' turns one after another. An error is logged once until it is over. */
export function runSociety(
  { apiUrl, gameServers, society }: Pick<SandboxConfig, 'apiUrl' | 'gameServers' | 'society'>,
  log: (line: string) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let trouble: string | null = null;
  if (society === null) return { start: () => undefined, stop: () => underWay };
  const client = createPlayerClient(apiUrl, society.password);
  const bots = createSociety({ client, logins: gameServers.botLogins, random: seededRandom(gameServers.seed) });

  async function turn(): Promise<void> {
    try {
      await bots.turn();
      trouble = null;
    } catch (error) {
      const text = faultText(error);
      if (trouble === null) log(`society: ${text}`);
      trouble = text;
    }
  }

  return {
    start(): void {
      timer = setInterval(() => (underWay = underWay.then(turn)), society.turnMs);
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await underWay;
    },
  };
}
