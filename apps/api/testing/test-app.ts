import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import type { components } from '@hoshikraft/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import type { AppContext, Clock } from '../src/context.ts';
import { readConfig } from '../src/config.ts';
import type { Config } from '../src/config.ts';
import type { Timeouts } from '../src/platform/database/postgres.ts';
import { createLog } from '../src/log.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { encodeForm } from './encode-form.ts';
import { openTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

export interface Credentials {
  accessId: string;
  accessToken: string;
}

export interface SignedUp extends Credentials {
  playerId: string;
  login: string;
  password: string;
  email: string;
}

export interface ApiResponse<Body = unknown> {
  status: number;
  /** Parsed if it is JSON. */
  body: Body;
  text: string;
  headers: Record<string, string | undefined>;
}

interface RequestOptions {
  /** Sent as JSON, unless `rawBody` is given. */
  body?: unknown;
  rawBody?: string | Buffer;
  /** Sent as a form. */
  form?: Record<string, string | Blob>;
  headers?: Record<string, string>;
  as?: Credentials;
  /** true for a new key. */
  idempotencyKey?: string | true;
  remoteAddress?: string;
  /** Another instance that receives the request instead, as behind a load balancer. */
  node?: { server: FastifyInstance };
}

export interface TestApp {
  app: AppContext;
  server: FastifyInstance;
  database: TestDatabase;
  /** Lines of the log, as written. */
  log: string[];
  /** The application's clock; it changes only by `advance`. */
  clock: Clock & { advance(milliseconds: number): void };
  request<Body = unknown>(method: 'GET' | 'POST', path: string, options?: RequestOptions): Promise<ApiResponse<Body>>;
  /** Solves a captcha; the solution is accepted once. */
  solveCaptcha(): Promise<string>;
  signUp(fields?: { login?: string; email?: string; password?: string }): Promise<SignedUp>;
  close(): Promise<void>;
}

interface Options {
  engine?: 'postgres' | 'pglite';
  /** Environment variables in addition to those of the tests. */
  env?: Record<string, string>;
  /** Replaces fields of the configuration read from the environment. */
  overrides?: Partial<Config>;
  /** Timeouts of the database; long by default. */
  waits?: Partial<Timeouts>;
  /** Whether the seed's servers and privileges are in the database; true by default. */
  content?: boolean;
}

const TEST_ENV = {
  NODE_ENV: 'test',
  RATE_LIMITS: 'off',
  ADMIN_URL: 'http://127.0.0.1:4205',
  CAPTCHA_COST: '1',
  CAPTCHA_COUNTER: '1',
  LOG_LEVEL: 'info',
  // Long, so that a busy machine fails no test.
  READ_DEADLINE_MS: '30000',
  WRITE_DEADLINE_MS: '60000',
};

let counter = 0;

/** Creates the whole API on a new database; requests need no socket. */
export async function createTestApp(options: Options = {}): Promise<TestApp> {
  const database = await openTestDatabase(options.engine ?? 'postgres', options.content ?? true, options.waits);
  const log: string[] = [];
  let time = Date.now();
  const clock = {
    now: () => new Date(time),
    elapsed: () => time,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  };
  const folder = mkdtempSync(join(tmpdir(), 'hoshikraft-files-'));
  const config: Config = {
    ...readConfig({ ...TEST_ENV, FILES_DIR: folder, ...options.env }),
    ...options.overrides,
  };
  const { server, app } = await buildApp({
    config,
    database,
    log: createLog(config.logLevel, { write: (line: string) => void log.push(line) }),
    clock,
  });
  app.passwords = cheapPasswords(config.hashConcurrency);

  async function request<Body>(
    method: 'GET' | 'POST',
    path: string,
    sent: RequestOptions = {},
  ): Promise<ApiResponse<Body>> {
    const form = sent.form === undefined ? undefined : await encodeForm(Object.entries(sent.form));
    const json = sent.body === undefined ? undefined : JSON.stringify(sent.body);
    const payload = form?.payload ?? sent.rawBody ?? json;
    const response = await (sent.node?.server ?? server).inject({
      method,
      url: path,
      headers: {
        ...(payload === undefined ? {} : { 'content-type': form?.contentType ?? 'application/json' }),
        ...(sent.as === undefined ? {} : { 'access-id': sent.as.accessId, 'access-token': sent.as.accessToken }),
        ...(sent.idempotencyKey === undefined
          ? {}
          : { 'idempotency-key': sent.idempotencyKey === true ? randomUUID() : sent.idempotencyKey }),
        ...sent.headers,
      },
      ...(payload === undefined ? {} : { payload }),
      ...(sent.remoteAddress === undefined ? {} : { remoteAddress: sent.remoteAddress }),
    });
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
    const body: unknown = isJson ? response.json() : undefined;
    return {
      status: response.statusCode,
      body: body as Body,
      text: response.body,
      headers: response.headers as ApiResponse['headers'],
    };
  }

  async function solveCaptcha(): Promise<string> {
    const { body: challenge } = await request<Challenge>('GET', '/api/captcha/challenge');
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  async function signUp(fields: Parameters<TestApp['signUp']>[0] = {}): Promise<SignedUp> {
    counter += 1;
    const login = fields.login ?? `player_${counter}`;
    const email = fields.email ?? `${login.toLowerCase()}@mail.example`;
    const password = fields.password ?? `long enough ${randomUUID().slice(0, 8)}`;
    const { status, body, text } = await request<components['schemas']['SignedIn']>('POST', '/api/user/register', {
      body: {
        login,
        email,
        password,
        passwordConfirmation: password,
        consents: { publicOffer: true, privacyPolicy: true, rules: true },
        recaptcha: await solveCaptcha(),
      },
    });
    if (status !== 200) throw new Error(`sign-up responded ${status}: ${text}`);
    return { playerId: body.data.id, login, email, password, accessId: body.accessId, accessToken: body.accessToken };
  }

  return {
    app,
    server,
    database,
    log,
    clock,
    request,
    solveCaptcha,
    signUp,
    async close() {
      await server.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
