import type { LauncherState, Progress } from '@hoshikraft/launcher-contract';
import type { ServiceSchemas } from '../../service/service-queries.ts';

type Client = ServiceSchemas['Client'];

export const HITECH = '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0002';
export const MAGIC = '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0004';
export const JOB = '0b9d2f6c-8f3a-4c1e-9a41-2f6f6f2b7a10';

/** A client as in `GET clients`; arguments override fields. */
export const client = (fields: Partial<Client> = {}): Client => ({
  uuid: HITECH,
  name: 'HiTech',
  serverId: 'hitech',
  serverName: 'HiTech',
  gameVersion: '1.7.10',
  iconPath: 'icon-1.svg',
  backgroundPath: 'background-1.svg',
  status: 'ready',
  versions: { installed: '2026.11.1', available: '2026.11.1' },
  sizes: { total: 471_000_000, download: 0, installed: 468_000_000 },
  memory: { minimumMb: 1024, recommendedMb: 2048 },
  optionalMods: [],
  lastPlayedAt: null,
  guest: false,
  ...fields,
});

export const magic = client({ uuid: MAGIC, name: 'Magic RPG', serverId: 'magic-rpg', serverName: 'Magic RPG' });

/** State of the idle launcher; arguments override fields. */
export const launcherState = (fields: Partial<LauncherState> = {}): LauncherState => ({
  status: 'idle',
  clientId: null,
  jobId: null,
  phase: null,
  running: null,
  error: null,
  interrupted: null,
  offline: false,
  ...fields,
});

/** Progress of a download; arguments override fields. */
export const progress = (fields: Partial<Progress> = {}): Progress => ({
  downloadedBytes: 312_000_000,
  totalBytes: 471_000_000,
  phase: 'downloading',
  files: { done: 2100, total: 5000 },
  speedBps: 18_400_000,
  etaSeconds: 9,
  retrying: null,
  ...fields,
});

/** Answers of the service to the pages of settings. */
export const SETTINGS_ANSWERS = {
  'GET /debugger': { value: false },
  'GET /log-display': { value: false },
  'GET /jvm-flags': { value: '', tokens: [], ignored: [] },
  'GET /proxy': { value: '' },
  'GET /memory': {
    value: 'auto',
    effective: 2048,
    automatic: 2048,
    min: 512,
    max: 8192,
    recommended: 2048,
    total: 16_384,
  },
  'GET /resource-folder': { value: '/games', free: 1_000_000_000, used: 0, warnings: [] },
};
