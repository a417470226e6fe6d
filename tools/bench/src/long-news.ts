import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import type { BodyNode } from '@hoshikraft/document';

/** Eight blocks each, some of them with blocks inside: three times as long as the longest news of the samples. */
const CHAPTERS = 25;

const WORDS = 'На этой неделе мы открываем новый мир, меняем рецепты трёх модов и собираем турнир. ';

const paragraph = (text: string): BodyNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const row = (type: string, ...cells: string[]): BodyNode => ({
  type: 'tableRow',
  content: cells.map((text) => ({ type, content: [paragraph(text)] })),
});

const chapter = (number: number): BodyNode[] => [
  { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: `Глава ${number}` }] },
  paragraph(`${number}.1 ${WORDS.repeat(3)}`),
  { type: 'bulletList', content: [1, 2, 3].map((n) => ({ type: 'listItem', content: [paragraph(`${n}. ${WORDS}`)] })) },
  paragraph(`${number}.2 ${WORDS.repeat(2)}`),
  {
    type: 'table',
    content: [row('tableHeader', 'Руда', 'Высота'), row('tableCell', 'Железо', '16'), row('tableCell', 'Медь', '48')],
  },
  { type: 'callout', attrs: { tone: 'info' }, content: [paragraph(WORDS)] },
  { type: 'codeBlock', attrs: { language: 'json' }, content: [{ type: 'text', text: `{ "chapter": ${number} }` }] },
  paragraph(`${number}.3 ${WORDS.repeat(2)}`),
];

/** Publishes news of 200 blocks as an editor does; answers its address. */
export async function publishLongNews(api: string, editor: Record<string, string>): Promise<string> {
  const blocks = Array.from({ length: CHAPTERS }, (_, at) => chapter(at + 1)).flat();
  const text = { title: 'Long read', summary: WORDS, body: { type: 'doc', content: blocks } };
  const content = {
    slug: 'bench-long-read',
    cover: null,
    tags: [],
    servers: [],
    publishAt: null,
    texts: { ru: text, en: null },
    meta: { originalAuthor: null, originalUrl: null },
  };
  const body = new FormData();
  const fields = { key: randomUUID(), target: 'news', state: 'published', content: JSON.stringify(content) };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const reply = await fetch(`${api}/api/document/new`, { method: 'POST', headers: editor, body });
  if (!reply.ok) throw new Error(`the long news were answered ${reply.status}: ${await reply.text()}`);
  const { slug } = (await reply.json()) as components['schemas']['DocumentSource'];
  return `/ru/news/${slug}`;
}
