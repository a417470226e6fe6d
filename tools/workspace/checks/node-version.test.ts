import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const check = fileURLToPath(new URL('node-version.mjs', import.meta.url));

// The version is read from the process, so that the check can be shown an older one.
const runAs = (version: string) => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });
    Object.defineProperty(process, 'version', { value: 'v${version}' });
    import(${JSON.stringify(check)});`;
  const { status, stderr } = spawnSync(process.execPath, ['--eval', pretend], { encoding: 'utf8' });
  return { status, stderr };
};

test.each(['24.15.0', '24.21.0', '25.0.0'])('Node %s is welcome', (version) => {
  expect(runAs(version).status).toBe(0);
});

test.each(['20.20.2', '22.19.0', '24.14.9'])('Node %s is refused in one clear line', (version) => {
  const { status, stderr } = runAs(version);
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(`v${version}`);
});
