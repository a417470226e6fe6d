import pg from 'pg';

const INT8 = 20;

/** A double is exact up to 2^53: throw above it instead of returning a wrong count or amount. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint of the database is past 2^53');
  return value;
}

/** Type parsers of both engines: bigint as number. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? safeInteger
      : pg.types.getTypeParser(oid, format ?? 'text')) as pg.CustomTypesConfig['getTypeParser'],
};
