import { client, HITECH, JOB, launcherState, MAGIC } from '../parts/testing/fixtures.ts';
import { isTaken, stageOf } from './launch-stage.ts';

const RUNNING = { pid: 42, startedAt: '2026-11-21T12:00:00Z', adopted: false };
const ours = { clientId: HITECH, jobId: JOB };
const theirs = { clientId: MAGIC, jobId: JOB };
const FACTS = { sending: false, stopped: false, away: false, outdated: false };
const sizes = { total: 471_000_000, download: 214_000_000, installed: 400_000_000 };

test.each([
  ['installed', client(), {}, { kind: 'play' }],
  ['not installed', client({ status: 'notInstalled', sizes }), {}, { kind: 'install', bytes: 214_000_000 }],
  ['older', client({ status: 'updateAvailable', sizes }), {}, { kind: 'update', bytes: 214_000_000 }],
  ['broken', client({ status: 'broken' }), {}, { kind: 'repair' }],
  ['verify', client(), { ...ours, status: 'verify', phase: 'checking' }, { kind: 'checking' }],
  ['downloadFiles', client(), { ...ours, status: 'downloadFiles', phase: 'downloading' }, { kind: 'downloading' }],
  ['startClient', client(), { ...ours, status: 'startClient', phase: 'starting' }, { kind: 'starting' }],
  [
    'idle with a game',
    client(),
    { ...ours, running: { ...RUNNING, clientId: HITECH } },
    { kind: 'running', startedAt: RUNNING.startedAt },
  ],
  [
    'debugging',
    client(),
    { ...ours, status: 'debugging', running: { ...RUNNING, clientId: HITECH } },
    { kind: 'running', startedAt: RUNNING.startedAt },
  ],
  ['debugging, the game has ended', client(), { ...ours, status: 'debugging' }, { kind: 'play' }],
  [
    "another client's download",
    client(),
    { ...theirs, status: 'downloadFiles', phase: 'downloading' },
    { kind: 'play' },
  ],
  ["another client's game", client(), { ...theirs, running: { ...RUNNING, clientId: MAGIC } }, { kind: 'play' }],
  ['a move of the folder', client(), { status: 'downloadFiles', phase: 'moving' }, { kind: 'moving' }],
] as const)('the button of a client: %s', (_name, ofClient, state, stage) => {
  expect(stageOf({ client: ofClient, state: launcherState(state), ...FACTS, signedIn: true })).toEqual(stage);
});

test('a click that is being processed counts until the state changes', () => {
  const pressed = { client: client(), ...FACTS, sending: true, signedIn: true };
  expect(stageOf({ ...pressed, state: launcherState() })).toEqual({ kind: 'sending' });
  expect(stageOf({ ...pressed, state: launcherState({ ...ours, status: 'verify' }) })).toEqual({ kind: 'checking' });
});

test.each([
  ['not installed', { status: 'notInstalled', sizes }, { kind: 'continue', bytes: 214_000_000 }],
  ['older', { status: 'updateAvailable', sizes }, { kind: 'continue', bytes: 214_000_000 }],
  ['all is downloaded', { status: 'notInstalled', sizes: { ...sizes, download: 0 } }, { kind: 'install', bytes: 0 }],
  ['installed', {}, { kind: 'play' }],
  ['broken', { status: 'broken' }, { kind: 'repair' }],
] as const)('the button after a download that stopped: %s', (_name, fields, stage) => {
  expect(stageOf({ client: client(fields), state: launcherState(), ...FACTS, stopped: true, signedIn: true })).toEqual(
    stage,
  );
});

test.each([
  ['installed', {}, {}, { kind: 'signIn' }],
  ['not installed', { status: 'notInstalled', sizes }, {}, { kind: 'signIn' }],
  ['broken', { status: 'broken' }, {}, { kind: 'repair' }],
  [
    'played',
    {},
    { ...ours, running: { ...RUNNING, clientId: HITECH } },
    { kind: 'running', startedAt: RUNNING.startedAt },
  ],
] as const)('the button while nobody is signed in: %s', (_name, fields, state, stage) => {
  const facts = { client: client(fields), state: launcherState(state), ...FACTS };
  expect(stageOf({ ...facts, signedIn: false })).toEqual(stage);
});

test.each([
  ['installed, for guests', { guest: true }, false, { kind: 'play' }],
  ['installed, in a name', {}, false, { kind: 'signIn' }],
  ['installed, in a name, signed in', {}, true, { kind: 'play' }],
  ['older, for guests', { guest: true, status: 'updateAvailable', sizes }, false, { kind: 'play' }],
  ['older, signed in', { status: 'updateAvailable', sizes }, true, { kind: 'play' }],
  ['not installed, for guests', { guest: true, status: 'notInstalled', sizes }, false, { kind: 'signIn' }],
] as const)('the button while nothing of ours answers: %s', (_name, fields, signedIn, stage) => {
  const facts = { client: client(fields), state: launcherState(), ...FACTS, away: true, outdated: true };
  expect(stageOf({ ...facts, signedIn })).toEqual(stage);
});

test.each([
  [{}, false],
  [{ status: 'debugging' }, false],
  [{ status: 'verify' }, true],
  [{ status: 'startClient' }, true],
  [{ running: { ...RUNNING, clientId: MAGIC } }, true],
] as const)('%j: is the launcher taken? %s', (state, taken) => {
  expect(isTaken(launcherState(state))).toBe(taken);
});
