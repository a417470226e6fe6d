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

interface Ran {
  status: number | null;
  output: string;
}

export type ScratchProject = { folder: string; tags: readonly string[]; files: Record<string, string> };

/** A temporary workspace with the real configuration and test projects. */
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

  // Only third-party packages: links to packages of the workspace would lead out of the copy.
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
    const manifest = { name: `@hoshikraft/${name}`, version: '0.1.0', type: 'module', exports };
    this.write(`${folder}/package.json`, JSON.stringify({ ...manifest, ...(tags.length > 0 ? { nx: { tags } } : {}) }));
    const up = '../'.repeat(folder.split('/').length);
    this.write(`${folder}/tsconfig.json`, JSON.stringify({ extends: `${up}tsconfig.react.json`, include: ['.'] }));
    for (const [path, text] of Object.entries(files)) this.write(`${folder}/${path}`, text);
    symlinkSync(join(this.root, folder), join(this.root, 'node_modules/@hoshikraft', name));
  }

  /** Runs Nx here without daemon and cache, so that the result depends on this folder only. */
  nx(...args: string[]): Ran {
    return this.node('node_modules/nx/dist/bin/nx.js', ...args);
  }

  /** Runs `npm run lint` on folders; returns the path of each linted file → names of the rules it breaks. */
  lint(...folders: string[]): { status: number | null; broken: Record<string, string[]> } {
    this.nx('graph', '--print');
    const { status, output } = this.node('node_modules/eslint/bin/eslint.js', '--format', 'json', ...folders);
    const report = JSON.parse(output.slice(output.indexOf('[{'))) as {
      filePath: string;
      messages: { ruleId: string | null; message: string }[];
    }[];
    const broken = report.map(({ filePath, messages }): [string, string[]] => [
      filePath.slice(this.root.length + 1),
      messages.map(({ ruleId, message }) => ruleId ?? message),
    ]);
    return { status, broken: Object.fromEntries(broken) };
  }

  private node(...args: string[]): Ran {
    // Under Nx this test inherits variables that point at the outer workspace, and one that colours output.
    const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^NX_|COLOR/.test(name)));
    const here = { NX_DAEMON: 'false', NX_SKIP_NX_CACHE: 'true', NO_COLOR: '1' };
    const result = spawnSync(process.execPath, args, {
      cwd: this.root,
      env: { ...inherited, ...here },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return { status: result.status, output: result.stdout + result.stderr };
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
