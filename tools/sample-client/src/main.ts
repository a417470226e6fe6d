/** Creates a sample client for every server, for development and tests: `main.ts --out <folder> --game-servers <address>`. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildGame, programHere } from './build-game.ts';
import { sampleServers } from './servers.ts';
import { writeClient } from './write-client.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    /** Without the server's name at the end, such as http://127.0.0.1:4202/game-servers. */
    'game-servers': { type: 'string' },
    /** java or node; by default what the machine can build. */
    program: { type: 'string' },
  },
});
const { out, 'game-servers': gameServers, program = programHere() } = values;
if (out === undefined || gameServers === undefined || (program !== 'java' && program !== 'node')) {
  process.stderr.write('--out <folder> --game-servers <address> [--program java|node]\n');
  process.exit(2);
}
const game = buildGame(program);
for (const server of sampleServers) {
  const folder = join(out, server.id);
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(`${writeClient(folder, server, game, gameServers)}\n`);
}
