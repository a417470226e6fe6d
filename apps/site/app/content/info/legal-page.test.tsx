import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, mainOf, never } from '../../framework/testing/content-fixtures.ts';
import { renderPage } from '../../framework/testing/render-page.tsx';
import { privacyText } from './privacy-text.ts';
import PrivacyPage from './privacy.tsx';
import { publicOfferText } from './public-offer-text.ts';
import PublicOfferPage from './public-offer.tsx';

const answers = { 'GET /main': mainOf([]) };

describe.each([
  ['privacy', PrivacyPage, privacyText],
  ['public-offer', PublicOfferPage, publicOfferText],
] as const)('the document at /%s', (path, Page, texts) => {
  it.each(['ru', 'en'] as const)('is whole in %s, with contents and the names of this installation', async (locale) => {
    renderPage(<Page />, { locale, answers });
    const { title, sections } = texts[locale];
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const article = within(await screen.findByRole('article'));
    expect(article.getAllByRole('heading', { level: 2 })).toHaveLength(sections.length);
    expect(screen.getByRole('article').textContent).not.toMatch(/\{\w+\}/);
    expect(screen.getByRole('article')).toHaveTextContent('Hoshikraft');
    const [mail] = article.getAllByRole('link', { name: 'operator@example.org' });
    expect(mail).toHaveAttribute('href', 'mailto:operator@example.org');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const { id } of sections) {
      expect(hrefs).toContain(`/${locale}/${path}#${id}`);
      expect(document.getElementById(id)).toBeInTheDocument();
    }
  });

  it('is being loaded', () => {
    renderPage(<Page />, { answers: { 'GET /main': never } });
    expect(screen.getByText('Загружаем документ')).toBeInTheDocument();
  });

  it('is not shown without the names of its parties, and loads again when the user retries', async () => {
    let broken = true;
    renderPage(<Page />, { answers: { 'GET /main': () => (broken ? failing() : mainOf([])) } });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });
});

it('names of cookies are code', async () => {
  renderPage(<PrivacyPage />, { answers });
  const article = within(await screen.findByRole('article'));
  expect(article.getByText('access_token').tagName).toBe('CODE');
  expect(screen.getByRole('article')).not.toHaveTextContent('`');
});

it('the offer names the reseller and the day it came into force', async () => {
  renderPage(<PublicOfferPage />, { locale: 'en', answers });
  expect(await screen.findByRole('article')).toHaveTextContent('Sample Payments');
  expect(screen.getByText('Effective 1 June 2026')).toBeInTheDocument();
});
