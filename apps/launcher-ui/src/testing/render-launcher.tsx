import type { Schemas } from '@hoshikraft/api-client';
import type { Locale } from '@hoshikraft/shared';
import type { Answers, FakeServer } from '@hoshikraft/fake-api';
import { render, type RenderResult } from '@testing-library/react';
import { launcherState } from '../parts/testing/fixtures.ts';
import { launcherRoutes } from '../router/route-table.ts';
import type { ServiceSchemas } from '../service/service-queries.ts';
import { Boot } from '../start/boot.tsx';
import { createLauncherContext, type LauncherContext, loadMessages } from '../shell/launcher-context.ts';
import { fakeLauncher } from './fake-launcher.ts';
import { FakeSocket } from './fake-socket.ts';

export const PLAYER: Schemas['AuthState'] = {
  data: { id: '00000000-0000-4000-8000-000000000001', login: 'Kitsune', avatarOrSkin: null },
  accessId: '10000000-0000-4000-8000-000000000001',
  permissions: {},
  preferredServer: null,
  coins: 0,
  balance: 50_000,
  currency: 'RUB',
  friendRequests: 0,
  refusedEmail: null,
  managers: { ban: { isBanned: false, unbanPrice: 0, current: null } },
};

export const ADMIN: Schemas['AuthState'] = { ...PLAYER, permissions: { launcher: { admin: true } } };

export const STATES: ServiceSchemas['SystemStates'] = {
  protocol: 1,
  serviceVersion: '0.1.0',
  minUiVersion: '0.1.0',
  apiUrl: 'http://api.test/api',
  siteUrl: 'http://site.test',
  locale: 'ru',
  system: 'linux',
  ui: { version: '0.1.0', previous: null },
  state: launcherState(),
};

const MAIN: Schemas['Main'] = {
  brand: 'Hoshikraft',
  operatorEmail: 'mail@site.test',
  resellerName: 'Reseller',
  auth: null,
  roles: {},
  servers: [{ id: 'hitech', documentMeta: { serverName: 'HiTech' } }],
  clients: [],
  counts: { discord: null, vk: null, youtube: null, telegram: null },
  links: {
    discord: null,
    vk: null,
    message_link: null,
    support_link: 'https://support.test/tickets',
    youtube: null,
    telegram: null,
    '2fa_tg': null,
    '2fa_vk': null,
  },
  region: null,
  locale: 'ru',
  theme: 'octarine',
};

const NO_RECORDS: Schemas['OnlineRecords'] = {
  onlineCurrent: 0,
  onlineDay: 0,
  onlineMax: 0,
  timeOnlineDay: null,
  timeOnlineMax: null,
};

export const mainWith = (auth: Schemas['AuthState'] | null): Schemas['Main'] => ({ ...MAIN, auth });

export interface LauncherOptions {
  locale?: Locale;
  at?: string;
  /** The signed-in player, by stored credentials and by the API. */
  auth?: Schemas['AuthState'];
  answers?: Answers;
  /** Texts stored by the service. */
  storage?: Map<string, string>;
  uiVersion?: string;
}

export interface RenderedLauncher extends RenderResult {
  context: LauncherContext;
  /** Sent requests, in order. */
  requests: Request[];
  storage: Map<string, string>;
  /** Bodies sent to a path. */
  sent: FakeServer['sent'];
}

const FORBIDDEN = { error_code: 3, error_message: 'Запрос не от лаунчера', details: null };

export const refusedByService = (): Response => Response.json(FORBIDDEN, { status: 403 });

const storageAnswer = async (request: Request, storage: Map<string, string>): Promise<Response | undefined> => {
  const key = /\/storage\/(.+)$/.exec(new URL(request.url).pathname)?.[1];
  if (key === undefined) return undefined;
  if (request.method === 'GET') return Response.json({ value: storage.get(key) ?? null });
  if (request.method === 'DELETE') {
    storage.delete(key);
    return new Response(null, { status: 204 });
  }
  const { value } = (await request.json()) as { value: string };
  storage.set(key, value);
  return Response.json({ value });
};

/** Loads every page before the first test, so that no test waits for compilation. */
export const loadPages = async (): Promise<void> => {
  await Promise.all(launcherRoutes.map(({ page }) => page()));
};

/** Renders the whole launcher with fake responses of service and API; its socket is the FakeSocket. */
export const renderLauncher = async (options: LauncherOptions = {}): Promise<RenderedLauncher> => {
  const { locale = 'ru', auth, uiVersion = '' } = options;
  const storage = options.storage ?? new Map<string, string>();
  if (auth) storage.set('session', JSON.stringify({ accessToken: 'secret', auth }));
  const answers: Answers = {
    'GET /system-states': STATES,
    'GET /system-data': { os: 'Linux', arch: 'x64', launcherVersion: '0.1.0', memoryMb: 16_384 },
    'GET /clients': { clients: [], offline: false },
    'GET /api/main': mainWith(auth ?? null),
    'GET /api/skin/Kitsune/face': () => new Response('', { headers: { 'Content-Type': 'image/webp' } }),
    'GET /api/skin/Kitsune/figure': () => new Response('', { headers: { 'Content-Type': 'image/webp' } }),
    'GET /api/documents': { items: [], nextCursor: null },
    'GET /api/cabinet/roles': { items: [], nextCursor: null },
    'GET /api/server/monitoring': { servers: {}, records: NO_RECORDS },
    'POST /api/launcher/auth/token': { auth: auth ?? null, region: null },
    ...options.answers,
  };
  const { fetch, requests, sent } = fakeLauncher(answers, (request) => storageAnswer(request, storage));
  globalThis.fetch = fetch as typeof globalThis.fetch;
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
  FakeSocket.made = [];
  window.history.replaceState(null, '', options.at ?? `/${locale}/launcher`);
  const context = createLauncherContext({
    i18n: await loadMessages(locale),
    access: { token: 'key-1', serviceUrl: 'http://127.0.0.1:4203' },
    uiVersion,
  });
  return { ...render(<Boot context={context} />), context, requests, storage, sent };
};
