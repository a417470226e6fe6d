import pg from 'pg';

const INT8 = 20;

/** Counts and minor units fit a double exactly up to 2^53; past that a wrong number is worse than an error. */
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
