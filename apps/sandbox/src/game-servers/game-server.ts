import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { JsonFile } from '../json-file.ts';
import type { Random } from '@hoshikraft/shared';
import { createBanList } from './ban-list.ts';
import type { NewBan } from './ban-list.ts';
import type { BotClock } from './bot-clock.ts';
import type { BridgeClient } from './bridge-client.ts';
import type { Crowd } from './crowd.ts';
import { admitPlayer } from './admit-player.ts';
import { createEventOutbox } from './event-outbox.ts';
import type { EventMemory } from './event-outbox.ts';
import { createGuests } from './guests.ts';
import { createModerator } from './moderator.ts';
import { createTicks, emptyCounters, play } from './play.ts';
import { createPopulation } from './population.ts';
import { createRoleKeeper } from './role-keeper.ts';
import type { Acknowledgement, Delivery, RoleMemory } from './role-keeper.ts';
import type { ServerDefinition } from './server-definitions.ts';
import { createPlayerLooks } from './player-looks.ts';
import type { Look, LookMemory } from './player-looks.ts';

export interface GameServerMemory extends RoleMemory, EventMemory, LookMemory {
  /** Time of the last wipe; null if there was none. */
  wipedAt: string | null;
}

export interface GameServerContext {
  definition: ServerDefinition;
  call: BridgeClient;
  clock: Clock;
  random: Random;
  crowd: Crowd;
  botClock: BotClock;
  file: JsonFile<GameServerMemory>;
  /** Whether moderators ban bots now and then. */
  moderated: boolean;
}

const EMPTY: GameServerMemory = {
  roles: {},
  executed: [],
  received: [],
  closed: [],
  totals: {},
  bans: {},
  wipes: [],
  batch: null,
  looks: {},
  wipedAt: null,
};
// A server that is behind sends the next heartbeat at once, but only this many in a row.
const MOST_ROUNDS = 20;

/** A game server with bots and guests that talks to the API over the bridge, as the real plugin does. */
export function createGameServer({
  definition,
  call,
  clock,
  random,
  crowd,
  botClock,
  file,
  moderated,
}: GameServerContext) {
  const memory: GameServerMemory = { ...structuredClone(EMPTY), ...file.load() };
  const save = () => file.save(memory);
  const { popularity, maxPlayers, heaviness, fights, gameVersion, worlds } = definition;
  const ticks = createTicks(random, heaviness);
  const guests = createGuests();
  const outbox = createEventOutbox(memory, call, clock, save);
  const bans = createBanList(memory, outbox.banChanged);
  const mayJoin = (login: string, now: number) => bans.inForce(login, now) === undefined;
  const population = createPopulation({ random, crowd, botClock, popularity, maxPlayers, mayJoin });
  const moderator = createModerator({ bans, random, names: definition.moderators });
  const keeper = createRoleKeeper(memory, (banId) => bans.lift(banId, clock.now()));
  const playerLooks = createPlayerLooks(memory);
  let boot: { bootId: string; seq: number } | null = null;
  let tps = 20;
  let livedAt = clock.now();
  let answers: Acknowledgement[] = [];

  function live(now: number): void {
    const seconds = Math.max(now - livedAt, 0) / 1000;
    livedAt = now;
    outbox.closed([...population.step(now), ...guests.dropSilent(now)]);
    for (const { login, afkUntil } of population.players()) {
      if (afkUntil !== null) continue;
      play(random, (memory.totals[login] ??= emptyCounters(login)), seconds, fights);
      outbox.changed(login);
    }
    if (moderated) moderate(now, seconds);
    tps = ticks.step(everybody().length / maxPlayers);
  }

  function moderate(now: number, seconds: number): void {
    const playing = population.players().map(({ login }) => login);
    const banned = moderator.step(now, seconds, playing);
    if (banned !== null) outbox.closed(population.throwOut(banned, now));
  }

  function receive(deliveries: readonly Delivery[]): void {
    const at = new Date(clock.now()).toISOString();
    answers.push(...deliveries.flatMap((delivery) => keeper.receive(delivery, at) ?? []));
    // Save applied changes before reporting them.
    if (deliveries.length > 0) save();
  }

  /** Unsent results of earlier heartbeats are sent with the new ones; the API reports a result with an expired lease as stale. */
  async function acknowledge(): Promise<void> {
    while (answers.length > 0) {
      await call('ack', answers.slice(0, 50));
      answers = answers.slice(50);
    }
  }

  const everybody = () => [
    ...guests.players().map(({ login, joinedAt }) => ({ login, joinedAt, afk: false })),
    ...population.players().map(({ login, joinedAt, afkUntil }) => ({ login, joinedAt, afk: afkUntil !== null })),
  ];

  async function report(): Promise<{ deliveries: Delivery[]; more: boolean; looks: Look[] }> {
    if (!boot) return { deliveries: [], more: false, looks: [] };
    const online = everybody().map(({ login, joinedAt, afk }) => ({
      login,
      joinedAt: new Date(joinedAt).toISOString(),
      afk,
    }));
    const seq = boot.seq++;
    return call('heartbeat', { bootId: boot.bootId, seq, tps, online, maxPlayers, gameVersion, worlds: [...worlds] });
  }

  return {
    definition,
    keeper,
    running: () => boot !== null,

    start(): void {
      boot ??= { bootId: randomUUID(), seq: 0 };
      livedAt = clock.now();
    },
    stop(): void {
      if (!boot) return;
      boot = null;
      outbox.closed([...population.closeAll(clock.now()), ...guests.closeAll(clock.now())]);
      save();
    },

    /** One heartbeat: updates the bots, then receives, applies and confirms deliveries. */
    async beat(): Promise<void> {
      if (!boot) return;
      live(clock.now());
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const { deliveries, more, looks } = await report();
        if (playerLooks.update(looks)) save();
        receive(deliveries);
        await acknowledge();
        if (!more) break;
      }
    },

    sendEvents: () => outbox.send(),

    /** Admits a player who has a session for this server; the player's earlier session ends. */
    async join(request: Parameters<typeof admitPlayer>[1], language: string | undefined) {
      const context = { call, bans, isOpen: () => boot !== null, now: () => clock.now() };
      const verdict = await admitPlayer(context, request, language);
      if (!verdict.allowed) return verdict;
      if (playerLooks.update([verdict.look])) save();
      outbox.closed(guests.throwOut(verdict.login, clock.now()));
      return { allowed: true as const, sessionId: guests.join(verdict.login, clock.now()).sessionId };
    },
    /** Whether the session is still open. */
    alive: (sessionId: string) => guests.alive(sessionId, clock.now()),
    leave(sessionId: string): boolean {
      const closed = guests.leave(sessionId, clock.now());
      outbox.closed(closed);
      return closed.length > 0;
    },
    ban(ban: NewBan): void {
      bans.ban(ban, clock.now());
      outbox.closed(guests.throwOut(ban.login, clock.now()));
      save();
    },
    /** Wipes the worlds: counters restart, roles and bans stay. @returns the time of the wipe */
    wipe(): string {
      memory.wipedAt = new Date(clock.now()).toISOString();
      outbox.wiped(memory.wipedAt);
      for (const login of Object.keys(memory.totals)) {
        memory.totals[login] = emptyCounters(login);
        outbox.changed(login);
      }
      save();
      return memory.wipedAt;
    },

    state: () => ({
      id: definition.id,
      running: boot !== null,
      bootId: boot?.bootId ?? null,
      seq: boot?.seq ?? 0,
      tps,
      maxPlayers,
      online: everybody(),
      bans: bans.all(),
      roles: memory.roles,
      received: memory.received,
      totals: memory.totals,
      looks: memory.looks,
      wipedAt: memory.wipedAt,
      fault: keeper.fault(),
    }),
  };
}

export type GameServer = ReturnType<typeof createGameServer>;
