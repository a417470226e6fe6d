/** @jest-environment node */
import type { ApiClient } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { createI18n } from '@hoshikraft/i18n';
import { useId } from 'react';
import { ownPart } from '../page/own-part.tsx';
import { useMain } from '../page/use-main.ts';
import { authOf, mainOf } from '../testing/content-fixtures.ts';
import { siteFacts } from '../testing/site-facts.ts';
import { drawOwn, type Player } from './draw-own.tsx';

const Login = () => {
  const session = useSession();
  return <b>{session.kind === 'signed-in' && session.auth.data.login}</b>;
};
ownPart('login', Login);
ownPart('region', () => `${useMain()?.brand} ${useMain()?.region}`);
ownPart('numbered', () => <p id={useId()} />);

const player = (login: string): Player => ({
  api: {} as ApiClient,
  auth: authOf(login),
  region: 'russia',
  theme: 'sakura',
});
const main = { ...mainOf([]), brand: 'Hoshi', region: null };
const draw = (names: readonly string[], login = 'Kitsune') =>
  drawOwn(player(login), { facts: siteFacts(), i18n: createI18n('en'), main }, new URL('http://site.test/en'), names);

test('parts are drawn for their player, from what the page was drawn from', async () => {
  const [kitsune, yuki] = await Promise.all([draw(['login', 'region', 'own-state']), draw(['login'], 'Yuki')]);
  expect([kitsune?.get('login'), kitsune?.get('region'), yuki?.get('login')]).toEqual([
    '<b>Kitsune</b>',
    'Hoshi russia',
    '<b>Yuki</b>',
  ]);
  expect(kitsune?.get('own-state')).toContain('"login":"Kitsune"');
  expect(kitsune?.get('own-state')).toContain('"brand":"Hoshi"');
});

test('a part that would have another number in its page is refused, and so is an unknown one', async () => {
  await expect(draw(['numbered'])).rejects.toThrow('numbers itself');
  await expect(draw(['nothing'])).rejects.toThrow('No part is called nothing');
});
