import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import sharp from 'sharp';
import { createTestApp } from '../../../testing/test-app.ts';
import type { ApiResponse, SignedUp, TestApp } from '../../../testing/test-app.ts';
import { noisy, plain } from './testing/pictures.ts';

type Schemas = components['schemas'];

let api: TestApp;
let editor: SignedUp;
let player: SignedUp;
beforeAll(async () => {
  api = await createTestApp();
  player = await api.signUp();
  editor = await signUpEditor();
});
afterAll(() => api.close());

async function signUpEditor(): Promise<SignedUp> {
  const one = await api.signUp();
  await api.app.db
    .updateTable('players')
    .set({ groups: ['editor'] })
    .where('id', '=', one.playerId)
    .execute();
  return one;
}

interface Sent {
  as?: SignedUp;
  document?: string;
  key?: string;
  name?: string;
  type?: string;
  locale?: string;
}
function upload<Body = Schemas['DocumentImage']>(bytes: Buffer, sent: Sent = {}): Promise<ApiResponse<Body>> {
  return api.request<Body>('POST', `/api/document/image/context/original/${sent.document ?? randomUUID()}/upload`, {
    as: sent.as ?? editor,
    form: { file: new File([Uint8Array.from(bytes)], sent.name ?? 'castle.png', { type: sent.type ?? 'image/png' }) },
    headers: { 'accept-language': sent.locale ?? 'ru' },
    ...(sent.key === undefined ? {} : { idempotencyKey: sent.key }),
  });
}
const get = (path: string, headers: Record<string, string> = {}) => api.server.inject({ url: path, headers });
const picture = (colour = '#c03020', width = 1200) => plain(width, 800, colour).png().toBuffer();

test('an uploaded picture is available at once in each of the returned sizes', async () => {
  const { status, body } = await upload(await picture(), { name: '../../etc/passwd', type: 'text/html' });
  expect([status, body.width, body.height]).toEqual([200, 1200, 800]);
  expect(body.sources.map(({ width, type }) => [width, type])).toEqual([
    [480, 'image/webp'],
    [960, 'image/webp'],
    [1200, 'image/webp'],
  ]);
  for (const { url, width } of body.sources) {
    expect(url).toMatch(/^\/files\/[0-9a-f]{32}-\d+\.webp$/);
    const file = await get(url);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
    });
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
  }
  const loose = api.app.db.selectFrom('stored_files').select('name').where('image_id', 'is', null);
  expect(await loose.execute()).toEqual([]);
});

test('a file is identified by its name only: HEAD, 304, and 404 for other addresses', async () => {
  const { body } = await upload(await picture('#102030', 300));
  const url = body.sources[0]?.url ?? '';
  const head = await api.server.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.rawPayload.length, Number(head.headers['content-length']) > 0]).toEqual([200, 0, true]);
  const etag = String((await get(url)).headers.etag);
  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
  const elsewhere = ['/files/', '/files/x', '/files/..%2f..%2fpackage.json', '/files/%2e%2e', '/files/a/b.webp'];
  const unknown = `/files/${'0'.repeat(32)}-480.webp`;
  for (const path of [...elsewhere, unknown, `${url}%00`, url.replace('.webp', '.html'), url.toUpperCase()]) {
    const { statusCode, headers } = await get(path);
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 404, 'private, no-store']);
    expect(headers['content-type']).toContain('application/json');
  }
});

test('a caller without permission is refused before the body is read', async () => {
  const path = `/api/document/image/context/original/${randomUUID()}/upload`;
  const nonsense = {
    rawBody: Buffer.alloc(1000, 'x'),
    headers: { 'content-type': 'multipart/form-data; boundary=of-parts' },
  };
  expect((await api.request('POST', path, nonsense)).status).toBe(401);
  expect((await api.request('POST', path, { ...nonsense, as: player })).status).toBe(403);
  expect((await api.request('POST', path, { ...nonsense, as: editor })).status).toBe(400);
});

test.each<[string, number, string, () => Buffer | Promise<Buffer>]>([
  ['more than 5 MB', 413, 'Файл слишком большой', () => Buffer.alloc(5 * 1024 * 1024 + 1)],
  ['more than a form may be', 413, 'Слишком большой запрос', () => Buffer.alloc(6_300_000)],
  ['what is no picture', 415, 'Такой файл не подойдёт', () => Buffer.from('<svg/>')],
  ['nothing', 415, 'Такой файл не подойдёт', () => Buffer.alloc(0)],
  ['a picture that is cut', 415, 'Картинка не открывается', async () => (await picture()).subarray(0, 2000)],
  ['too many pixels', 413, 'В картинке слишком много пикселей', () => plain(4001, 4000).png().toBuffer()],
])('%s is refused with %i and a reason', async (_, status, message, make) => {
  const answer = await upload<Schemas['Error']>(await make());
  expect([answer.status, answer.body.error_code, answer.body.error_message]).toEqual([status, 7, message]);
});

test('an error is in English for an English caller', async () => {
  const { body } = await upload<Schemas['Error']>(Buffer.from('GIF89a'), { locale: 'en' });
  expect(body.error_message).toBe("The picture can't be opened");
});

test('an idempotency key stores a picture once, and is refused with another picture', async () => {
  const [key, document] = [randomUUID(), randomUUID()];
  const bytes = await picture('#306090', 200);
  const answers = await Promise.all([1, 2, 3].map(() => upload(bytes, { key, document })));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  const rows = api.app.db.selectFrom('document_images').select('id').where('document_key', '=', document);
  expect(await rows.execute()).toHaveLength(1);
  const other = await upload<Schemas['Error']>(await picture('#309060', 200), { key, document });
  expect([other.status, other.body.details?.type]).toEqual([422, 'idempotency_key_reused']);
});

test('a picture that takes longer than a request is refused with a retry, which finds the result', async () => {
  const bytes = await noisy(1200, 900).png().toBuffer();
  const [prepare, document] = [api.app.pictures.work, randomUUID()];
  let begun = 0;
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  api.app.pictures.work = (...asked) => {
    begun += 1;
    return held.then(() => prepare(...asked));
  };
  const { writeDeadlineMs } = api.app.config;
  api.app.config.writeDeadlineMs = 600;
  const late = await upload<Schemas['Error']>(bytes, { document });
  expect([late.status, late.body.details?.type, late.headers['retry-after']]).toEqual([503, 'pictures_busy', '3']);
  api.app.config.writeDeadlineMs = writeDeadlineMs;
  goOn();
  const again = await Promise.all([upload(bytes, { document }), upload(bytes, { document })]);
  api.app.pictures.work = prepare;
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
  expect([begun, new Set(again.map(({ body }) => body.id)).size]).toEqual([1, 1]);
});

test('an editor has a daily quota of pictures, and the error names when it ends', async () => {
  const busy = await signUpEditor();
  const row = { document_key: randomUUID(), uploader: busy.playerId, width: 1, height: 1, placeholder: 'data:' };
  const first = new Date(api.clock.now().getTime() - DAY_MS / 2);
  const sources = JSON.stringify([{ name: 'x', width: 1, type: 'image/webp' }]);
  const rows = Array.from({ length: 299 }, () => ({ ...row, id: randomUUID(), sources, created_at: first }));
  await api.app.db.insertInto('document_images').values(rows).execute();
  const bytes = await picture('#111111', 50);
  const both = await Promise.all([upload(bytes, { as: busy }), upload(bytes, { as: busy })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
  const { body, headers } = await upload<Schemas['Error']>(bytes, { as: busy });
  expect([body.error_code, body.details?.type]).toEqual([6, 'picture_quota']);
  expect(Number(headers['retry-after'])).toBe(DAY_MS / 2000);
  expect(body.details?.description).toContain('300');
  api.clock.advance(DAY_MS / 2 + 1000);
  expect((await upload(bytes, { as: busy })).status).toBe(200);
});
