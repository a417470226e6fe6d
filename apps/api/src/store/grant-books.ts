import { randomUUID } from 'node:crypto';
import type { Period } from '@hoshikraft/shared';
import type { MadeGrant, Stretch } from './bought-grants-repository.ts';
import type { HeldGrant, Plan } from './grant-rules.ts';
import type { CataloguedRole } from './roles-repository.ts';

interface Granted {
  readonly playerId: string;
  readonly role: CataloguedRole;
  readonly period: Period;
  /** Who pays, where it is a gift. */
  readonly giftFrom: string | null;
}

/** Grants of players on servers, and what the purchases of a batch make of them, one after another. */
export class GrantBooks {
  readonly #held = new Map<string, readonly HeldGrant[]>();
  readonly #made = new Map<string, MadeGrant>();
  readonly stretches: Stretch[] = [];
  readonly extended = new Map<string, Date | null>();
  readonly replaced: string[] = [];

  /** Those that were there before the batch. */
  hold(playerId: string, serverId: string, grants: readonly HeldGrant[]): void {
    this.#held.set(`${playerId} ${serverId}`, grants);
  }

  /** What a player has on a server by now. */
  of(playerId: string, serverId: string): readonly HeldGrant[] {
    return this.#held.get(`${playerId} ${serverId}`) ?? [];
  }

  get made(): readonly MadeGrant[] {
    return [...this.#made.values()];
  }

  /** Carries a plan out: ends the replaced one, makes or extends the bought one. Answers its id. */
  apply({ replaces, extends: grown, startsAt, endsAt }: Plan, granted: Granted, now: Date): string {
    const { playerId, role, period } = granted;
    const id = grown?.id ?? randomUUID();
    if (replaces) this.#replace(replaces.id, now);
    if (grown) this.#extend(id, endsAt);
    else this.#make(id, startsAt, endsAt, granted);
    this.stretches.push({ grant_id: id, period, starts_at: startsAt, ends_at: endsAt });
    const others = this.of(playerId, role.serverId).filter((grant) => grant !== replaces && grant !== grown);
    const periods = [...(grown?.periods ?? []), { period, startsAt, endsAt }];
    this.hold(playerId, role.serverId, [...others, { id, role, expiresAt: endsAt, periods }]);
    return id;
  }

  #make(id: string, startsAt: Date, endsAt: Date | null, { playerId, role, giftFrom }: Granted): void {
    this.#made.set(id, {
      id,
      player_id: playerId,
      server_id: role.serverId,
      role_id: role.id,
      state: 'active',
      started_at: startsAt,
      expires_at: endsAt,
      replaced_at: null,
      gift_from: giftFrom,
    });
  }

  #extend(id: string, endsAt: Date | null): void {
    const made = this.#made.get(id);
    if (made) this.#made.set(id, { ...made, expires_at: endsAt });
    else this.extended.set(id, endsAt);
  }

  #replace(id: string, now: Date): void {
    const made = this.#made.get(id);
    if (made) this.#made.set(id, { ...made, state: 'replaced', replaced_at: now });
    else this.replaced.push(id);
  }
}
