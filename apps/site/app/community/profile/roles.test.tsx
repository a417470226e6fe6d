import type { Schemas } from '@hoshikraft/api-client';
import { DAY_MS } from '@hoshikraft/shared';
import { screen } from '@testing-library/react';
import { authOf, mainOf, serverOf } from '../../framework/testing/content-fixtures.ts';
import { openPage, type RenderPageOptions } from '../../framework/testing/render-page.tsx';
import { siteFacts } from '../../framework/testing/site-facts.ts';
import { profileOf } from './profile-fixtures.ts';
import * as rolesPage from './roles.tsx';

const MAIN = mainOf([serverOf('hitech', 'HiTech')]);
const NOTFOUND = () =>
  Response.json(
    { error_code: 2, error_message: 'Not found', details: { type: 'not_found', description: 'There is none' } },
    { status: 404 },
  );

const roles = (nickname: string, answer: unknown, options: RenderPageOptions = {}) =>
  openPage(rolesPage, {
    locale: 'en',
    at: `/en/profile/${nickname}/roles`,
    path: '/:locale/profile/:nickname/roles',
    ...options,
    answers: { 'GET /main': MAIN, 'GET /user/profile/Kitsune': profileOf(), [`GET /user/profile/${nickname}`]: answer },
  });

describe('privileges of a player', () => {
  it('are shown with their server and their period', async () => {
    const { where } = roles('Kitsune', profileOf());
    expect(await screen.findByRole('heading', { name: 'Cadet' })).toBeInTheDocument();
    expect(screen.getByText('Since 1 May 2026, forever')).toBeInTheDocument();
    expect(where()).toBe('/en/profile/Kitsune/roles');
  });

  it('say how long they last and lead to more of it on the own page alone', async () => {
    const expiresAt = new Date(Date.parse(`${siteFacts().today}T10:00:00Z`) + 9 * DAY_MS).toISOString();
    const held = (profileOf().roles?.roles ?? []).map((one) => ({ ...one, expiresAt }));
    const answer = profileOf({ roles: { login: 'Kitsune', groups: [], roles: held } });
    const { unmount } = roles('Kitsune', answer, { auth: authOf('Kitsune') });
    expect(await screen.findByText('9 days left')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Extend Cadet' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/en\/store\?server=/),
    );
    unmount();
    roles('Kitsune', answer);
    await screen.findByRole('heading', { level: 2, name: 'Privileges' });
    expect(screen.queryByRole('link', { name: 'Extend Cadet' })).toBeNull();
  });

  it.each<[string, Partial<Schemas['Profile']>]>([
    ['No privileges right now', { roles: { login: 'Kitsune', groups: [], roles: [] } }],
    ['Hidden by the player', { roles: null, hidden: ['roles'] }],
  ])('say "%s" where there is nothing to show', async (title, more) => {
    roles('Kitsune', profileOf(more));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it.each(['kitsune', '%6Bitsune'])('are at the address of the nickname as registered, from %s', async (written) => {
    const { where } = roles('kitsune', profileOf(), { at: `/en/profile/${written}/roles?x=1` });
    expect(await screen.findByRole('heading', { name: 'Cadet' })).toBeInTheDocument();
    expect(where()).toBe('/en/profile/Kitsune/roles?x=1');
  });

  it('of an unknown player respond 404', async () => {
    roles('Nobody', NOTFOUND);
    expect(await screen.findByText('Error 404')).toBeInTheDocument();
  });
});
