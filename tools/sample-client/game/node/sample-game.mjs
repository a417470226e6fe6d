// The same as the Java program, line by line of its output, for machines without a JDK.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const READY = 'Hoshikraft sample client is ready';
/** What the launcher passes as the token if no session could be started. */
const NO_SESSION = 'offline';
const REFUSED = 3;
const UNREACHABLE = 4;
const TERMINATED = 143;
/** The server no longer knows us: it started again, or we were silent for too long. */
const GONE = 410;
const ALIVE_MS = 5000;
const DEADLINE_MS = 5000;

const names = ['login', 'player', 'access-id', 'token', 'folder', 'server', 'locale', 'client', 'version'];
// One word each: a token may begin with a hyphen, and would be taken for a name of its own.
const args = process.argv.slice(2).flatMap((word, at, all) => (at % 2 === 0 ? [`${word}=${all[at + 1] ?? ''}`] : []));
const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
const { values: given } = parseArgs({ args, options });
for (const name of names) if (given[name] === undefined) throw new Error(`--${name} is missing`);
const { folder } = given;

function say(thread, level, text) {
  process.stdout.write(`[${new Date().toTimeString().slice(0, 8)}] [${thread}/${level}]: ${text}\n`);
}
const info = (text) => say('main', 'INFO', text);

function masked(secret) {
  const start = secret.slice(0, Math.min(2, Math.floor(secret.length / 4)));
  const print = createHash('sha256').update(secret).digest('hex').slice(0, 12);
  return `${start}*** (${secret.length} characters, ${print})`;
}

function count(path) {
  if (!existsSync(path)) return 0;
  return readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}

/** A number that the player wrote into options.txt, for trying things out; 0 where there is none. */
function option(name) {
  const path = join(folder, 'options.txt');
  if (!existsSync(path)) return 0;
  const line = readFileSync(path, 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`));
  return line === undefined ? 0 : Number(line.slice(name.length + 1));
}

function introduce() {
  const limit = /--max-old-space-size=(\d+)/.exec(process.execArgv.join(' '))?.[1];
  const shown = names.map((name) => `--${name} ${name === 'token' ? masked(given[name]) : given[name]}`);
  const system = Intl.DateTimeFormat().resolvedOptions().locale;
  info(`Hoshikraft sample client ${given.version}, ${given.client}`);
  info(`Arguments: ${shown.join(' ')}`);
  info(`Node ${process.versions.node}, flags: ${process.execArgv.join(' ')}`);
  info(`Maximum memory: ${limit ?? 'not set,'} MB`);
  info(`Folder: ${folder}, working folder: ${process.cwd()}`);
  info(`Locale: ${given.locale}, of the system: ${system}`);
  info('Encoding: UTF-8, of names: UTF-8');
  info('Проверка кириллицы: ёж, 日本語');
  info(`Login: ${given.login}, token: ${masked(given.token)}`);
  say('main', 'TRACE', `Looked for mods in ${join(folder, 'mods')}`);
  say('main', 'DEBUG', `Processors: ${availableParallelism()}`);
}

function loadMods(path) {
  if (!existsSync(path)) return;
  for (const name of readdirSync(path).sort()) {
    say('Loader', 'INFO', `Mod ${name}, ${statSync(join(path, name)).size} bytes`);
  }
  say('Loader', 'WARN', 'Two mods want to draw the same lantern; the first one draws it');
  const thrown = new Error('the lantern has no weight', { cause: new RangeError('For input string: "paper"') });
  const trace = `${thrown.stack}\nCaused by: ${thrown.cause.stack}`;
  say('Loader', 'ERROR', `A lantern could not be hung up; the game goes on without it\n${trace}`);
}

async function post(action, body) {
  const response = await fetch(`${given.server}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': given.locale },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (response.status === GONE) return null;
  if (response.status >= (action === 'join' ? 500 : 400)) throw new Error(`${action} answered ${response.status}`);
  return response.json().catch(() => ({}));
}

async function enter() {
  const { login, server } = given;
  try {
    const answer = await post('join', { login, accessId: given['access-id'], accessToken: given.token });
    if (answer.allowed === true) {
      say('Network', 'INFO', `Joined ${server} as ${login}`);
      return answer.sessionId;
    }
    say('Network', 'ERROR', `The server refused to let us in: ${answer.message ?? 'no reason given'}`);
    return process.exit(REFUSED);
  } catch (error) {
    say('Network', 'ERROR', `The server ${server} does not answer\n${error.stack}`);
    return process.exit(UNREACHABLE);
  }
}

async function leave(sessionId) {
  if (sessionId === null) return;
  try {
    await post('leave', { sessionId });
    say('shutdown', 'INFO', 'Left the server');
  } catch (error) {
    say('shutdown', 'WARN', `Could not say goodbye: ${error.message}`);
  }
}

introduce();
loadMods(join(folder, 'mods'));
info(`Loaded ${count(join(folder, 'assets'))} assets and ${count(join(folder, 'config'))} config files`);
mkdirSync(join(folder, 'saves'), { recursive: true });
writeFileSync(join(folder, 'saves/last-start.txt'), `${given.login}\n`);
const lines = option('sampleLines');
for (let line = 1; line <= lines; line += 1) say('Flood', 'DEBUG', `Line ${line} of ${lines}`);

const isAlone = given.token === NO_SESSION;
if (isAlone) say('Network', 'WARN', 'Started without a session: the server is not joined');
let sessionId = isAlone ? null : await enter();
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => void leave(sessionId).then(() => process.exit(TERMINATED)));
}
info(READY);
const exitCode = option('sampleExitCode');
if (exitCode !== 0) {
  say('main', 'FATAL', `Ending with code ${exitCode}, as options.txt asks`);
  await leave(sessionId);
  process.exit(exitCode);
}
for (let beats = 1; ; beats += 1) {
  await sleep(ALIVE_MS);
  try {
    if (!isAlone && (await post('alive', { sessionId })) === null) sessionId = await enter();
    say('Network', 'DEBUG', `Still here, ${(beats * ALIVE_MS) / 1000} s`);
  } catch (error) {
    say('Network', 'WARN', `The server did not hear us: ${error.message}`);
  }
}
