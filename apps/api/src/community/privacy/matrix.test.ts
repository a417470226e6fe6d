import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SECOND_MS } from '@hoshikraft/shared';
import { addCanary, CANARY, type Canary } from '../../../testing/privacy/canary.ts';
import { type PlayerCall, shownPlayers } from '../../../testing/privacy/shown-players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describedOperations, description } from '../../platform/http/description.ts';
import { type Privacy, PRIVACY_PARTS, type PrivacyPart, sees, type ViewerKind } from './sees.ts';

const VIEWERS: ViewerKind[] = ['visitor', 'stranger', 'friend', 'owner', 'moderator'];

/** Privacy settings to test: all parts public, each part set to `friends` and to `nobody`, and all parts set to `nobody`. */
const SETTINGS: [string, Privacy][] = [
  ['nothing', {}],
  ...PRIVACY_PARTS.flatMap((part): [string, Privacy][] => [
    [`${part} from all but friends`, { [part]: 'friends' }],
    [`${part} from everybody`, { [part]: 'nobody' }],
  ]),
  ['everything', Object.fromEntries(PRIVACY_PARTS.map((part) => [part, 'nobody']))],
];

const calls = Object.entries(shownPlayers).filter(
  (entry): entry is [string, PlayerCall] => typeof entry[1] !== 'string',
);

/** Whether a schema contains a nickname: a login, or the recipient of a gift. */
function hasLogin(node: unknown, seen = new Set<string>()): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const ref = (node as { $ref?: unknown }).$ref;
  if ('recipient' in node) return true;
  if (typeof ref !== 'string') return Object.values(node).some((child) => hasLogin(child, seen));
  if (ref.endsWith('/Login')) return true;
  if (seen.has(ref)) return false;
  seen.add(ref);
  const path = ref.split('/').slice(1);
  return hasLogin(
    path.reduce((at: unknown, key) => (at as Record<string, unknown>)[key], description),
    seen,
  );
}

test('every call with a nickname in its input or response declares what it shows of players', () => {
  const aboutPlayers = describedOperations.filter(({ path, method, parameters }) => {
    const operation = (
      description.paths[path] as Record<string, { requestBody?: unknown; responses: Record<string, unknown> }>
    )[method.toLowerCase()];
    return (
      hasLogin([operation?.requestBody, operation?.responses['200']]) ||
      parameters.some(({ name }) => /^nick(name)?$/.test(name))
    );
  });
  const names = aboutPlayers.map(({ operationId }) => operationId).sort();
  expect(names).toContain('getProfile');
  expect(names.filter((name) => !(name in shownPlayers))).toEqual([]);
  expect(Object.keys(shownPlayers).filter((name) => !names.includes(name as (typeof names)[number]))).toEqual([]);
});

let api: TestApp;
let canary: Canary;
beforeAll(async () => {
  api = await createTestApp();
  canary = await addCanary(api);
});
afterAll(() => api.close());

describe.each(SETTINGS)('of a player who hides %s', (_name, privacy) => {
  beforeAll(async () => {
    await api.app.db
      .updateTable('players')
      .set({ privacy: JSON.stringify(privacy) })
      .where('id', '=', canary.ownerId)
      .execute();
    await canary.sendHeartbeat();
    api.clock.advance(SECOND_MS);
    for (const [, { prepare }] of calls) await prepare?.(api);
  });

  const revealedParts = (call: PlayerCall, text: string): PrivacyPart[] => {
    const patterns = { ...CANARY.patterns, ...call.reveals };
    return PRIVACY_PARTS.filter((part) => patterns[part]?.test(text) ?? false);
  };

  test.each(VIEWERS)('every call shows a %s what they may see, and nothing else', async (kind) => {
    const as = canary.viewers[kind];
    for (const [name, call] of calls) {
      const { text } = await api.request('GET', `/api${call.path}`, as ? { as } : {});
      const viewer = call.sameForAll ? 'visitor' : kind;
      const refused = call.forPlayers === true && kind === 'visitor';
      const allowed = !refused && (call.needs === undefined || sees(viewer, privacy, call.needs));
      const expected = PRIVACY_PARTS.filter((part) => allowed && call.reveals[part] && sees(viewer, privacy, part));
      expect([name, revealedParts(call, text)]).toEqual([name, expected]);
    }
  });
});
