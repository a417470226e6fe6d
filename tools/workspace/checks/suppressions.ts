import { committedFiles, finish, readText } from './repository.ts';

// A disable-all comment would also disable a lint rule against it, so this check reads the text.
const SUPPRESSION =
  /(?:\/\/|\/\*|\{\/\*|<!--|#)\s*((?:es|ox)lint-disable[\w-]*|@ts-(?:expect-error|ignore|nocheck)|(?:oxfmt|prettier)-ignore[\w-]*)(.*)/;
const REASON = /--\s*\S.{9,}/;

/** Suppressions of a file without a reason on the same line (`-- reason`), or that disable all rules. */
export const bareSuppressions = (text: string): { line: number; problem: string }[] =>
  text.split('\n').flatMap((content, index) => {
    const match = SUPPRESSION.exec(content);
    if (match === null) return [];
    const [, kind = '', rest = ''] = match;
    if (kind === '@ts-ignore' || kind === '@ts-nocheck')
      return [{ line: index + 1, problem: `${kind} hides more than one error: use @ts-expect-error` }];
    if (!REASON.test(rest)) return [{ line: index + 1, problem: `${kind} without a reason: add "-- why"` }];
    if (kind.includes('lint-disable') && /^\s*--/.test(rest))
      return [{ line: index + 1, problem: `${kind} names no rule` }];
    return [];
  });

if (import.meta.main) {
  const root = process.cwd();
  const files = committedFiles(root).filter(
    (path) => /\.([cm]?[jt]sx?|ya?ml|html)$/.test(path) && !path.endsWith('suppressions.test.ts'),
  );
  const problems = files.flatMap((path) =>
    bareSuppressions(readText(root, path)).map(({ line, problem }) => `${path}:${line} ${problem}`),
  );
  finish('suppressions', problems, `every suppression in ${files.length} files has a reason`);
}
