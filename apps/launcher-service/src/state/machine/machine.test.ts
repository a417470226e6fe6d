import { describe, expect, test } from '@jest/globals';
import type { Schemas } from '../../schemas.ts';
import { INITIAL_STATE, reduce } from './machine.ts';
import type { LauncherEvent, LauncherState } from './machine.ts';

const CLIENT = '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0002';
const JOB = '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f01';
const running: Schemas['RunningGame'] = { clientId: CLIENT, pid: 7, startedAt: '2026-11-21T10:00:00Z', adopted: false };
const adopted = { ...running, adopted: true };
const error: Schemas['LaunchError'] = { code: 'disk_full', clientId: CLIENT, need: 2, free: 1 };
const interrupted = { clientId: CLIENT, bytesHeld: 5 };

const job = { clientId: CLIENT, jobId: JOB };
const STATES = {
  idle: INITIAL_STATE,
  'idle after an error': { ...INITIAL_STATE, ...job, error },
  'idle, interrupted': { ...INITIAL_STATE, interrupted },
  verify: { ...INITIAL_STATE, ...job, status: 'verify', phase: 'checking' },
  downloadFiles: { ...INITIAL_STATE, ...job, status: 'downloadFiles', phase: 'downloading' },
  'startClient, no game yet': { ...INITIAL_STATE, ...job, status: 'startClient', phase: 'starting' },
  'startClient, game spawned': { ...INITIAL_STATE, ...job, status: 'startClient', phase: 'starting', running },
  debugging: { ...INITIAL_STATE, ...job, status: 'debugging', running },
  'idle, game running': { ...INITIAL_STATE, ...job, running },
} satisfies Record<string, LauncherState>;
type Name = keyof typeof STATES;

const EVENTS = {
  'begin launch': { type: 'begin', job: 'launch', ...job },
  'begin check': { type: 'begin', job: 'check', ...job },
  'begin move': { type: 'begin', job: 'move', jobId: JOB },
  phase: { type: 'phase', phase: 'waiting_network' },
  offline: { type: 'offline' },
  fetch: { type: 'fetch' },
  start: { type: 'start' },
  finish: { type: 'finish' },
  spawned: { type: 'spawned', running },
  'ready with console': { type: 'ready', console: true },
  'ready without console': { type: 'ready', console: false },
  'exited well': { type: 'exited', error: null },
  'exited badly': { type: 'exited', error },
  fail: { type: 'fail', error },
  cancel: { type: 'cancel' },
  interrupted: { type: 'interrupted', interrupted },
  'adopted with console': { type: 'adopted', running: adopted, console: true },
  'adopted without console': { type: 'adopted', running: adopted, console: false },
} satisfies Record<string, LauncherEvent>;
type Event = keyof typeof EVENTS;

const preparing: Partial<LauncherState> = {
  status: 'verify',
  phase: 'metadata',
  ...job,
  error: null,
  interrupted: null,
  offline: false,
  running: null,
};
const moving: Partial<LauncherState> = { ...preparing, status: 'downloadFiles', phase: 'moving', clientId: null };
const cancelled: Partial<LauncherState> = { status: 'idle', phase: null, clientId: null, jobId: null, error: null };
const failed: Partial<LauncherState> = { status: 'idle', phase: null, ...job, error };
const free = {
  'begin launch': preparing,
  'begin check': preparing,
  'begin move': moving,
  interrupted: { status: 'idle', interrupted },
  'adopted with console': { status: 'debugging', clientId: CLIENT, running: adopted },
  'adopted without console': { status: 'idle', clientId: CLIENT, running: adopted },
} as const;
const exits = {
  'exited well': { status: 'idle', phase: null, running: null, error: null, ...job },
  'exited badly': { status: 'idle', phase: null, running: null, error, ...job },
} as const;

/** Every possible transition; all others change nothing. */
const TABLE: Record<Name, Partial<Record<Event, Partial<LauncherState>>>> = {
  idle: free,
  'idle after an error': { ...free, cancel: { status: 'idle', clientId: null, jobId: null, error } },
  'idle, interrupted': free,
  verify: {
    phase: { status: 'verify', phase: 'waiting_network' },
    offline: { status: 'verify', offline: true },
    fetch: { status: 'downloadFiles', phase: 'downloading', ...job },
    start: { status: 'startClient', phase: 'starting', running: null },
    finish: { status: 'idle', phase: null, ...job, error: null },
    fail: failed,
    cancel: cancelled,
  },
  downloadFiles: {
    phase: { status: 'downloadFiles', phase: 'waiting_network' },
    start: { status: 'startClient', phase: 'starting', running: null },
    finish: { status: 'idle', phase: null, ...job, error: null },
    fail: failed,
    cancel: cancelled,
  },
  'startClient, no game yet': {
    phase: { status: 'startClient', phase: 'waiting_network' },
    spawned: { status: 'startClient', phase: 'starting', running },
    fail: failed,
    cancel: cancelled,
  },
  'startClient, game spawned': {
    phase: { status: 'startClient', phase: 'waiting_network' },
    'ready with console': { status: 'debugging', phase: null, running },
    'ready without console': { status: 'idle', phase: null, running },
    ...exits,
  },
  debugging: exits,
  'idle, game running': exits,
};

describe.each(Object.keys(STATES) as Name[])('%s', (name) => {
  const state = STATES[name];
  test.each(Object.keys(EVENTS) as Event[])('%s', (event) => {
    const next = reduce(state, EVENTS[event]);
    const wanted = TABLE[name][event];
    if (wanted === undefined) expect(next).toBe(state);
    else expect(next).toEqual({ ...state, ...wanted });
  });
});

test('the same phase again changes nothing', () => {
  const state = reduce(STATES.verify, { type: 'phase', phase: 'checking' });
  expect(state).toBe(STATES.verify);
});

test('a state is never mutated', () => {
  for (const state of Object.values(STATES)) {
    const before = structuredClone(state);
    for (const event of Object.values(EVENTS)) reduce(Object.freeze(state), event);
    expect(state).toEqual(before);
  }
});
