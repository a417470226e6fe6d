import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { committedFiles, finish } from './repository.ts';

export interface ReleaseExpectation {
  /** Changed by one commit since the last release of everything. */
  file: string;
  /** Projects that get a new version, and no others. */
  bumps: readonly string[];
}

/** Apps are released separately, with separate versions (ARCHITECTURE.md, "Separate releases"). */
export const RELEASES: readonly ReleaseExpectation[] = [
  { file: 'apps/launcher-ui/src/main.tsx', bumps: ['@hoshikraft/launcher-ui'] },
  { file: 'apps/admin/src/main.tsx', bumps: ['@hoshikraft/admin'] },
  { file: 'apps/launcher-service/src/main.ts', bumps: ['@hoshikraft/launcher-service'] },
  { file: 'libs/ui/src/index.ts', bumps: ['@hoshikraft/admin', '@hoshikraft/launcher-ui', '@hoshikraft/site'] },
  { file: 'docs/site-pages.md', bumps: [] },
];

/** Differences between the expected version bumps and those of a dry run of `nx release`. */
export const releaseProblems = (
  expectations: readonly ReleaseExpectation[],
  bumped: (file: string) => readonly string[],
): string[] =>
  expectations.flatMap(({ file, bumps }) => {
    const found = [...bumped(file)].sort().join(', ');
    const wanted = [...bumps].sort().join(', ');
    return found === wanted ? [] : [`${file} bumps ${found || 'nothing'}, not ${wanted || 'nothing'}`];
  });

const DRY_RUN = `import { writeFileSync } from 'node:fs';
import { release } from 'nx/release';
const { projectsVersionData: versions } = await release({ dryRun: true, skipPublish: true, yes: true });
const bumped = Object.entries(versions).filter(([, { newVersion }]) => newVersion !== null);
writeFileSync('bumped.json', JSON.stringify(bumped.map(([name]) => name)));`;

/** A copy of the current checkout, with a Git history in which everything has just been released. */
class ReleasedCopy implements Disposable {
  private readonly root = mkdtempSync(join(tmpdir(), 'release-'));

  constructor(from: string) {
    for (const path of committedFiles(from)) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      cpSync(join(from, path), join(this.root, path));
    }
    // Only third-party packages: links to packages of the workspace would lead out of the copy.
    mkdirSync(join(this.root, 'node_modules'));
    for (const name of readdirSync(join(from, 'node_modules')))
      if (name !== '@hoshikraft' && name !== '.cache')
        symlinkSync(join(from, 'node_modules', name), join(this.root, 'node_modules', name));
    this.git('init', '--quiet', '--initial-branch=main');
    this.commit('Current state');
    const { release } = JSON.parse(readFileSync(join(from, 'nx.json'), 'utf8')) as { release: { projects: string[] } };
    for (const name of release.projects) this.git('tag', `${name}@0.1.0`);
  }

  /** Names of the projects that a release would bump after a change of only this file. */
  readonly bumpedBy = (file: string): string[] => {
    const path = join(this.root, file);
    const before = committedFiles(this.root).includes(file) ? readFileSync(path) : '';
    writeFileSync(path, `${before.toString()}\n`);
    this.commit(`Change ${file}`);
    this.run(process.execPath, '--input-type=module', '--eval', DRY_RUN);
    const bumped = JSON.parse(readFileSync(join(this.root, 'bumped.json'), 'utf8')) as string[];
    this.git('reset', '--quiet', '--hard', 'HEAD~1');
    return bumped;
  };

  private commit(message: string): void {
    this.git('add', '--all', '--', ':!bumped.json');
    const author = ['-c', 'user.name=check', '-c', 'user.email=check@example.org'];
    this.git(...author, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '--no-verify', '--message', message);
  }

  private git(...args: string[]): void {
    this.run('git', ...args);
  }

  private run(command: string, ...args: string[]): void {
    execFileSync(command, args, {
      cwd: this.root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    });
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true });
  }
}

if (import.meta.main) {
  using copy = new ReleasedCopy(process.cwd());
  const problems = releaseProblems(RELEASES, copy.bumpedBy);
  finish('release', problems, `${RELEASES.length} changes bump only the versions they should`);
}
