export interface Variable {
  name: string;
  default: string | null;
  meaning: string;
  /** Production refuses to start without it. */
  required?: boolean;
}

const SENTENCE = 'a development secret';

const standardOf = ({ default: standard, required = false }: Variable): string => {
  const shown = standard === null || standard === '' ? 'none' : standard === SENTENCE ? standard : `\`${standard}\``;
  return required ? `${shown} †` : shown;
};

/** A Markdown table, with its columns padded as the formatter of the repository pads them. */
export function environmentTable(variables: readonly Variable[]): string {
  const rows = [
    ['variable', 'default', 'meaning'],
    ...variables.map((one) => [`\`${one.name}\``, standardOf(one), one.meaning]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[], filler = ' '): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(['', '', ''], '-'), ...body.map((row) => line(row))].join('\n');
}

/**
 * The document with this table between the marks of the app.
 *
 * @throws Error if the document has no such marks
 */
export function withTable(document: string, app: string, table: string): string {
  const [begin, end] = [`<!-- environment:${app} -->`, `<!-- /environment:${app} -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`no marks ${begin} and ${end}`);
  return `${document.slice(0, from + begin.length)}\n\n${table}\n\n${document.slice(to)}`;
}
