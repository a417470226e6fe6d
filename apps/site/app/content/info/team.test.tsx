import type { Schemas } from '@hoshikraft/api-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, mainOf, never, serverOf } from '../../framework/testing/content-fixtures.ts';
import { openPage, renderPage } from '../../framework/testing/render-page.tsx';
import * as page from './team.tsx';

const team: Schemas['Team'] = {
  groups: [
    {
      id: 'builders',
      title: 'Builders',
      description: 'They build.',
      members: [
        { login: 'Daiku', role: 'Head builder', avatarOrSkin: null, serverId: null },
        { login: 'MossyTorii', role: 'Arena', avatarOrSkin: null, serverId: 'magic-rpg' },
      ],
    },
    { id: 'editors', title: 'Editors', description: 'They write.', members: [] },
  ],
};
const main = mainOf([serverOf('magic-rpg', 'Magic RPG')]);

describe('the team', () => {
  it('is shown in groups, with faces, duties and servers', async () => {
    openPage(page, { answers: { 'GET /team': team, 'GET /main': main } });
    const arena = (await screen.findByRole('heading', { level: 3, name: 'MossyTorii' })).closest('li') as HTMLElement;
    expect(within(arena).getByText('Arena')).toBeInTheDocument();
    expect(within(arena).getByRole('link', { name: 'MossyTorii' })).toHaveAttribute('href', '/ru/profile/MossyTorii');
    expect(await within(arena).findByText('Magic RPG')).toBeInTheDocument();
    const figure = arena.querySelector('img');
    expect(figure).toHaveAttribute('src', expect.stringMatching(/^\/api\/skin\/MossyTorii\/figure\?size=128/));
    expect([figure?.width, figure?.height, figure?.alt]).toEqual([64, 128, '']);
    expect(screen.getByRole('heading', { level: 2, name: 'Builders' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Editors' })).not.toBeInTheDocument();
  });

  it('says where to write, by what it is about', async () => {
    const links = { ...main.links, support_link: 'https://support.example/tickets', message_link: null };
    openPage(page, { locale: 'en', answers: { 'GET /team': team, 'GET /main': { ...main, links } } });
    const topics = within(await screen.findByRole('list', { name: 'Who to write to' }));
    expect(topics.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Payments, purchases, sign-in',
      'Players, chat, bans',
      'Bugs and ideas',
    ]);
    expect(topics.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', links.support_link);
    const chat = topics.getByRole('link', { name: 'Message a moderator' });
    expect(chat).toHaveAttribute('href', links.telegram);
    expect(chat).toHaveAttribute('target', '_blank');
  });

  it('writes by mail in the same tab where there is no page of support', async () => {
    const links = { ...main.links, support_link: null };
    openPage(page, { locale: 'en', answers: { 'GET /team': team, 'GET /main': { ...main, links } } });
    const mail = await screen.findByRole('link', { name: 'Contact support' });
    expect(mail).toHaveAttribute('href', `mailto:${main.operatorEmail}`);
    expect(mail).not.toHaveAttribute('target');
  });

  it('is being loaded', () => {
    renderPage(<page.default />, { answers: { 'GET /team': never, 'GET /main': main } });
    expect(screen.getByText('Загружаем состав команды')).toBeInTheDocument();
  });

  it('shows where to get help while the team has no members', async () => {
    openPage(page, { answers: { 'GET /team': { groups: [] }, 'GET /main': main } });
    expect(
      await screen.findByText('Нужна помощь — спросите в наших сообществах, ссылки внизу страницы.'),
    ).toBeInTheDocument();
  });

  it('shows what went wrong, and loads again when the user retries', async () => {
    let broken = true;
    openPage(page, { answers: { 'GET /team': () => (broken ? failing() : team), 'GET /main': main } });
    expect(await screen.findByRole('alert')).toHaveTextContent('It broke on our side');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByText('Head builder')).toBeInTheDocument();
  });
});
