import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, jest, test } from '@jest/globals';
import express, { type NextFunction, type Request, type Response } from 'express';
import { createContext, RouterContextProvider } from 'react-router';
import type { Host } from '../../app/host.ts';
import { readConfig } from '../config.ts';
import { pages, type SiteBuild } from '../pages.ts';
import { ask } from '../testing/ask.ts';
import { authOf, tokenOf } from '../testing/fixtures.ts';
import { playersPages } from './players-pages.ts';

const PAGE_DEADLINE_MS = 1800;
const config = { ...readConfig({}), pageDeadlineMs: PAGE_DEADLINE_MS };

afterEach(() => {
  jest.restoreAllMocks();
});

/** What the page that is drawn for the one may wait for the API, where asking who it is took so long. */
async function deadlineAfter(waitedMs: number): Promise<unknown> {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const told = jest.spyOn(RouterContextProvider.prototype, 'set');
  const shared = playersPages({
    config,
    draw: () => Promise.reject(new Error('nothing is drawn for all')),
    ask: () => {
      now += waitedMs;
      return Promise.resolve(undefined);
    },
    drawOwn: () => Promise.reject(new Error('nothing is drawn into it')),
  });
  // Nothing can be drawn by it; how long that may take is said before.
  const build = () => Promise.resolve({ entry: { module: { hostContext: createContext<Host>() } } } as SiteBuild);
  const alone = pages({ config, build, mode: 'production' } as unknown as Parameters<typeof pages>[0]);
  const app = express().use(shared, alone);
  app.use((_error: Error, _request: Request, response: Response, _next: NextFunction) => void response.end());
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cookie = `access_id=${authOf(1).accessId}; access_token=${tokenOf(1)}`;
  await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}/en`, { headers: { cookie } });
  server.close();
  return (told.mock.calls[0]?.[1] as Host | undefined)?.pageDeadlineMs;
}

test.each([
  [0, PAGE_DEADLINE_MS],
  [1300, 500],
  [PAGE_DEADLINE_MS, 200],
])(
  'what was spent on asking who it is, %d ms, the page waits no more for the API: %d ms are left',
  async (waitedMs, left) => {
    expect(await deadlineAfter(waitedMs)).toBe(left);
  },
);
