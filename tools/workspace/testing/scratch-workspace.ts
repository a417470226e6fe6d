import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const COPIED = [
  'nx.json',
  'tsconfig.base.json',
  'tsconfig.react.json',
  'eslint.config.mjs',
  'jest.node.mjs',
  'jest.react.mjs',
  '.oxfmtrc.json',
  ...['package.json', 'generators.json', 'generators', 'eslint', 'jest'].map((path) => `tools/workspace/${path}`),
];

export type ScratchProject = { folder: string; tags: readonly string[]; files: Record<string, string> };

/** A throw-away workspace under the real configuration, with projects of its own. */
export class ScratchWorkspace implements Disposable {
  readonly root = mkdtempSync(join(tmpdir(), 'scratch-workspace-'));

  constructor(projects: readonly ScratchProject[]) {
    for (const path of COPIED) cpSync(join(ROOT, path), join(this.root, path), { recursive: true });
    const {
      workspaces,
      overrides: _,
      ...manifest
    } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      workspaces: string[];
      overrides: unknown;
    };
    this.write('package.json', JSON.stringify({ ...manifest, workspaces }));
    this.write('package-lock.json', JSON.stringify({ name: 'hoshikraft', lockfileVersion: 3, packages: {} }));
    this.linkPackages();
    for (const project of projects) this.add(project);
  }

  // Every third-party package as it is, but none of the real workspace's own: those would lead back out of the copy.
  private linkPackages(): void {
    const packages = join(this.root, 'node_modules');
    mkdirSync(join(packages, '@hoshikraft'), { recursive: true });
    for (const name of readdirSync(join(ROOT, 'node_modules')))
      if (name !== '@hoshikraft' && name !== '.cache')
        symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  add({ folder, tags, files }: ScratchProject): void {
    const name = folder.split('/').at(-1) ?? folder;
    const exports = { '.': './src/index.ts', './*': './src/*.ts' };
    const scripts = { lint: 'eslint . --format json --output-file lint.json' };
    const manifest = { name: `@hoshikraft/${name}`, version: '0.1.0', type: 'module', exports, scripts };
    this.write(`${folder}/package.json`, JSON.stringify({ ...manifest, ...(tags.length > 0 ? { nx: { tags } } : {}) }));
    const up = '../'.repeat(folder.split('/').length);
    this.write(`${folder}/tsconfig.json`, JSON.stringify({ extends: `${up}tsconfig.react.json`, include: ['.'] }));
    for (const [path, text] of Object.entries(files)) this.write(`${folder}/${path}`, text);
    symlinkSync(join(this.root, folder), join(this.root, 'node_modules/@hoshikraft', name));
  }

  /** Runs Nx here, without daemon and cache, so that the answer is about this folder only. */
  nx(...args: string[]): { status: number | null; output: string } {
    // Under Nx this test inherits variables that point at the outer workspace, and one that colours its words.
    const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^NX_|COLOR/.test(name)));
    const environment = { ...inherited, NX_DAEMON: 'false', NX_SKIP_NX_CACHE: 'true', NO_COLOR: '1' };
    const result = spawnSync(process.execPath, [join(ROOT, 'node_modules/nx/dist/bin/nx.js'), ...args], {
      cwd: this.root,
      env: environment,
      encoding: 'utf8',
    });
    return { status: result.status, output: result.stdout + result.stderr };
  }

  /** Rules broken in each linted file of a project: file name → rule names. */
  lintReport(folder: string): Record<string, string[]> {
    const report = JSON.parse(readFileSync(join(this.root, folder, 'lint.json'), 'utf8')) as {
      filePath: string;
      messages: { ruleId: string | null; message: string }[];
    }[];
    return Object.fromEntries(
      report.map(({ filePath, messages }) => [
        filePath.slice(join(this.root, folder).length + 1),
        messages.map(({ ruleId, message }) => ruleId ?? message),
      ]),
    );
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
