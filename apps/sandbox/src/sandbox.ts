import { join } from 'node:path';
import fastify from 'fastify';
import { cdnRoutes } from './cdn/cdn-routes.ts';
import type { Clock } from './clock.ts';
import type { SandboxConfig } from './config.ts';
import { controlRoutes } from './control/control-routes.ts';
import { createFaultStore } from './faults/fault-store.ts';
import { faultRoutes } from './faults/fault-routes.ts';
import { createFleet } from './game-servers/fleet.ts';
import { playerRoutes } from './game-servers/player-routes.ts';
import { takeForms } from './http/pages.ts';
import { jsonFile } from './json-file.ts';
import { oauthRoutes } from './identity/oauth-routes.ts';
import { peopleRoutes } from './identity/people-routes.ts';
import { steamRoutes } from './identity/steam-routes.ts';
import { createInbox } from './mail/inbox.ts';
import { mailRoutes } from './mail/mail-routes.ts';
import { createSmtpListener } from './mail/smtp-listener.ts';
import { createChatStore } from './messengers/chat-store.ts';
import { chatRoutes } from './messengers/chat-routes.ts';
import { telegramRoutes } from './messengers/telegram-routes.ts';
import { vkRoutes } from './messengers/vk-routes.ts';
import { createPeople } from './people/people.ts';
import { createOrderStore } from './reseller/order-store.ts';
import { resellerRoutes } from './reseller/reseller-routes.ts';
import { createWebhookSender } from './reseller/webhook-sender.ts';
import { runSociety } from './society/run-society.ts';

/** Creates the sandbox. `start` listens and starts the game servers; `stop` stops everything that `start` started. */
export function createSandbox(config: SandboxConfig, clock: Clock, log: (line: string) => void) {
  const app = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  const book = createOrderStore(jsonFile(join(config.folder, 'reseller.json')), clock);
  const url = `${config.apiUrl}/api/payment/webhook`;
  const sender = createWebhookSender({ book, clock, url, secret: config.reseller.secrets[0] });
  const fleet = createFleet(config, clock, log);
  const society = runSociety(config, log);
  const faults = createFaultStore();
  const letters = createInbox(jsonFile(join(config.folder, 'letters.json')), clock);
  const smtp = createSmtpListener({ host: config.host, port: config.smtpPort, letters, faults });
  takeForms(app);
  resellerRoutes(app, { config, clock, book, sender });
  playerRoutes(app, fleet);
  controlRoutes(app, { fleet, book, brandName: config.brandName });
  faultRoutes(app, faults, config.brandName);
  mailRoutes(app, letters, config.brandName);
  const people = createPeople(jsonFile(join(config.folder, 'people.json')));
  const identity = { config, clock, people, faults };
  oauthRoutes(app, identity);
  steamRoutes(app, identity);
  peopleRoutes(app, people, config.brandName);
  const chats = createChatStore(jsonFile(join(config.folder, 'chats.json')), clock);
  const messengers = { config, book: chats, people, faults };
  telegramRoutes(app, messengers);
  vkRoutes(app, messengers);
  chatRoutes(app, messengers);
  cdnRoutes(app, config.cdnFolder);
  return {
    app,
    fleet,
    book,
    /** Starts listening. @returns the HTTP address and the SMTP port */
    async start(): Promise<{ address: string; smtpPort: number }> {
      const smtpPort = await smtp.start();
      const address = await app.listen({ host: config.host, port: config.port });
      sender.start();
      fleet.start();
      society.start();
      return { address, smtpPort };
    },
    async stop(): Promise<void> {
      await Promise.all([app.close(), smtp.stop(), sender.stop(), fleet.stop(), society.stop()]);
    },
  };
}
