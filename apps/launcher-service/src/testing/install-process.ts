import diagnostics from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { installOnce } from './install-once.ts';

// One run of the installer, for tests that kill it. Arguments: address of the server, home, number of content bytes after
// which it is killed, and whether that happens before or after it processed the last of them.
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
