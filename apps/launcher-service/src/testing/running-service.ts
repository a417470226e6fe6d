import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { Agent, request } from 'undici';
import { until } from '@hoshikraft/testkit/until';
import { readConfig } from '../config.ts';
import { createGameLog } from '../game/logs/create-game-log.ts';
import type { Schemas } from '../schemas.ts';
import { startService } from '../service.ts';
import type { Service } from '../service.ts';
import type { Integrations } from '../service.ts';
import { fakeInstaller, fakeMachine, fakePages, fakeRunner } from './fakes.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  json: unknown;
}

type Method = 'GET' | 'POST' | 'DELETE' | 'OPTIONS' | 'PUT';

/** A real service on a real port, with fake clients and games. */
export async function runService({
  home,
  env = {},
  integrations = {},
  log = pino({ level: 'silent' }),
}: { home?: string; env?: Record<string, string>; integrations?: Partial<Integrations>; log?: Logger } = {}) {
  const ownHome = home ?? (await mkdtemp(join(tmpdir(), 'launcher-')));
  const fakes = {
    installer: fakeInstaller(),
    runner: fakeRunner(join(ownHome, 'logs', 'game-of-a-test.log')),
    gameLog: createGameLog(),
    machine: fakeMachine(),
    pages: fakePages(null),
    logReport: { preview: () => null, get: () => null, send: async () => 'id' },
  };
  const config = readConfig({ LAUNCHER_PORT: '0', LAUNCHER_HOME: ownHome, NODE_ENV: 'test', ...env });
  const service: Service = await startService(config, log, () => ({ ...fakes, ...integrations }));
  const agent = new Agent();
  const address = `http://127.0.0.1:${service.port}`;

  async function call(
    method: Method,
    path: string,
    {
      body,
      headers = {},
      token = service.token,
    }: { body?: unknown; headers?: Record<string, string>; token?: string | null } = {},
  ): Promise<Answer> {
    const answer = await request(`${address}${path}`, {
      method,
      dispatcher: agent,
      headers: {
        ...(token === null ? {} : { 'x-launcher-token': token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json');
    return { status: answer.statusCode, headers: answer.headers, text, json: isJson ? JSON.parse(text) : undefined };
  }

  const state = async (): Promise<Schemas['LauncherState']> => {
    const { json } = await call('GET', '/progress');
    return (json as Schemas['ProgressNow']).state;
  };

  return {
    ...fakes,
    service,
    config,
    home: ownHome,
    address,
    call,
    state,
    /** Waits until the state matches. */
    async until(wanted: (state: Schemas['LauncherState']) => boolean): Promise<Schemas['LauncherState']> {
      let now = await state();
      await until(
        async () => wanted((now = await state())),
        () => `the state stayed ${JSON.stringify(now)}`,
      );
      return now;
    },
    async close({ keepHome = false } = {}) {
      await service.close();
      await agent.destroy();
      if (!keepHome) await rm(ownHome, { recursive: true });
    },
  };
}

export type RunningTestService = Awaited<ReturnType<typeof runService>>;
