import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import type { BodyNode, DocumentContent, DocumentText } from '@hoshikraft/document';
import { addPlayer, type Player } from '../../../../testing/players.ts';
import type { ApiResponse, Credentials, TestApp } from '../../../../testing/test-app.ts';

export type Source = components['schemas']['DocumentSource'];

export const paragraph = (text: string): BodyNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });

export const textOf = (title: string, words = `${title}, at length.`): DocumentText => ({
  title,
  summary: `${title}, in short.`,
  body: { type: 'doc', content: [paragraph(words)] },
});

/** Content with everything required for publishing, in both languages. */
export const contentOf = (title: string, changes: Partial<DocumentContent> = {}): DocumentContent => ({
  slug: null,
  cover: null,
  tags: [],
  servers: [],
  publishAt: null,
  texts: { ru: textOf(`${title} по-русски`), en: textOf(title) },
  meta: { originalAuthor: null, originalUrl: null },
  ...changes,
});

export async function addEditor(api: TestApp): Promise<Player> {
  const player = await addPlayer(api, 0);
  await api.app.db
    .updateTable('players')
    .set({ groups: ['player', 'editor'] })
    .where('id', '=', player.playerId)
    .execute();
  return player;
}

interface Sent {
  key?: string;
  target?: string;
  version?: number;
  state?: string;
  content: DocumentContent;
}

export const formOf = ({ content, ...fields }: Sent): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  content: JSON.stringify(content),
});

/** Saves a new document; a draft of news by default. */
export const create = <Body = Source>(api: TestApp, as: Credentials, sent: Sent): Promise<ApiResponse<Body>> =>
  api.request<Body>('POST', '/api/document/new', {
    as,
    form: formOf({ key: randomUUID(), target: 'news', state: 'draft', ...sent }),
  });

export const edit = <Body = Source>(
  api: TestApp,
  as: Credentials,
  { key, version, state, content }: Pick<Source, 'key' | 'version'> & { state: string; content: DocumentContent },
): Promise<ApiResponse<Body>> =>
  api.request<Body>('POST', '/api/document/edit', { as, form: formOf({ key, version, state, content }) });

export const fieldsOf = (answer: ApiResponse<unknown>): Record<string, string> | undefined =>
  (answer.body as components['schemas']['Error']).details?.fields;
