import type { Schemas } from '@hoshikraft/api-client';

/** An id of a sample, by its number. */
export const sampleId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const YUKI = { id: sampleId(7), login: 'Yuki' };

export const PLAYER: Schemas['AdminPlayer'] = {
  ...YUKI,
  email: 'yuki@example.org',
  groups: ['editor'],
  registeredAt: '2026-01-05T10:00:00.000Z',
  lastSeenAt: null,
  region: 'russia',
  balance: 50_000,
  debt: 0,
  currency: 'RUB',
  factors: [3],
  services: ['discord'],
  sessions: 2,
  appearance: ['skin', 'avatar'],
  activeBans: 1,
  deleteAt: null,
};

export const ACT: Schemas['OperatorAct'] = {
  id: sampleId(20),
  at: '2026-11-20T10:00:00.000Z',
  operator: 'Kitsune',
  kind: 'balance',
  player: YUKI,
  role: null,
  subject: null,
  reason: 'Paid twice',
  before: 40_000,
  after: 50_000,
  address: '203.0.113.0/24',
  undoes: null,
  undone: false,
};

/** A list of one page. */
export const pageOf = <Row>(...items: Row[]) => ({ items, nextCursor: null });
