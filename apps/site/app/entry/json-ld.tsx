import type { StructuredData } from '../page/structured-data.ts';

const CODES = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that no reader of a page takes for the end of its element, or for the end of a line. */
const jsonInHtml = (data: unknown): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (letter) => CODES[letter as keyof typeof CODES]);

/** What the page is about, for search engines. Data, which no browser runs. */
export const JsonLd = ({ data }: { data: StructuredData }) =>
  data.length > 0 && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInHtml(data) }} />;
