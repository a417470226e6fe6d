import { isPlannedAnew } from './planned-anew.ts';

/** Statements that PostgreSQL keeps parsed and planned, by their text; a cap, for lists of many lengths make many texts. */
const MOST_PREPARED = 300;
const prepared = new Map<string, string>();

/** Name under which a connection keeps a statement; undefined for one too many. */
function nameOf(text: string): string | undefined {
  const known = prepared.get(text);
  if (known !== undefined || prepared.size >= MOST_PREPARED) return known;
  const name = `s${prepared.size}`;
  prepared.set(text, name);
  return name;
}

/**
 * A statement as pg takes it. Planning costs more than running what we ask, so what has parameters is prepared once for
 * each connection.
 */
export function asPrepared(text: string, values: unknown): { text: string; values?: unknown[]; name?: string } {
  if (!Array.isArray(values) || values.length === 0) return { text };
  const name = isPlannedAnew(text) ? undefined : nameOf(text);
  return { text, values: values as unknown[], ...(name === undefined ? {} : { name }) };
}
