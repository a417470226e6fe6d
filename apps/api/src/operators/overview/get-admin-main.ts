import type { components } from '@hoshikraft/contract';
import type { PermissionName } from '@hoshikraft/contract/policy';
import { HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import {
  countAskedRefunds,
  countDeadDeliveries,
  countDebts,
  countOpenEvents,
  countRefusedEmails,
  findLastCheck,
  listSilentServers,
} from './overview-repository.ts';

type Ledger = components['schemas']['Attention']['ledger'];
type AdminPermission = components['schemas']['AdminPermission'];

/** A server that sent no heartbeat for this long is silent: longer than a restart takes. */
const SILENT_MS = 2 * MINUTE_MS;
/** Faults of the ledger that are shown; the log has all of them. */
const MAX_FAULTS = 100;
const MAX_FAULT_LENGTH = 1000;

async function getLedger({ db }: AppContext): Promise<Ledger> {
  const check = await findLastCheck(db);
  if (!check?.ended_at) return null;
  const faults = (check.faults ?? []).slice(0, MAX_FAULTS).map((fault) => fault.slice(0, MAX_FAULT_LENGTH));
  return { checkedAt: check.ended_at.toISOString(), faults };
}

/** The operator, their permissions and what needs a person now. */
export const getAdminMain = defineOperation('getAdminMain', async (_request, { app, session }) => {
  const may = (permission: PermissionName): boolean => session.permissions.has(permission);
  const now = app.clock.now().getTime();
  const since = new Date(now - SILENT_MS);
  return {
    status: 200,
    body: {
      playerId: session.playerId,
      login: session.login,
      permissions: [...session.permissions].filter((name): name is AdminPermission => name.startsWith('admin.')),
      attention: {
        deadDeliveries: may('admin.support') ? await countDeadDeliveries(app.db) : null,
        refusedEmails: may('admin.support') ? await countRefusedEmails(app.db) : null,
        silentServers: may('admin.support') ? await listSilentServers(app.db, since) : null,
        debts: may('admin.money') ? await countDebts(app.db) : null,
        paymentEvents: may('admin.money') ? await countOpenEvents(app.db) : null,
        askedRefunds: may('admin.money') ? await countAskedRefunds(app.db, new Date(now - HOUR_MS)) : null,
        ledger: may('admin.money') ? await getLedger(app) : null,
      },
    },
  };
});
