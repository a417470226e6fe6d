import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { untilReckoned } from './community.ts';

/** Players of four full servers, and as many again who earned or were liked. */
const CHANGED = 4000;

const STARTED = `
  SELECT extract(epoch FROM clock_timestamp() - xact_start)::float8 * 1000 AS since FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%DELETE FROM top_changes%'`;

/**
 * Lets so many have played, and has the API reckon them while `work` goes on.
 *
 * @param work told by what it asks whether the reckoning is over
 * @returns how long the reckoning took, milliseconds, to some twenty of them, and what the work came to
 */
export async function whileReckoned<Result>(
  client: pg.Client,
  work: (isOver: () => boolean) => Promise<Result>,
): Promise<{ took: number; result: Result }> {
  await client.query(
    `UPDATE playtime_totals SET seconds = seconds + 60 WHERE (player_id, server_id) IN (
       SELECT player_id, server_id FROM playtime_totals ORDER BY md5(player_id::text || now()) LIMIT $1)`,
    [CHANGED],
  );
  await client.query(`UPDATE top_refreshes SET refreshed_at = refreshed_at - interval '2 minutes'`);
  let [took, isOver] = [0, false];
  const watch = async () => {
    // One that lies between two looks took at most as long as from the first of them.
    let [begun, looked] = [null as number | null, performance.now()];
    for (let left = await changes(client); left > 0; left = await changes(client)) {
      const { rows } = await client.query<{ since: number }>(STARTED);
      looked = performance.now();
      if (begun === null && rows[0] !== undefined) begun = looked - rows[0].since;
      await sleep(20);
    }
    took = performance.now() - (begun ?? looked);
  };
  const watched = watch().finally(() => (isOver = true));
  const [result] = await Promise.all([work(() => isOver), watched]);
  await untilReckoned(client);
  return { took, result };
}

const changes = async (client: pg.Client): Promise<number> =>
  (await client.query<{ left: number }>('SELECT count(*)::integer AS left FROM top_changes')).rows[0]?.left ?? 0;
