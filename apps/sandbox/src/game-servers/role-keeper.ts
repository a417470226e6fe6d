import type { components } from '@hoshikraft/contract';

export type Delivery = components['schemas']['Delivery'];
export type Acknowledgement = components['schemas']['Acknowledgements'][number];

/** What the game server did with one delivery it was handed. */
export interface Received {
  id: string;
  attempt: number;
  action: Delivery['action'];
  login: string;
  args: Delivery['args'];
  status: Acknowledgement['status'] | 'unanswered';
  at: string;
}

export interface RoleMemory {
  /** By login in lower case, then role: until when; null is for ever. */
  roles: Record<string, Record<string, string | null>>;
  /** Ids of what was carried out; the same one again does nothing. */
  executed: string[];
  received: Received[];
}

/** What goes wrong on purpose: refuse, put off, or carry out and say nothing. */
export type FaultMode = 'failed' | 'deferred' | 'unanswered';

// A delivery is repeated for hours at most, and the page of the sandbox shows the latest.
const KEPT_IDS = 5000;
const KEPT_LINES = 200;

/** What the game server gives as the reason. */
const FAULT_CODES = { none: null, failed: 'sandbox_failure', deferred: 'player_away', unanswered: null } as const;

/**
 * Carries out deliveries as the game's own permission plugin would, each id once.
 *
 * @param liftBan lifts a ban of this server; false where there is none of that id
 */
export function createRoleKeeper(memory: RoleMemory, liftBan: (banId: string) => boolean) {
  const executed = new Set(memory.executed);
  let fault: { mode: FaultMode; left: number } | null = null;

  function changeRoles({ login, action, args }: Exclude<Delivery, { action: 'ban.lift' }>): void {
    const roles = (memory.roles[login.toLowerCase()] ??= {});
    if (action === 'role.grant') roles[args.roleId] = args.until;
    // The roles of one player are few; a plain object is what goes into the file.
    else
      memory.roles[login.toLowerCase()] = Object.fromEntries(
        Object.entries(roles).filter(([id]) => id !== args.roleId),
      );
  }

  /** False where it cannot be carried out, now or ever. */
  function carryOut(delivery: Delivery): boolean {
    const { id } = delivery;
    if (executed.has(id)) return true;
    if (delivery.action !== 'ban.lift') changeRoles(delivery);
    else if (!liftBan(delivery.args.banId)) return false;
    executed.add(id);
    memory.executed = [...memory.executed, id].slice(-KEPT_IDS);
    return true;
  }

  function faultNow(): FaultMode | null {
    if (!fault) return null;
    const { mode } = fault;
    fault.left -= 1;
    if (fault.left <= 0) fault = null;
    return mode;
  }

  return {
    /** Makes the next deliveries fail in that way; 0 ends it. */
    fail(mode: FaultMode, count: number): void {
      fault = count > 0 ? { mode, left: count } : null;
    },
    fault: () => fault,

    /** Carries a delivery out; null when nothing is to be said about it. */
    receive(delivery: Delivery, at: string): Acknowledgement | null {
      const { id, leaseId, attempt, action, login, args } = delivery;
      const wrong = faultNow();
      const done = wrong === 'failed' || wrong === 'deferred' || carryOut(delivery);
      const status: Received['status'] = wrong ?? (done ? 'done' : 'failed');
      memory.received = [...memory.received, { id, attempt, action, login, args, status, at }].slice(-KEPT_LINES);
      if (status === 'unanswered') return null;
      return {
        id,
        leaseId,
        status,
        code: done ? FAULT_CODES[wrong ?? 'none'] : 'ban_unknown',
      };
    },
  };
}
