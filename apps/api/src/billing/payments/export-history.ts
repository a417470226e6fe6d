import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine, type Locale } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import { describeCoins } from './describe-coins.ts';
import { describeEntry } from './describe-entry.ts';
import { historyFilter } from './history-filter.ts';
import { coinEntries, listEntriesBefore, type HistoryFilter, moneyEntries } from './history-repository.ts';

/** Largest number of lines of a file. */
const MAX_LINES = 10_000;
/** Lines in memory at a time. */
const PAGE_LINES = 500;

const roubles = (minorUnits: number): string => (minorUnits / 100).toFixed(2);

interface Export {
  readonly playerId: string;
  readonly server: string | undefined;
  readonly filter: HistoryFilter;
  readonly locale: Locale;
}

type Line = readonly [at: Date, description: string, amount: string, after: string];

/** A page of lines older than the entry `before`, and the id of its last entry. */
const readLines = async (app: AppContext, { playerId, server, filter, locale }: Export, before: number | null) => {
  if (server === undefined) {
    const rows = await listEntriesBefore(app.db, moneyEntries(app.db, playerId, filter), before, PAGE_LINES);
    const lines = rows.map((row): Line => [
      row.created_at,
      describeEntry(row, locale),
      roubles(row.amount),
      roubles(row.balance_after ?? 0),
    ]);
    return { lines, last: rows.at(-1)?.id ?? null };
  }
  const rows = await listEntriesBefore(app.db, coinEntries(app.db, playerId, server, filter), before, PAGE_LINES);
  const lines = rows.map((row): Line => [
    row.created_at,
    describeCoins(row, locale),
    String(row.amount),
    String(row.balance_after ?? 0),
  ]);
  return { lines, last: rows.at(-1)?.id ?? null };
};

async function* renderTable(app: AppContext, options: Export, first: Awaited<ReturnType<typeof readLines>>) {
  const messages = messagesFor(options.locale).historyTable;
  const amounts =
    options.server === undefined ? [messages.roubles, messages.balance] : [messages.coins, messages.coinsAfter];
  yield BYTE_ORDER_MARK + csvLine([messages.at, messages.what, ...amounts]);
  let page = first;
  for (let written = 0; page.last !== null; page = await readLines(app, options, page.last)) {
    yield page.lines.map(([at, ...rest]) => csvLine([at.toISOString(), ...rest])).join('');
    written += page.lines.length;
    if (written >= MAX_LINES || page.lines.length < PAGE_LINES) return;
  }
}

/** The caller's history as CSV: money, or the coins of one server. Pages are read while the response is sent. */
export const exportHistory = defineOperation('exportHistory', async ({ query }, context) => {
  const { app, session } = context;
  const locale = query.language ?? context.locale;
  const filter = historyFilter(query, app.clock.now());
  const options = { playerId: session.playerId, server: query.server, filter, locale };
  // The first page is read before the response begins, so that an error gets a status instead of a cut-off file.
  const first = await readLines(app, options, null);
  const name = `hoshikraft-${query.server ?? 'money'}.csv`;
  return {
    status: 200,
    binary: Readable.from(renderTable(app, options, first)),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    },
  };
});
