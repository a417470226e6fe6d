import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** An opener that fails does so at once; one that still runs has worked. */
const SAYS_SO_MS = 1000;

/** Command that opens a folder, or an address in the default browser. The target is one argument, never a command. */
function openerOf(platform: NodeJS.Platform, kind: 'folder' | 'link', target: string): [string, ...string[]] {
  if (platform === 'darwin') return ['open', target];
  if (platform === 'win32') {
    return kind === 'folder' ? ['explorer.exe', target] : ['rundll32.exe', 'url.dll,FileProtocolHandler', target];
  }
  return ['xdg-open', target];
}

/**
 * Opens a folder or an address with the system's program, without a shell. The program survives the end of this
 * service.
 *
 * @throws Error if the system has no program for it
 */
export async function openWithSystem(
  kind: 'folder' | 'link',
  target: string,
  { platform = process.platform, env = process.env }: { platform?: NodeJS.Platform; env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  const [command, ...args] = openerOf(platform, kind, target);
  const allowed = Object.entries(env).filter(([name]) => !name.startsWith('LAUNCHER_'));
  const child = spawn(command, args, {
    env: Object.fromEntries(allowed),
    detached: true,
    stdio: 'ignore',
    windowsHide: true,
  });
  child.unref();
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      // Explorer exits with 1 on success.
      if (code === 0 || platform === 'win32') resolve();
      else reject(new Error(`${command} ended with ${code ?? 'a signal'}`));
    });
  });
  await Promise.race([ended, sleep(SAYS_SO_MS, undefined, { ref: false })]);
  ended.catch(() => undefined);
}
