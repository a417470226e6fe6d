import { Readable } from 'node:stream';
import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../context.ts';
import { defineOperation } from '../http/define-operation.ts';
import { words } from '../words/words.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import { describeCoins } from './describe-coins.ts';
import { describeEntry } from './describe-entry.ts';
import { historyFilter } from './history-filter.ts';
import { coinEntries, entriesBefore, type HistoryFilter, moneyEntries } from './history-repository.ts';

/** Lines of a file, and lines that are in memory at a time. */
const MOST_LINES = 10_000;
const AT_ONCE = 500;

const roubles = (minorUnits: number): string => (minorUnits / 100).toFixed(2);

interface Wanted {
  readonly playerId: string;
  readonly server: string | undefined;
  readonly filter: HistoryFilter;
  readonly locale: Locale;
}

type Line = readonly [at: Date, description: string, amount: string, after: string];

/** A page of lines after `before`, and its last id. */
const readLines = async (app: AppContext, { playerId, server, filter, locale }: Wanted, before: number | null) => {
  if (server === undefined) {
    const rows = await entriesBefore(app.db, moneyEntries(app.db, playerId, filter), before, AT_ONCE);
    const lines = rows.map((row): Line => [
      row.created_at,
      describeEntry(row, locale),
      roubles(row.amount),
      roubles(row.balance_after ?? 0),
    ]);
    return { lines, last: rows.at(-1)?.id ?? null };
  }
  const rows = await entriesBefore(app.db, coinEntries(app.db, playerId, server, filter), before, AT_ONCE);
  const lines = rows.map((row): Line => [
    row.created_at,
    describeCoins(row, locale),
    String(row.amount),
    String(row.balance_after ?? 0),
  ]);
  return { lines, last: rows.at(-1)?.id ?? null };
};

async function* table(app: AppContext, wanted: Wanted, first: Awaited<ReturnType<typeof readLines>>) {
  const said = words(wanted.locale).historyTable;
  const amounts = wanted.server === undefined ? [said.roubles, said.balance] : [said.coins, said.coinsAfter];
  yield BYTE_ORDER_MARK + csvLine([said.at, said.what, ...amounts]);
  let page = first;
  for (let written = 0; page.last !== null; page = await readLines(app, wanted, page.last)) {
    yield page.lines.map(([at, ...rest]) => csvLine([at.toISOString(), ...rest])).join('');
    written += page.lines.length;
    if (written >= MOST_LINES || page.lines.length < AT_ONCE) return;
  }
}

/** The asker's own history as CSV: money, or the coins of one server. Read a part at a time, while it is being sent. */
export const exportHistory = defineOperation('exportHistory', async ({ query }, context) => {
  const { app, session } = context;
  const locale = query.language ?? context.locale;
  const filter = historyFilter(query, app.clock.now());
  const wanted = { playerId: session.playerId, server: query.server, filter, locale };
  // Before the answer begins: what cannot be read is refused, not cut off.
  const first = await readLines(app, wanted, null);
  const name = `hoshikraft-${query.server ?? 'money'}.csv`;
  return {
    status: 200,
    binary: Readable.from(table(app, wanted, first)),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    },
  };
});
