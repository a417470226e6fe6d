import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { errorRegistry } from '@hoshikraft/contract';
import { operationPolicy } from '@hoshikraft/contract/policy';
import type { OperationId } from '@hoshikraft/contract/policy';
import type { FastifyInstance } from 'fastify';
import { createTestApp } from '../../../testing/test-app.ts';
import { describedOperations } from './description.ts';
import type { DescribedOperation } from './description.ts';
import { mounted, policiesWith } from './testing/mounted.ts';

/** Calls per minute from one address if not the default of 600; false for a health probe. */
const EXPECTED: Partial<Record<OperationId, number | false>> = {
  registerUser: 10,
  login: 30,
  loginAdmin: 30,
  loginLauncher: 30,
  loginLauncherByCode: 30,
  approveLauncherSignIn: 30,
  requestReset: 10,
  checkReset: 60,
  resetPassword: 20,
  updatePassword: 30,
  exchangeLegacyToken: 10,
  proveSession: 30,
  sendProofCode: 10,
  beginPasskeySignIn: 30,
  signInByPasskey: 30,
  beginPasskeyCheck: 30,
  beginPasskey: 20,
  addPasskey: 20,
  renamePasskey: 30,
  removePasskey: 30,
  scheduleAccountDeletion: 10,
  cancelAccountDeletion: 10,
  requestDataExport: 10,
  downloadDataExport: 20,
  startGameSession: 30,
  countDownload: 20,
  countReferralVisit: 60,
  countReferralDownload: 20,
  sendLauncherLog: 5,
  beginOauth: 30,
  beginLink: 30,
  beginProof: 30,
  signInByVk: 30,
  signInByGoogle: 30,
  signInByYandex: 30,
  signInBySteam: 30,
  linkDiscord: 30,
  linkYoutube: 30,
  registerByService: 10,
  unlinkService: 30,
  updateCabinetAuthorization: 30,
  sendMailCode: 20,
  verifyMailCode: 30,
  getMailUndo: 30,
  undoMailChange: 30,
  validateField: 60,
  getCaptchaChallenge: 60,
  createPayment: 20,
  giveBonus: 30,
  buyRole: 60,
  previewPurchase: 60,
  transferCoins: 60,
  transferRole: 60,
  uploadDocumentImage: 120,
  getSkinPicture: 3000,
  uploadAvatar: 60,
  cropAvatar: 60,
  rollBackAvatar: 60,
  deleteAvatar: 60,
  uploadSkin: 60,
  wearKeptSkin: 60,
  deleteSkin: 60,
  uploadCape: 60,
  deleteCape: 60,
  unbanPlayer: 60,
  takeRefund: 60,
  exportHistory: 20,
  createDocument: 120,
  editDocument: 120,
  saveDocumentAutosave: 120,
  timeDocument: 60,
  hidePart: 60,
  setTheme: 120,
  setCoverArt: 120,
  setCoverGlow: 120,
  setCoverStyle: 120,
  likeProfile: 120,
  searchPlayers: 120,
  getPlayersRevision: 60_000,
  requestFriend: 120,
  acceptFriend: 120,
  declineFriend: 120,
  cancelFriendRequest: 120,
  removeFriend: 120,
  blockPlayer: 120,
  unblockPlayer: 120,
  sendHeartbeat: 1200,
  joinGame: 1200,
  receivePaymentEvent: 1200,
  createLinkCode: 20,
  sendConfirmationCode: 20,
  beginAuthenticatorApp: 20,
  confirmAuthenticatorApp: 20,
  createRecoveryCodes: 20,
  unlinkTwoFactor: 20,
  getLiveness: false,
  getReadiness: false,
  getMetrics: false,
};

test.each(describedOperations)('$operationId has the expected rate limit', ({ operationId }) => {
  expect(operationPolicy[operationId].rate).toBe(EXPECTED[operationId] ?? 600);
});

/** Small limits, so that the test can exceed that of every operation; they differ by operation. */
const FEW = 2;
const limitFor = (index: number) => FEW + (index % 3);
const ids = describedOperations.map(({ operationId }) => operationId);

let server: FastifyInstance;
beforeAll(async () => {
  const policies = policiesWith((id, { rate, rateWith }) => ({
    rate: rate === false ? false : limitFor(ids.indexOf(id)),
    rateWith: rateWith === null ? null : { ...rateWith, rate: 1 },
  }));
  server = await mounted({ policies, ordinaryRate: 1 });
});
afterAll(() => server.close());

const call = ({ method, url }: DescribedOperation, remoteAddress: string, query = '') =>
  server.inject({ method, url: url.replace(/:\w+/g, 'a-slug') + query, remoteAddress });

test.each(describedOperations)(
  '$operationId allows the calls of its policy, and refuses one more with a wait',
  async (operation) => {
    const { operationId } = operation;
    const index = ids.indexOf(operationId);
    const from = `198.51.100.${index}`;
    const isProbe = operationPolicy[operationId].rate === false;
    for (let calls = 0; calls < (isProbe ? 10 : limitFor(index)); calls += 1) {
      expect((await call(operation, from)).statusCode).not.toBe(429);
    }
    const next = await call(operation, from);
    if (isProbe) return expect(next.statusCode).not.toBe(429);
    expect(next.statusCode).toBe(429);
    expect(next.json()).toMatchObject({ error_code: 6, details: { type: 'too_many_requests' } });
    const wait = Number(next.headers['retry-after']);
    expect([wait >= 1, wait <= 60]).toEqual([true, true]);
    expect((await call(operation, '198.51.100.250')).statusCode).not.toBe(429);
  },
);

test('calls with an expensive parameter are counted separately', async () => {
  const operation = describedOperations.find(
    ({ operationId }) => operationId === 'listStoreRoles',
  ) as DescribedOperation;
  const from = '203.0.113.1';
  const dear = async () => (await call(operation, from, '?recipient=somebody')).statusCode;
  expect([await dear(), await dear()]).toEqual([400, 429]);
  expect((await call(operation, from)).statusCode).toBe(400);
  expect(operationPolicy.listStoreRoles.rateWith).toEqual({ query: 'recipient', rate: 60 });
});

test('HEAD is counted with the GET of its address', async () => {
  const operation = describedOperations.find(({ operationId }) => operationId === 'getMain') as DescribedOperation;
  const from = '203.0.113.2';
  const limit = limitFor(ids.indexOf('getMain'));
  const send = async (method: 'GET' | 'HEAD') =>
    (await server.inject({ method, url: operation.url, remoteAddress: from })).statusCode;
  for (let calls = 0; calls < limit; calls += 1) expect(await send(calls % 2 === 0 ? 'GET' : 'HEAD')).not.toBe(429);
  expect([await send('HEAD'), await send('GET')]).toEqual([429, 429]);
});

test('a refusal is in the language of the caller', async () => {
  const operation = describedOperations.find(({ operationId }) => operationId === 'getMain') as DescribedOperation;
  const from = '203.0.113.3';
  const send = (language: string) =>
    server.inject({ url: operation.url, remoteAddress: from, headers: { 'accept-language': language } });
  for (let calls = 0; calls < limitFor(ids.indexOf('getMain')); calls += 1) await send('en');
  const { message } = errorRegistry.too_many_requests;
  expect((await send('en')).json()).toMatchObject({
    error_message: message.en,
    details: { description: expect.stringMatching(/^Try again in (a minute|\d+ seconds)\.$/) },
  });
  expect((await send('ru')).json()).toMatchObject({
    error_message: message.ru,
    details: { description: expect.stringMatching(/^Попробуйте снова через (минуту|\d+ секунд[уы]?)\.$/) },
  });
});

test('the limit of the whole API is the number in the contract', async () => {
  const api = await createTestApp({ env: { RATE_LIMITS: 'on' }, content: false });
  try {
    const send = () => api.request('POST', '/api/launcher/logs', { body: {} });
    for (let calls = 0; calls < operationPolicy.sendLauncherLog.rate; calls += 1)
      expect((await send()).status).toBe(400);
    expect(await send()).toMatchObject({ status: 429 });
  } finally {
    await api.close();
  }
});
