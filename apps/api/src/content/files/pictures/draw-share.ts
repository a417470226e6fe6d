import { readFileSync } from 'node:fs';
import { Renderer } from '@takumi-rs/core';
import type { Node } from '@takumi-rs/core';
import { createFonts, drawable, SHARE_FONTS } from './share-fonts.ts';

/** Content of a share picture. */
export interface SharePicture {
  brand: string;
  /** Kind of page; '' if the title names it. */
  label: string;
  title: string;
  /** Line below the title; '' for none. */
  line: string;
  /** Colour of the top line and the label, `#rrggbb`. */
  color: string;
  /** Picture on the right; null for the default background of the site. */
  cover: Uint8Array | null;
  /** A player in front of it, with a transparent background; null for none. */
  figure: Uint8Array | null;
}

/** The size that social networks recommend, pixels. */
const SHARE_SIZE = { width: 1200, height: 630 } as const;

const dataFile = (name: string): Buffer => readFileSync(new URL(`../../../../data/share/${name}`, import.meta.url));

const renderer = new Renderer();
const loadFonts = createFonts(renderer);
const scenery = dataFile('scenery.webp');
const emblem = dataFile('emblem.svg');

/** Font size in pixels, smaller for long titles. */
function titleSize({ length }: string): number {
  if (length > 90) return 38;
  if (length > 60) return 46;
  return length > 30 ? 56 : 68;
}

type Style = NonNullable<Node['style']>;
/** A text whose first letter is of a right-to-left script is aligned and ordered from right to left. */
const text = (content: string, style: Style): Node => {
  const direction = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(content) ? 'rtl' : 'ltr';
  return { type: 'text', text: content, style: { ...style, direction } };
};
const box = (style: Style, children: Node[] = []): Node => ({ type: 'container', style, children });
const picture = (src: string, style: Style): Node => ({ type: 'image', src, style });

/** Text colours, besides the one of the page. */
export const SHARE_INKS = { brand: '#f7f2ff', title: '#ffffff', line: '#d9d2f2' } as const;

const NIGHT = '#0c0a20';
const OVER = { position: 'absolute', left: 0, top: 0, ...SHARE_SIZE } as const;

const FIGURE = { position: 'absolute', left: 840, top: 75, width: 256, height: 512 } as const;

/** Background: the picture on the right, a dark gradient behind the text, stronger over a cover. */
function behind(hasCover: boolean): Node[] {
  const shade = hasCover
    ? `linear-gradient(90deg, ${NIGHT} 37%, rgba(12,10,32,0.82) 64%, rgba(12,10,32,0.1) 100%)`
    : `linear-gradient(90deg, ${NIGHT} 37%, rgba(12,10,32,0.82) 55%, rgba(12,10,32,0) 80%)`;
  return [
    picture('behind', { ...OVER, left: 440, width: 760, objectFit: 'cover' }),
    box({ ...OVER, backgroundImage: shade }),
  ];
}

function pageOf({ brand, label, title, line, color, cover, figure }: SharePicture): Node {
  const display = { fontFamily: 'unbounded', fontWeight: 700 };
  const head = box({ display: 'flex', alignItems: 'center' }, [
    picture('emblem', { width: 64, height: 64, marginRight: 20 }),
    text(brand, { ...display, fontSize: 34, color: SHARE_INKS.brand }),
  ]);
  const foot = box({ display: 'flex', flexDirection: 'column' }, [
    text(label, { fontFamily: 'onest', fontSize: 28, fontWeight: 600, color, marginBottom: 18 }),
    text(title, {
      ...display,
      fontSize: titleSize(title),
      lineHeight: 1.18,
      color: SHARE_INKS.title,
      lineClamp: 5,
      textOverflow: 'ellipsis',
      overflowWrap: 'anywhere',
    }),
    ...(line === ''
      ? []
      : [
          text(line, {
            fontFamily: 'onest',
            fontSize: 30,
            color: SHARE_INKS.line,
            marginTop: 22,
            lineClamp: 2,
          }),
        ]),
  ]);
  const column: Style = {
    ...{ position: 'absolute', left: 64, top: 64, width: 700, height: 502 },
    ...{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
  };
  return box({ ...SHARE_SIZE, display: 'flex', backgroundColor: NIGHT }, [
    ...behind(cover !== null),
    ...(figure === null ? [] : [picture('figure', FIGURE)]),
    box({ ...OVER, height: 10, backgroundColor: color }),
    box(column, [head, foot]),
  ]);
}

/** Renders the preview of a shared link: a JPEG of 1200 × 630. */
export async function drawShare(shown: SharePicture): Promise<Uint8Array> {
  const texts = {
    brand: drawable(shown.brand),
    label: drawable(shown.label),
    title: drawable(shown.title),
    line: drawable(shown.line),
  };
  await loadFonts(Object.values(texts).join(''));
  return renderer.render(pageOf({ ...shown, ...texts }), {
    ...SHARE_SIZE,
    fontFamilies: SHARE_FONTS,
    format: 'jpeg',
    quality: 85,
    images: [
      { src: 'behind', data: shown.cover ?? scenery },
      { src: 'emblem', data: emblem },
      ...(shown.figure === null ? [] : [{ src: 'figure', data: shown.figure }]),
    ],
  });
}
