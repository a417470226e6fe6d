import type { DocRepository } from './doc-repository.ts';

const SECTION = /^## Who may import whom\n([\s\S]*?)(?=^## |(?![\s\S]))/m;

const listed = (words: string): string[] =>
  words
    .split(',')
    .map((name) => name.replaceAll('`', '').trim())
    .filter((name) => name !== '');

/** What the section on arrows says, line by line: `a`, `b` → c, d; what comes after a semicolon is a remark. */
const statedArrows = (section: string): [string, string[]][] =>
  section
    .replace(/\n {2,}/g, ' ')
    .split('\n')
    .filter((line) => line.startsWith('- ') && line.includes('→'))
    .flatMap((line) => line.slice(2).split(' · '))
    .flatMap((arrow) => {
      const [from = '', to = ''] = arrow.split('→');
      return listed(from).map((name): [string, string[]] => [name, listed(to.split(';')[0] ?? '')]);
    });

/** Arrows that a document draws otherwise than the linter holds them, or leaves out. */
export const arrowProblems = (text: string, { arrows }: DocRepository): string[] => {
  const section = SECTION.exec(text)?.[1];
  if (section === undefined) return [];
  const stated = new Map(statedArrows(section));
  const wrong = [...stated].flatMap(([from, to]) => {
    const held = arrows.get(from);
    if (held === undefined) return [`no arrows begin at ${from}`];
    const lies = to.filter((name) => !held.has(name)).map((name) => `no such arrow: ${from} → ${name}`);
    return [...lies, ...[...held].filter((name) => !to.includes(name)).map((name) => `left out: ${from} → ${name}`)];
  });
  return [...wrong, ...[...arrows.keys()].filter((from) => !stated.has(from)).map((from) => `left out: ${from} → …`)];
};
