const COMMENTS: readonly [extension: RegExp, comment: RegExp][] = [
  [/\.(?:[cm]?[jt]sx?|java|css)$/, /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g],
  [/\.(?:ya?ml|sh)$|^\.ci\//, /#.*/g],
];

/** The comments of a source file, the whole text of a document, '' for other files. Migrations have none: they may not change. */
const proseOf = (path: string, text: string): string => {
  if (path.endsWith('.md')) return text;
  const [, comment] = COMMENTS.find(([extension]) => extension.test(path)) ?? [];
  return comment === undefined ? '' : (text.match(comment) ?? []).join('\n');
};

/** Documents that a comment or document cites and that do not exist. A name without a path may be in any folder. */
export function citationProblems(path: string, text: string, files: ReadonlySet<string>): string[] {
  const documents = [...files].filter((file) => file.endsWith('.md'));
  const exists = (cited: string) => documents.some((file) => `/${file}`.endsWith(`/${cited}`));
  const cited = proseOf(path, text).match(/(?<![\w/:.*<>-])(?:\.{1,2}\/)*[\w./-]*\w\.md\b/g) ?? [];
  return [...new Set(cited)]
    .map((name) => name.replace(/^(?:\.{1,2}\/)+/, ''))
    .filter((name) => !exists(name))
    .map((name) => `no such document: ${name}`);
}
