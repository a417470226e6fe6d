import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

// With NODE_ENV=test, which Jest sets, Lingui's command looks for workers in its own repository and extracts nothing.
const OF_THIS_RUN = /^NX_|COLOR|JEST|^NODE_ENV$/;

/** A temporary copy of this checkout with its uncommitted changes and the same third-party packages. */
export class ScratchCheckout implements Disposable {
  readonly root = mkdtempSync(join(tmpdir(), 'scratch-checkout-'));

  constructor() {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
    const gone = new Set(git('ls-files', '--deleted'));
    for (const path of git('ls-files', '--cached', '--others', '--exclude-standard'))
      if (path !== '' && !gone.has(path)) cpSync(join(ROOT, path), join(this.root, path));
    const packages = join(this.root, 'node_modules');
    mkdirSync(packages);
    for (const name of readdirSync(join(ROOT, 'node_modules')))
      if (name !== '@hoshikraft' && name !== '.cache')
        symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
    // npm's links to workspace packages are relative, so they point into the copy.
    const own = join(ROOT, 'node_modules/@hoshikraft');
    cpSync(own, join(packages, '@hoshikraft'), { recursive: true, verbatimSymlinks: true });
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  /** Replaces a text in a file. Throws if the text is missing, so that no test runs without its edit. */
  edit(path: string, find: string, by: string): void {
    const text = this.read(path);
    if (!text.includes(find)) throw new Error(`${path} has no ${find}`);
    this.write(
      path,
      text.replace(find, () => by),
    );
  }

  /** Runs a script of a package by Node in a folder of the copy. */
  node(folder: string, ...args: string[]): { status: number | null; output: string } {
    const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.test(name)));
    const result = spawnSync(process.execPath, args, {
      cwd: join(this.root, folder),
      env: { ...inherited, NX_DAEMON: 'false', NX_SKIP_NX_CACHE: 'true', NO_COLOR: '1' },
      encoding: 'utf8',
    });
    return { status: result.status, output: result.stdout + result.stderr };
  }

  git(...args: string[]): string {
    const as = ['-c', 'user.name=scratch', '-c', 'user.email=scratch@localhost'];
    return execFileSync('git', [...as, ...args], { cwd: this.root, encoding: 'utf8' });
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
