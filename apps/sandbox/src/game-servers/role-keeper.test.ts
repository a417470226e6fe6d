import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createRoleKeeper } from './role-keeper.ts';
import type { Delivery, RoleMemory } from './role-keeper.ts';

const AT = '2026-07-07T17:00:00.000Z';
const UNTIL = '2026-08-07T17:00:00.000Z';

function grant(changes: Partial<Delivery> = {}): Delivery {
  return {
    id: randomUUID(),
    leaseId: randomUUID(),
    attempt: 1,
    action: 'role.grant',
    login: 'Kitsune',
    args: { roleId: 'hitech-pilot', until: UNTIL },
    expiresAt: UNTIL,
    ...changes,
  } as Delivery;
}

function open() {
  const memory: RoleMemory = { roles: {}, executed: [], received: [] };
  const lifted: string[] = [];
  const lift = (banId: string) => banId === 'known' && lifted.push(banId) > 0;
  return { memory, lifted, keeper: createRoleKeeper(memory, lift) };
}

test('a delivery handed out twice is carried out once and answered under its newest lease', () => {
  const { memory, keeper } = open();
  const delivery = grant();
  keeper.receive(delivery, AT);
  keeper.receive(grant({ action: 'role.revoke', args: { roleId: 'hitech-pilot' } }), AT);
  const leaseId = randomUUID();
  expect(keeper.receive({ ...delivery, leaseId, attempt: 2 }, AT)).toEqual({
    id: delivery.id,
    leaseId,
    status: 'done',
    code: null,
  });
  expect(memory.roles['kitsune']).toEqual({});
  expect(memory.executed).toHaveLength(2);
});

test('a keeper made from what another one left behind still knows what was carried out', () => {
  const { memory, keeper } = open();
  const delivery = grant();
  keeper.receive(delivery, AT);
  memory.roles = {};
  createRoleKeeper(memory, () => false).receive(delivery, AT);
  expect(memory.roles).toEqual({});
});

test('a role is granted until its end, replaced by a later end, and revoked without touching others', () => {
  const { memory, keeper } = open();
  keeper.receive(grant(), AT);
  keeper.receive(grant({ args: { roleId: 'hitech-pilot', until: null } }), AT);
  keeper.receive(grant({ args: { roleId: 'hitech-captain', until: UNTIL } }), AT);
  expect(memory.roles['kitsune']).toEqual({ 'hitech-pilot': null, 'hitech-captain': UNTIL });
  keeper.receive(grant({ action: 'role.revoke', args: { roleId: 'hitech-captain' } }), AT);
  expect(memory.roles['kitsune']).toEqual({ 'hitech-pilot': null });
});

test('a simulated failure grants no role, for the requested number of deliveries', () => {
  const { memory, keeper } = open();
  keeper.fail('failed', 1);
  const delivery = grant();
  expect(keeper.receive(delivery, AT)).toMatchObject({ status: 'failed', code: 'sandbox_failure' });
  expect(memory.roles).toEqual({});
  expect(keeper.receive(delivery, AT)).toMatchObject({ status: 'done', code: null });
});

test('carried out in silence: the role is there, no answer is given, and the repeat is answered', () => {
  const { memory, keeper } = open();
  keeper.fail('unanswered', 1);
  const delivery = grant();
  expect(keeper.receive(delivery, AT)).toBeNull();
  expect(memory.roles['kitsune']).toEqual({ 'hitech-pilot': UNTIL });
  expect(keeper.receive(delivery, AT)).toMatchObject({ status: 'done' });
  expect(memory.executed).toHaveLength(1);
});

test('repeated requests to lift a ban lift it once; a request for an unknown ban fails', () => {
  const { memory, lifted, keeper } = open();
  const lift = grant({ action: 'ban.lift', args: { banId: 'known' } });
  expect([keeper.receive(lift, AT)?.status, keeper.receive(lift, AT)?.status]).toEqual(['done', 'done']);
  expect(lifted).toEqual(['known']);
  const unknown = grant({ action: 'ban.lift', args: { banId: 'never told' } });
  expect(keeper.receive(unknown, AT)).toMatchObject({ status: 'failed', code: 'ban_unknown' });
  expect(memory.roles).toEqual({});
  expect(memory.executed).toEqual([lift.id]);
});
