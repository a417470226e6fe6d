import type { Schemas } from '@hoshikraft/api-client';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, never, unreachable } from '../../framework/testing/content-fixtures.ts';
import { openPage, renderPage } from '../../framework/testing/render-page.tsx';
import * as page from './rules.tsx';

const rules: Schemas['Rules'] = {
  updatedAt: '2026-05-18T09:00:00.000Z',
  sections: [
    { id: 'general', title: 'General', items: [{ number: '1.1', title: null, text: 'Be kind.', punishment: null }] },
    {
      id: 'chat',
      title: 'Chat',
      items: [
        { number: '2.1', title: 'Insults', text: 'Do not insult.', punishment: 'A mute for an hour' },
        { number: '2.2', title: null, text: 'Do not flood.', punishment: null },
      ],
    },
  ],
};

describe('the rules', () => {
  it('are numbered points in sections, with punishments and the day they changed', async () => {
    openPage(page, { answers: { 'GET /rules': rules } });
    const section = within(await screen.findByRole('region', { name: 'Chat' }));
    const [insult, flood] = section.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(insult).toHaveTextContent('2.1InsultsDo not insult.Наказание: A mute for an hour');
    expect(flood).not.toHaveTextContent('Наказание');
    expect(screen.getByText(/^Обновлены 18 мая 2026/)).toBeInTheDocument();
  });

  it('can be reached by section and by number', async () => {
    openPage(page, { locale: 'en', answers: { 'GET /rules': rules } });
    const contents = within(await screen.findByRole('navigation', { name: 'Contents' }));
    for (const link of contents.getAllByRole('link', { name: 'Chat' }))
      expect(link).toHaveAttribute('href', '/en/rules#chat');
    expect(document.getElementById('chat')).toBe(screen.getByRole('region', { name: 'Chat' }));
    expect(screen.getByRole('link', { name: '2.1' })).toHaveAttribute('href', '/en/rules#2.1');
    const rule = document.getElementById('rule-2.1');
    expect(rule).toHaveTextContent('Do not insult.');
    expect(rule).toContainElement(document.getElementById('2.1'));
  });

  it('can be searched by words and by number', async () => {
    openPage(page, { locale: 'en', answers: { 'GET /rules': rules } });
    const field = await screen.findByRole('searchbox', { name: 'Find a rule' });
    const shown = () => screen.getAllByRole('link', { name: /^\d\.\d$/ }).map(({ textContent }) => textContent);
    await userEvent.type(field, 'not FLOOD');
    expect(shown()).toEqual(['2.2']);
    await userEvent.clear(field);
    await userEvent.type(field, '2.1');
    expect(shown()).toEqual(['2.1']);
    await userEvent.type(field, '99');
    expect(screen.getByRole('status')).toHaveTextContent('No matching rules');
  });

  it('mark the section that is being read', async () => {
    openPage(page, { locale: 'en', answers: { 'GET /rules': rules } });
    const chat = await screen.findByRole('region', { name: 'Chat' });
    const links = () =>
      within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link', { name: 'Chat' });
    jest.spyOn(chat, 'getBoundingClientRect').mockReturnValue({ top: 600 } as DOMRect);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(links()[0]).not.toHaveAttribute('aria-current');
    jest.spyOn(chat, 'getBoundingClientRect').mockReturnValue({ top: 100 } as DOMRect);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(links()[0]).toHaveAttribute('aria-current', 'location');
  });

  it('say that they are being loaded', () => {
    renderPage(<page.default />, { answers: { 'GET /rules': never } });
    expect(screen.getByText('Загружаем правила')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Правила' })).toBeInTheDocument();
  });

  it('say what to go by while none are published', async () => {
    openPage(page, { answers: { 'GET /rules': { ...rules, sections: [] } } });
    expect(await screen.findByRole('heading', { name: 'Правила ещё не опубликованы' })).toBeInTheDocument();
  });

  it('show what went wrong, and load again when the user retries', async () => {
    let broken = true;
    openPage(page, { answers: { 'GET /rules': () => (broken ? failing() : rules) } });
    expect(await screen.findByRole('alert')).toHaveTextContent('It broke on our side');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByText('Be kind.')).toBeInTheDocument();
  });

  it('draw a lost connection as such', async () => {
    openPage(page, { locale: 'en', answers: { 'GET /rules': unreachable } });
    expect(await screen.findByRole('heading', { name: 'Unable to connect to the server' })).toBeInTheDocument();
  });
});
