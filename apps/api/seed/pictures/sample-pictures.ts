import { imageIds } from '@hoshikraft/document';
import { documents } from '../content/documents/documents.ts';
import { pictureId } from '../content/documents/picture-id.ts';
import { documentContents } from '../document-contents.ts';
import { emblemSvg } from './emblem.ts';
import { sceneSvg } from './scene.ts';
import { scenes } from './scenes.ts';

export interface SamplePicture {
  id: string;
  documentKey: string;
  /** The same for the same picture on every machine. */
  svg(): string;
}

const drawings = new Map<string, () => string>([
  ...Object.entries(scenes).map(([name, scene]) => [pictureId(name), () => sceneSvg(name, scene)] as const),
  ...documents.mods.map(
    ({ slug, tags, cover }) => [pictureId(cover.picture), () => emblemSvg(slug, tags[0] ?? '')] as const,
  ),
]);

/**
 * Every picture that the sample documents show, those of the newest first.
 *
 * @throws Error where a document shows one that nothing draws
 */
export const samplePictures = (): SamplePicture[] =>
  documentContents()
    .toSorted((left, right) => right.publishedAt.getTime() - left.publishedAt.getTime())
    .flatMap(({ key, slug, content }) =>
      imageIds(content).map((id) => {
        const svg = drawings.get(id);
        if (!svg) throw new Error(`nothing draws a picture of ${slug}`);
        return { id, documentKey: key, svg };
      }),
    );

/** Ids of all that can be drawn. */
export const drawnIds = (): string[] => [...drawings.keys()];
