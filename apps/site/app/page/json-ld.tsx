import { use } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import { NonceContext } from './nonce-context.ts';

const CODES = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that no reader of a page takes for the end of its element, or for the end of a line. */
export const jsonInHtml = (data: unknown): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (letter) => CODES[letter as keyof typeof CODES]);

/** What the page is about, for search engines. Data, which no browser runs. */
export const JsonLd = ({ data }: { data: readonly WithContext<Thing>[] }) => {
  const nonce = use(NonceContext);
  return <script type="application/ld+json" nonce={nonce} dangerouslySetInnerHTML={{ __html: jsonInHtml(data) }} />;
};
