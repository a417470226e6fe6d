import { readdirSync, readFileSync } from 'node:fs';
import type { DocumentContent, DocumentText } from '@hoshikraft/document';
import { parseMarkdown } from '@hoshikraft/document/markdown';
import type { Locale } from '@hoshikraft/shared';
import { parse } from 'yaml';
import { pictureId } from './content/documents/picture-id.ts';
import { uuidOf } from './content/documents/uuid-of.ts';

const FOLDER = new URL('./content/documents/', import.meta.url);
const TARGETS = ['news', 'mods', 'servers'] as const;
const FRONT_MATTER = /^---\n(?<facts>[\s\S]*?\n)---\n(?<text>[\s\S]*)$/;

export interface SampleDocument {
  key: string;
  target: (typeof TARGETS)[number];
  slug: string;
  /** Login of a sample player. */
  author: string;
  publishedAt: Date;
  content: DocumentContent;
}

/** Facts shared by both languages: from the English file, or from the only file. */
interface Facts {
  author: string;
  publishedAt: string;
  tags?: string[];
  /** Ids of servers; for a mod, with its version on each server. */
  servers?: string[] | Record<string, string>;
  cover: { picture: string } & Record<Locale, string>;
  /** Author of the mod. */
  original?: { author: string; url?: string };
}

interface SampleText {
  facts: Facts;
  text: DocumentText;
}

function readText(file: URL): SampleText {
  const { facts = '', text = '' } = FRONT_MATTER.exec(readFileSync(file, 'utf8'))?.groups ?? {};
  const body = parseMarkdown(text, { findPicture: pictureId });
  const { title, summary, ...shared } = (parse(facts) ?? {}) as Facts & { title?: string; summary?: string };
  if (title === undefined || summary === undefined || body === null) {
    throw new Error(`${file.pathname} needs a title, a summary and a text that a document can contain`);
  }
  return { facts: shared, text: { title, summary, body } };
}

function readDocument(target: SampleDocument['target'], slug: string, locales: readonly string[]): SampleDocument {
  const read = (locale: Locale) =>
    locales.includes(locale) ? readText(new URL(`${target}/${slug}.${locale}.md`, FOLDER)) : null;
  const [ru, en] = [read('ru'), read('en')];
  const facts = (en ?? ru)?.facts;
  if (facts === undefined) throw new Error(`${target}/${slug} has no text`);
  const { author, publishedAt, tags = [], servers = [], cover, original } = facts;
  const { picture, ...alt } = cover;
  const versions = Array.isArray(servers) ? servers.map((id) => [id, null] as const) : Object.entries(servers);
  return {
    key: uuidOf(`document ${target} ${slug}`),
    target,
    slug,
    author,
    publishedAt: new Date(publishedAt),
    content: {
      slug,
      cover: { image: pictureId(picture), alt },
      tags,
      servers: versions.map(([id, version]) => ({ id, version })),
      publishAt: null,
      texts: { ru: ru?.text ?? null, en: en?.text ?? null },
      meta: { originalAuthor: original?.author ?? null, originalUrl: original?.url ?? null },
    },
  };
}

function readTarget(target: SampleDocument['target']): SampleDocument[] {
  const files = Map.groupBy(readdirSync(new URL(`${target}/`, FOLDER)).sort(), (name) => name.split('.')[0] ?? '');
  return [...files].map(([slug, names]) =>
    readDocument(
      target,
      slug,
      names.map((name) => name.split('.')[1] ?? ''),
    ),
  );
}

let documents: SampleDocument[] | undefined;

/** Every sample document as an editor would save it, oldest first in each target; keys are stable. */
export const listSampleDocuments = (): SampleDocument[] =>
  (documents ??= TARGETS.flatMap((target) =>
    readTarget(target).toSorted((left, right) => left.publishedAt.getTime() - right.publishedAt.getTime()),
  ));
