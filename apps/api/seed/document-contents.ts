import type { DocumentContent, DocumentText } from '@hoshikraft/document';
import type { SampleDocument, SampleText } from './content/documents/document-types.ts';
import { documents } from './content/documents/documents.ts';
import { pictureId } from './content/documents/picture-id.ts';
import { uuidOf } from './content/documents/uuid-of.ts';

export interface DocumentToWrite {
  key: string;
  target: 'news' | 'mods' | 'servers';
  slug: string;
  author: string;
  publishedAt: Date;
  content: DocumentContent;
}

const written = (sample: SampleText | null): DocumentText | null =>
  sample && { title: sample.title, summary: sample.summary, body: { type: 'doc', content: sample.blocks } };

const contentOf = ({ slug, tags, servers, cover, texts, original }: SampleDocument): DocumentContent => ({
  slug,
  cover: { image: pictureId(cover.picture), alt: cover.alt },
  tags,
  servers: Object.entries(servers).map(([id, version]) => ({ id, version })),
  publishAt: null,
  texts: { ru: written(texts.ru), en: written(texts.en) },
  meta: { originalAuthor: original?.author ?? null, originalUrl: original?.url ?? null },
});

const targets = ['news', 'mods', 'servers'] as const;

/** Every sample document as an editor would have saved it, under a key that is always the same. */
export const documentContents = (): DocumentToWrite[] =>
  targets.flatMap((target) =>
    documents[target].map((sample) => ({
      key: uuidOf(`document ${target} ${sample.slug}`),
      target,
      slug: sample.slug,
      author: sample.author,
      publishedAt: new Date(sample.publishedAt),
      content: contentOf(sample),
    })),
  );
