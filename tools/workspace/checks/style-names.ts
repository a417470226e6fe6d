import { committedFiles, finish, readText } from './repository.ts';

/** Classes that packages set on their own elements. */
const OF_PACKAGES = /^(?:ProseMirror|recharts|notistack)-|^selectedCell$/;

/** Beginnings that say nothing: every name of the kit has them. */
const ANY = /^(?:-*hk-?)?-*$|^[\w-]{1,3}$/;

const namesIn = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

/** The style sheet without comments, strings and addresses, which have dots that begin no class. */
const selectorsAndValues = (css: string): string =>
  css.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|'[^']*'|"[^"]*"/g, '');

export interface KnownNames {
  /** Variables that style sheets set. */
  variables: ReadonlySet<string>;
  /** Words of the code, and beginnings of words that it completes, as in `role--${state}`. */
  code: { words: ReadonlySet<string>; beginnings: readonly string[] };
}

export const knownNames = ({ styles, code }: { styles: string; code: string }): KnownNames => {
  const texts = [...code.matchAll(/([\w-]+)(\$\{)?/g)];
  const beginnings = texts.flatMap(([, word = '', hole]) => (hole && !ANY.test(word) ? [word] : []));
  return {
    variables: namesIn(styles, /(--[\w-]+)\s*:/g),
    code: { words: new Set(texts.map(([, word = '']) => word)), beginnings: [...new Set(beginnings)] },
  };
};

/**
 * Finds names of a style sheet that nothing gives a meaning: classes that no code sets, variables `--hk-…` that neither a
 * style sheet nor code sets.
 */
export const unknownStyleNames = (css: string, { variables, code }: KnownNames): string[] => {
  const text = selectorsAndValues(css);
  const isSet = (name: string): boolean =>
    code.words.has(name) || code.beginnings.some((part) => name.startsWith(part));
  const classes = [...namesIn(text, /\.([a-zA-Z][\w-]*)/g)].filter((name) => !OF_PACKAGES.test(name) && !isSet(name));
  const unset = [...namesIn(text, /var\((--hk-[\w-]+)/g)].filter((name) => !variables.has(name) && !isSet(name));
  return [...classes.map((name) => `.${name}`), ...unset];
};

if (import.meta.main) {
  const root = process.cwd();
  const files = committedFiles(root).filter((path) => /^(?:apps|libs)\//.test(path));
  const textOf = (pattern: RegExp): string =>
    files
      .filter((path) => pattern.test(path) && !/\.test\./.test(path))
      .map((path) => readText(root, path))
      .join('\n');
  const sheets = files.filter((path) => path.endsWith('.css'));
  const known = knownNames({ styles: textOf(/\.css$/), code: textOf(/\.(?:tsx?|html)$/) });
  const problems = sheets.flatMap((path) =>
    unknownStyleNames(readText(root, path), known).map((name) => `${path}: nothing sets ${name}`),
  );
  finish('style names', problems, `every class and variable of ${sheets.length} style sheets is set somewhere`);
}
