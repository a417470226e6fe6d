import diagnostics from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { installOnce } from './install-once.ts';

// One run of the launcher as far as clients go, for tests that kill it: arguments are the server's address, a home, and
// after how many bytes of contents it dies, and whether before or after it could do anything with the last of them.
const [url = '', home = '', quota = 'Infinity', moment = 'after'] = process.argv.slice(2);
const die = () => process.kill(process.pid, 'SIGKILL');

let received = 0;
diagnostics.subscribe('undici:request:bodyChunkReceived', (message) => {
  const { request, chunk } = message as { request: { path: string }; chunk: Buffer };
  if (!/^\/(objects|packs)\//.test(request.path)) return;
  received += chunk.length;
  appendFileSync(join(home, 'received'), `${chunk.length}\n`);
  if (received < Number(quota)) return;
  if (moment === 'before') die();
  else setImmediate(die);
});

await installOnce(url, home);
