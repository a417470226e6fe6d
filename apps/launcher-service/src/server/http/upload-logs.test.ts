import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createLogReport } from '../../game/logs/log-report.ts';
import type { Schemas } from '../../schemas.ts';
import { fakeGameLog } from '../../testing/fake-game-log.ts';
import { HITECH } from '../../testing/fakes.ts';
import { runService } from '../../testing/running-service.ts';
import type { RunningTestService } from '../../testing/running-service.ts';

let it: RunningTestService;
let api: Server;
let gameLog: ReturnType<typeof fakeGameLog>;
/** Requests to the API, and its response. */
let sent: unknown[];
let status: number;

beforeEach(async () => {
  sent = [];
  status = 200;
  api = createServer((request, response) => {
    void json(request).then((body) => {
      sent.push(body);
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"id":"L-1234"}');
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  gameLog = fakeGameLog();
  const logReport = createLogReport({ gameLog, apiUrl, clientId: () => HITECH });
  it = await runService({ integrations: { gameLog, logReport } });
});
afterEach(async () => {
  await it.close();
  api.close();
  api.closeAllConnections();
});

const upload = (body: unknown, language = 'ru') =>
  it.call('POST', '/logs/upload', { body, headers: { 'accept-language': language } });
const show = async () => (await upload({ send: false })).json as Schemas['LogUpload'];

test('the sent text is the previewed one, even if the game wrote more lines meanwhile', async () => {
  gameLog.say('seen');
  const shown = await show();
  expect(shown).toMatchObject({ text: 'info  seen', id: null });
  expect(sent).toEqual([]);
  gameLog.say('not seen');
  const { preview } = shown;
  expect(await upload({ send: true, preview })).toMatchObject({
    status: 200,
    json: { preview, text: 'info  seen', id: 'L-1234' },
  });
  expect(sent).toEqual([{ clientUuid: HITECH, text: 'info  seen' }]);
});

test.each([
  ['ru', 'Журнал изменился'],
  ['en', 'The log has changed'],
])('a text without a preview is not sent, and the error in %s explains it', async (language, words) => {
  gameLog.say('line');
  const unknown = { send: true, preview: '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f03' };
  for (const body of [{ send: true }, unknown]) {
    expect(await upload(body, language)).toMatchObject({
      status: 409,
      json: { error_code: 5, error_message: words, details: { type: 'preview_gone' } },
    });
  }
  expect(sent).toEqual([]);
});

test('a failed upload can be repeated', async () => {
  gameLog.say('line');
  const { preview } = await show();
  status = 503;
  expect(await upload({ send: true, preview })).toMatchObject({
    status: 503,
    json: { details: { type: 'upload_unavailable' } },
  });
  status = 200;
  expect(await upload({ send: true, preview })).toMatchObject({ status: 200, json: { id: 'L-1234' } });
});

test('a dead proxy is named instead of the server', async () => {
  gameLog.say('line');
  const { preview } = await show();
  await it.call('POST', '/proxy', { body: { value: 'http://127.0.0.1:1' } });
  const answer = await upload({ send: true, preview });
  await it.call('POST', '/proxy', { body: { value: '' } });
  expect(answer).toMatchObject({
    status: 503,
    json: { details: { type: 'proxy_unavailable', description: expect.stringContaining('http://127.0.0.1:1') } },
  });
});

test('without lines there is no preview', async () => {
  expect(await upload({ send: false })).toMatchObject({ status: 404 });
});
