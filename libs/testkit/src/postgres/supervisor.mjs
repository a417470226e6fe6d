/**
 * Runs one PostgreSQL and stops it when the parent process ends, since our standard input then closes. Removes its folder unless
 * the parent gave one. Commands on standard input, one per line: `kill` (like a power cut), `start`, `freeze`, `thaw`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresBinaries } from './binaries.mjs';

const MEMORY = '/dev/shm';
/** Bytes: several times what one of them was seen to take (0.4 GB; its log may grow by 1), as a run has some at once. */
const ROOM = 4 * 1024 ** 3;

const { durable, folder: kept, settings: wanted } = JSON.parse(process.argv[2] ?? '{}');
const bin = postgresBinaries();
// PostgreSQL refuses to run as root; 65534 is the user nobody.
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
if (kept !== undefined) mkdirSync(kept, { recursive: true });
const folder = kept ?? mkdtempSync(join(durable ? tmpdir() : quickest(), 'hoshikraft-postgres-'));
if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
const data = join(folder, 'data');

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address();
    probe.close(() => resolve(port));
  });
});

const settings = {
  listen_addresses: '127.0.0.1',
  port,
  unix_socket_directories: '',
  max_connections: 120,
  shared_buffers: '64MB',
  ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  ...wanted,
};

let server;

/**
 * Memory, where there is plenty of it. A test file's database is a thousand files, made and removed: on a disk with ext4 a
 * sixth of the processor's time in the API's tests went into looking for places for them.
 */
function quickest() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= ROOM && process.availableMemory() >= 2 * ROOM) return MEMORY;
  } catch {
    // Not on this system.
  }
  return tmpdir();
}

/** Resolves with null when it is ready, or with its last output if it exited. */
function launch() {
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  server = spawn(join(bin, 'postgres'), ['-D', data, ...args], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const launched = server;
  return new Promise((resolve) => {
    let log = '';
    launched.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-4000);
      if (log.includes('ready to accept connections')) resolve(null);
    });
    launched.once('exit', (code) => resolve(`postgres ended (${code}): ${log}`));
  });
}

async function start() {
  let failure = await launch();
  // After a kill the system takes a moment to let go of the last backend and its memory ("still in use"). Meanwhile another
  // process's connection may have been given the port ("already in use").
  for (let tries = 0; /(still|already) in use/.test(failure ?? '') && tries < 100; tries += 1) {
    await sleep(100);
    failure = await launch();
  }
  if (failure !== null) throw new Error(failure);
  say({ event: 'started', port, pid: server.pid, folder });
}

function kill() {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  if (process.platform === 'linux') signalAll('SIGKILL');
  else server.kill('SIGKILL');
  return gone;
}

/** The postmaster and its backends, which have process groups of their own; Linux only, as freezing is. */
function signalAll(name) {
  const backends = readdirSync('/proc').filter((entry) => {
    try {
      if (!/^\d+$/.test(entry)) return false;
      return Number(readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === server.pid;
    } catch {
      return false;
    }
  });
  for (const pid of [server.pid, ...backends.map(Number)]) {
    try {
      process.kill(pid, name);
    } catch {
      // The process has ended in the meantime.
    }
  }
}

function say(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

async function end() {
  if (server?.exitCode === null && server.signalCode === null) {
    if (process.platform === 'linux') signalAll('SIGCONT');
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(kept === undefined ? 'SIGQUIT' : 'SIGINT');
    await gone;
  }
  if (kept === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(0);
}

async function obey(command) {
  if (command === 'start') return start();
  if (command === 'kill') await kill();
  if (command === 'freeze') signalAll('SIGSTOP');
  if (command === 'thaw') signalAll('SIGCONT');
  say({ event: command });
}

process.on('SIGTERM', end);
process.on('SIGINT', () => undefined);
if (!existsSync(join(data, 'PG_VERSION'))) {
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
}
const lines = createInterface({ input: process.stdin });
let work = start();
lines.on('line', (line) => {
  work = work.then(() => obey(line.trim()));
});
lines.on('close', () => void work.finally(end));
