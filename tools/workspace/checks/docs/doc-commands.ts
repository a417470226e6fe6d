import { codeOf, type DocRepository } from './doc-repository.ts';

const BUILT_IN = new Set(['ci', 'install', 'init', 'exec', 'ls', 'view']);
/** Commands of Nx that are not targets of a project. */
const NX_COMMANDS = new Set(['release', 'graph', 'reset', 'show', 'report']);

const npmProblems = (code: string, { scripts }: DocRepository): string[] =>
  [...code.matchAll(/\bnpm (run )?([a-z][\w:-]*)([^\n&|;]*)/g)].flatMap(([, run = '', name = '', rest = '']) => {
    const workspace = /(?:-w|--workspace)[ =](\S+)/.exec(rest)?.[1] ?? '';
    if (scripts.get(workspace)?.has(name) || (run === '' && BUILT_IN.has(name))) return [];
    return [`no such command: npm ${run}${name}${workspace === '' ? '' : ` in ${workspace}`}`];
  });

const generatorProblems = (rest: string, { generators }: DocRepository): string[] => {
  const [name = '', ...words] = rest.trim().split(/\s+/);
  const options = generators.get(name);
  if (options === undefined) return [`no such generator: ${name}`];
  return words
    .flatMap((word) => /^--([\w-]+)/.exec(word)?.[1] ?? [])
    .filter((option) => !options.has(option))
    .map((option) => `no such option of ${name}: --${option}`);
};

const targetProblems = (verb: string, rest: string, { scripts }: DocRepository): string[] => {
  if (verb === 'run-many' || verb === 'affected') {
    const targets = /(?:-t|--targets?)[ =]([\w:,-]+(?: [\w:-]+)*)/.exec(rest)?.[1]?.split(/[ ,]/) ?? [];
    const known = new Set([...scripts].flatMap(([name, own]) => (name === '' ? [] : [...own])));
    return targets.filter((target) => !known.has(target)).map((target) => `no such target: ${target}`);
  }
  const [project = '', own] = (/^\s*(\S+)/.exec(rest)?.[1] ?? '').split(/:(.*)/);
  const target = verb === 'run' ? (own ?? '') : verb;
  const known = scripts.get(project);
  if (known === undefined) return [`no such project: nx ${verb}${rest}`.trimEnd()];
  return known.has(target) ? [] : [`no such target of ${project}: ${target}`];
};

const nxProblems = (code: string, repository: DocRepository): string[] =>
  [...code.matchAll(/(?:^|[\s`])(?:npx )?nx ([a-z][\w:-]*)([^\n&|;]*)/g)].flatMap(([, verb = '', rest = '']) => {
    if (NX_COMMANDS.has(verb)) return [];
    return verb === 'g' || verb === 'generate'
      ? generatorProblems(rest, repository)
      : targetProblems(verb, rest, repository);
  });

/** Commands of npm and Nx in a document whose script, target, project, generator or option does not exist. */
export const commandProblems = (text: string, repository: DocRepository): string[] =>
  codeOf(text).flatMap((code) => [...npmProblems(code, repository), ...nxProblems(code, repository)]);
