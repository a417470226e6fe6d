import DataLoader from 'dataloader';
import { listPermissions } from '../../community/players/permissions.ts';
import type { AppContext } from '../../context.ts';
import type { RequestHead, Session } from '../../platform/http/authenticators.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Factor } from '../two-factor/factors.ts';
import { SEEN_INTERVAL_MS } from './lifetimes.ts';
import { findLiveSessions, touchSession } from './sessions-repository.ts';
import { getPendingConfirmation } from './get-pending-confirmation.ts';
import { isTokenOf } from './token.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

type LiveSession = Awaited<ReturnType<typeof findLiveSessions>> extends Map<string, infer Row> ? Row : never;

/** Most sessions loaded by one statement. */
const MAX_BATCH = 100;

/** Loads the sessions of all requests of one event loop turn in one statement. Nothing is cached, because a session may end. */
const createLoader = (app: AppContext) =>
  new DataLoader<string, LiveSession | undefined>(
    async (ids) => {
      const found = await findLiveSessions(app.db, ids, app.clock.now());
      return ids.map((id) => found.get(id));
    },
    { cache: false, maxBatchSize: MAX_BATCH, batchScheduleFn: (send) => setImmediate(send) },
  );

const loaders = new WeakMap<AppContext, ReturnType<typeof createLoader>>();

function loadSession(app: AppContext, id: string): Promise<LiveSession | undefined> {
  const loader = loaders.get(app) ?? createLoader(app);
  loaders.set(app, loader);
  return loader.load(id);
}

/**
 * Returns the session that Access-Id and Access-Token identify together. They are headers, not cookies, so that no other site
 * can make a browser send them.
 *
 * @throws ApiError `signed_out`
 */
export async function authenticateSession(app: AppContext, { headers }: RequestHead): Promise<Session> {
  const id = headers['access-id'];
  const token = headers['access-token'];
  if (!isUuid(id) || typeof token !== 'string' || !TOKEN.test(token)) {
    throw new ApiError('signed_out');
  }
  const row = await loadSession(app, id.toLowerCase());
  if (row === undefined || !isTokenOf(row.token_hash, token)) throw new ApiError('signed_out');
  // A game token passes through command lines and game servers, so it must not give access to the account.
  if (row.source === 'game') throw new ApiError('signed_out');
  const source = row.source as Session['source'];
  const now = app.clock.now();
  if (now.getTime() - row.last_seen_at.getTime() >= SEEN_INTERVAL_MS) await touchSession(app.db, row.id, now);
  return {
    id: row.id,
    playerId: row.player_id,
    login: row.login,
    groups: row.groups,
    permissions: listPermissions(row.groups, source),
    provedAt: row.proved_at,
    pending:
      row.pending_factor === null
        ? null
        : await getPendingConfirmation(app.db, { id: row.player_id, login: row.login }, row.pending_factor as Factor),
    source,
    region: row.region as Session['region'],
    theme: row.theme,
    preferredServer: row.preferred_server,
  };
}
