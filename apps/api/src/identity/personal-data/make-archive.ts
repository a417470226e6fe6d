import { buffer } from 'node:stream/consumers';
import { BYTE_ORDER_MARK, csvLine } from '@hoshikraft/shared';
import { ZipFile } from 'yazl';
import type { AppContext } from '../../context.ts';
import { readRows, type Row } from './exports-repository.ts';
import { OTHER_TABLES } from './other-tables.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
};

function renderCsv(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  return BYTE_ORDER_MARK + csvLine(names) + rows.map((row) => csvLine(names.map((name) => cell(row[name])))).join('');
}

/**
 * A player's data as a ZIP: each table as JSON, and as CSV where it has rows; the pictures of the appearance as files; and
 * what is left out, with the reason (docs/product/accounts.md#export).
 */
export async function makeArchive({ db, files }: Pick<AppContext, 'db' | 'files'>, playerId: string): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path);
  const leftOut: Record<string, string> = {};
  for (const [table, exported] of [
    ...Object.entries(OTHER_TABLES),
    ...Object.entries(PERSONAL_TABLES).map(([table, { exported }]) => [table, exported] as const),
  ]) {
    if (typeof exported === 'string') {
      leftOut[table] = exported;
      continue;
    }
    const rows = await readRows(db, playerId, table, exported);
    add(`${table}.json`, JSON.stringify(rows, null, 2));
    if (rows.length > 0) add(`${table}.csv`, renderCsv(rows));
    for (const { file } of rows) {
      const picture = typeof file === 'string' ? await files.read(file) : null;
      if (picture !== null) zip.addBuffer(picture, `pictures/${table}/${String(file)}`, { compress: false });
    }
  }
  add('left-out.json', JSON.stringify(leftOut, null, 2));
  zip.end();
  return buffer(zip.outputStream);
}
