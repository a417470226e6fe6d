import { ITEM_ICONS } from '@hoshikraft/shared';
import type { BodyNode } from '../content.ts';
import { CODE_LANGUAGES } from '../names.ts';

const ITEM = /^(?<icon>[a-z-]+):\s+(?<name>.+?)(?:\s+[×x]\s*(?<count>[1-9]\d{0,3}))?$/;
const CELL = /^(?<letter>\S)\s*=\s*(?<item>.+)$/;
const RESULT = /^=\s*(?<item>.+)$/;

const LANGUAGE_ALIASES: Readonly<Record<string, string>> = {
  js: 'javascript',
  sh: 'shell',
  bash: 'shell',
  yml: 'yaml',
};

const parseItem = (line: string): BodyNode | null => {
  const { icon = '', name = '', count = '1' } = ITEM.exec(line.trim())?.groups ?? {};
  if (!ITEM_ICONS.some((known) => known === icon)) return null;
  return { type: 'item', attrs: { icon, name: name.slice(0, 64), count: Number(count) } };
};

const isPresent = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined;

const withTitle = (type: string, title: string, content: BodyNode[]): BodyNode => ({
  type,
  ...(title !== '' && { attrs: { title: title.slice(0, 120) } }),
  content,
});

/** A line an item: `food: Bread × 16`. */
const parseItems = (title: string, lines: readonly string[]): BodyNode | null => {
  const items = lines.map(parseItem).filter(isPresent);
  return items.length === 0 || items.length < lines.length ? null : withTitle('itemGrid', title, items);
};

/** Three rows of three letters, a dot for an empty place, then what each letter is (`I = ingot: Iron`) and the result (`= …`). */
const parseRecipe = (title: string, lines: readonly string[]): BodyNode | null => {
  const rows = lines.slice(0, 3);
  if (rows.some((row) => !/^\S{3}$/.test(row.trim()))) return null;
  const items = new Map<string, BodyNode | null>();
  let result: BodyNode | null = null;
  for (const line of lines.slice(3)) {
    const { letter, item = '' } = (RESULT.exec(line) ?? CELL.exec(line))?.groups ?? {};
    if (letter === undefined) result = parseItem(item);
    else items.set(letter, parseItem(item));
  }
  const places = [...rows.map((row) => row.trim()).join('')];
  const cells = places.map((letter) => (letter === '.' ? { type: 'emptyItem' } : items.get(letter))).filter(isPresent);
  return result === null || cells.length !== 9 ? null : withTitle('recipe', title, [...cells, result]);
};

/** A fenced block: a recipe or items if labelled so and well-formed, else code. */
export const parseFence = (info: string, text: string): BodyNode => {
  const [word = '', ...rest] = info.trim().split(/\s+/);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (word === 'items' || word === 'recipe') {
    const block = (word === 'items' ? parseItems : parseRecipe)(rest.join(' '), lines);
    if (block !== null) return block;
  }
  const name = LANGUAGE_ALIASES[word] ?? word;
  const language = CODE_LANGUAGES.find((known) => known === name) ?? null;
  return { type: 'codeBlock', attrs: { language }, ...(text !== '' && { content: [{ type: 'text', text }] }) };
};

const ALERT = /^\[!(?<kind>[A-Za-z]+)\][ \t]*(?<title>[^\n]*)\n?/;
const TONES: Readonly<Record<string, string>> = {
  NOTE: 'info',
  TIP: 'success',
  IMPORTANT: 'warning',
  WARNING: 'warning',
  CAUTION: 'danger',
};

/**
 * Reads how a quote begins: with `[!NOTE]` as on GitHub it is a callout, with `[!SPOILER] Title` a spoiler. Returns that block
 * without content, and the text after its first line.
 */
export const parseAlert = (text: string): { block: BodyNode; rest: string } | null => {
  const found = ALERT.exec(text);
  if (found === null) return null;
  const kind = found.groups?.['kind']?.toUpperCase() ?? '';
  const title = found.groups?.['title']?.trim() ?? '';
  const rest = text.slice(found[0].length);
  if (kind === 'SPOILER') return { block: { type: 'spoiler', attrs: { title: title.slice(0, 120) || '…' } }, rest };
  const tone = TONES[kind];
  const words = [title, rest].filter((part) => part !== '').join('\n');
  return tone === undefined ? null : { block: { type: 'callout', attrs: { tone } }, rest: words };
};
