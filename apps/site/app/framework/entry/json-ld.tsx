import type { StructuredData } from '../page/structured-data.ts';

const CODES = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that can end neither its script element nor a line. */
const jsonInHtml = (data: unknown): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (char) => CODES[char as keyof typeof CODES]);

/** Structured data of the page for search engines. Browsers do not run it. */
export const JsonLd = ({ data }: { data: StructuredData }) =>
  data.length > 0 && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInHtml(data) }} />;
