import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';

const script = `
  const { createLog } = await import(${JSON.stringify(new URL('./log.ts', import.meta.url).href)});
  const log = createLog('info');
  process.once('SIGTERM', () => {
    log.info('draining');
    log.info('ended');
    process.exit(0);
  });
  // The last statement: the reader of this line may send the signal before the next one runs.
  log.info('first');
  setInterval(() => undefined, 1000);
`;

it('exits although the reader of its output is gone', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  child.stdout.once('close', () => child.kill('SIGTERM'));
  child.stdout.destroy();
  const [code, signal] = (await ended) as [number | null, string | null];
  expect({ code, signal }).toEqual({ code: 0, signal: null });
});
