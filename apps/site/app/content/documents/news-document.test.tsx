import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, failing, mainOf, serverOf, unreachable } from '../../framework/testing/content-fixtures.ts';
import { cardOf, documentOf, imageOf } from '../../framework/testing/document-fixtures.ts';
import {
  type Answers,
  openPage,
  type RenderedPage,
  type RenderPageOptions,
} from '../../framework/testing/render-page.tsx';
import * as news from './news-document.tsx';
import { structuredData } from './reading/structured-data.ts';

const open = (document: unknown = documentOf('wipe'), more: RenderPageOptions = {}, answers: Answers = {}) =>
  openPage(news, {
    locale: 'en',
    at: '/en/news/wipe',
    path: '/:locale/news/:document_id',
    ...more,
    answers: { 'GET /main': mainOf([serverOf('hitech', 'HiTech')]), 'GET /document': document, ...answers } as Answers,
  });
const editor = { ...authOf('Editor'), permissions: { web: { documents: { edit: true } } } };
const head = (selector: string) => [...document.head.querySelectorAll(selector)];
const title = () => screen.findByRole('heading', { level: 1, name: 'About wipe' });

describe('a page of news', () => {
  it('shows no text over the placeholder of a cover that cannot be loaded', async () => {
    const cover = imageOf('0197a3c2-0000-7000-8000-000000000001');
    open(documentOf('wipe', { cover, coverAlt: 'A fox in the snow' }));
    const picture = await screen.findByRole('img', { name: 'A fox in the snow' });
    fireEvent.error(picture);
    expect(screen.getByRole('img', { name: 'A fox in the snow' })).toHaveAttribute('alt', '');
  });

  it('shows title, summary, author, date, time to read, readers, tags, cover and text', async () => {
    const cover = imageOf('0197a3c2-0000-7000-8000-000000000001');
    open(documentOf('wipe', { cover, coverAlt: 'A fox in the snow' }));
    expect(await title()).toBeInTheDocument();
    expect(screen.getByText('What wipe is')).toBeInTheDocument();
    expect(screen.getByText('Kitsune')).toBeInTheDocument();
    expect(screen.getByText('4 min read')).toBeInTheDocument();
    expect(screen.getByText('1,234 readers')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Wipes' })).toHaveAttribute('href', '/en/news?tag=wipes');
    const picture = screen.getByRole('img', { name: 'A fox in the snow' });
    expect(picture).toHaveAttribute('fetchpriority', 'high');
    expect(picture).not.toHaveAttribute('loading');
    expect(screen.getByText('Said by somebody')).toBeInTheDocument();
  });

  it('says its languages to search engines, and those alone', async () => {
    const { unmount } = open();
    await title();
    expect(head('link[hreflang]').map((link) => link.getAttribute('hreflang'))).toEqual(['ru', 'en', 'x-default']);
    unmount();
    open(documentOf('wipe', { locale: 'ru', locales: ['ru'] }));
    await title();
    expect(head('link[hreflang]').map((link) => link.getAttribute('hreflang'))).toEqual(['ru', 'x-default']);
    expect(head('link[rel=canonical]')[0]).toHaveAttribute('href', 'http://site.test/ru/news/wipe');
    expect(screen.getByText(/translated into English yet/)).toBeInTheDocument();
    expect(screen.getByText('Said by somebody').closest('[lang]')).toHaveAttribute('lang', 'ru');
  });

  it('says what it is to search engines, in its own language; a draft says nothing', async () => {
    const cover = imageOf('0197a3c2-0000-7000-8000-000000000001');
    const dataOf = ({ context }: RenderedPage) => structuredData('news')(context, { document_id: 'wipe' });
    const page = open(documentOf('wipe', { cover, locale: 'ru', locales: ['ru'], title: '</script>' }));
    await screen.findByRole('heading', { level: 1 });
    const [article, steps] = dataOf(page);
    expect(article).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: '</script>',
      description: 'What wipe is',
      inLanguage: 'ru',
      mainEntityOfPage: 'http://site.test/ru/news/wipe',
      image: `http://site.test${cover.sources.at(-1)?.url}`,
      datePublished: '2026-06-01T10:00:00.000Z',
      dateModified: '2026-06-01T10:00:00.000Z',
      author: { '@type': 'Person', name: 'Kitsune' },
      publisher: { '@type': 'Organization', name: 'Hoshikraft', url: 'http://site.test' },
    });
    expect(steps).toMatchObject({
      itemListElement: [
        { name: 'Hoshikraft', item: 'http://site.test/ru' },
        { name: 'News', item: 'http://site.test/ru/news' },
        { name: '</script>', item: 'http://site.test/ru/news/wipe' },
      ],
    });
    page.unmount();
    const draft = open(documentOf('wipe', { draft: true }));
    await title();
    expect(dataOf(draft)).toEqual([]);
  });

  it.each([
    ['wipe-winter', '/en/news/wipe?from=feed'],
    ['6f1c2d3e-0000-4000-8000-000000000001', '/en/news/wipe?from=feed'],
  ])('leads on from %s to its own address', async (id, to) => {
    const { where, requests } = open(documentOf('wipe'), { at: `/en/news/${id}?from=feed` });
    await title();
    expect(where()).toBe(to);
    expect(requests.filter(({ url }) => url.includes('/document?'))).toHaveLength(1);
  });

  it('is no page where there is none', async () => {
    const body = { error_code: 4, error_message: 'Not found', details: null };
    open(() => Response.json(body, { status: 404 }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
  });

  it('shows what went wrong, and loads again when the user retries', async () => {
    let broken = true;
    open(() => (broken ? failing() : documentOf('wipe')));
    expect(await screen.findByText('It broke on our side')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title()).toBeInTheDocument();
  });

  it('draws a lost connection as such', async () => {
    open(unreachable);
    expect(await screen.findByRole('heading', { name: 'Unable to connect to the server' })).toBeInTheDocument();
  });

  it('is marked as a draft for those who may see it, and hidden from search engines', async () => {
    const draft = documentOf('wipe', { draft: true, publishedAt: null });
    open(draft, { auth: editor });
    expect(await screen.findByText('Not published')).toBeInTheDocument();
    expect(head('meta[name=robots]')[0]).toHaveAttribute('content', 'noindex');
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/en/news/${draft.key}/edit`);
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    expect(screen.queryByText(/like/i)).not.toBeInTheDocument();
  });

  it('offers editing to editors alone', async () => {
    open(documentOf('wipe'), { auth: authOf('Player') });
    await title();
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('has contents where there is much to find', async () => {
    const heading = (text: string) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] });
    const body = { type: 'doc', content: ['One', 'Two', 'Three'].map(heading) };
    const { unmount } = open(documentOf('wipe', { body }));
    await title();
    const [contents] = screen
      .getAllByRole('list')
      .filter((found) => within(found).queryByRole('link', { name: 'Two' }));
    expect(within(contents as HTMLElement).getByRole('link', { name: 'Two' })).toHaveAttribute(
      'href',
      '/en/news/wipe#text-two',
    );
    expect(screen.getByRole('heading', { name: 'Two' })).toHaveAttribute('id', 'text-two');
    unmount();
    open();
    await title();
    expect(screen.queryByRole('navigation', { name: 'Contents' })).not.toBeInTheDocument();
  });

  it('leads to what came before and after, and to what has to do with it', async () => {
    const previous = { id: 'before', title: 'What was before' };
    open(documentOf('wipe', { previous, next: { id: 'after', title: 'What came after' }, related: [cardOf('near')] }));
    await title();
    const around = within(screen.getByRole('navigation', { name: 'Previous and next' }));
    expect(around.getByRole('link', { name: /What was before/ })).toHaveAttribute('href', '/en/news/before');
    expect(around.getByRole('link', { name: /What came after/ })).toHaveAttribute('href', '/en/news/after');
    expect(screen.getByRole('link', { name: 'About near' })).toHaveAttribute('href', '/en/news/near');
  });
});

describe('a like', () => {
  it('leads a visitor to sign-in and back', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Sign in to like this, 7 likes' });
    expect(link).toHaveAttribute('href', '/en/login?return_to=%2Fen%2Fnews%2Fwipe');
  });

  it('is shown at once and taken back where it is refused', async () => {
    let refuse = (): void => undefined;
    const refusal = new Promise<Response>((resolve) => (refuse = () => resolve(failing())));
    open(documentOf('wipe'), { auth: authOf('Player') }, { 'POST /document/like': () => refusal });
    await userEvent.click(await screen.findByRole('button', { name: 'Like, 7 likes' }));
    expect(await screen.findByRole('button', { name: 'Like, 8 likes', pressed: true })).toBeInTheDocument();
    refuse();
    expect(await screen.findByRole('button', { name: 'Like, 7 likes', pressed: false })).toBeInTheDocument();
  });

  it('is set, and set back, as the API counts it', async () => {
    const sent: unknown[] = [];
    const answer = async (request: Request) => {
      const order = (await request.json()) as { liked: boolean };
      sent.push(order);
      return { liked: order.liked, likes: order.liked ? 20 : 19 };
    };
    open(documentOf('wipe'), { auth: authOf('Player') }, { 'POST /document/like': answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Like, 7 likes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Like, 20 likes', pressed: true }));
    expect(await screen.findByRole('button', { name: 'Like, 19 likes', pressed: false })).toBeInTheDocument();
    const { key } = documentOf('wipe');
    expect(sent).toEqual([
      { key, liked: true },
      { key, liked: false },
    ]);
  });
});

describe('sharing', () => {
  afterEach(() => {
    delete (navigator as { share?: unknown }).share;
  });
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Share' }));

  it('is the machine’s own where it has it, and no failure where its owner thinks better of it', async () => {
    const share = jest.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    Object.assign(navigator, { share });
    open();
    await press();
    expect(share).toHaveBeenCalledWith({ title: 'About wipe', url: 'http://site.test/en/news/wipe' });
    expect(screen.queryByText('Link copied.')).not.toBeInTheDocument();
  });

  it('copies the address elsewhere, and says so', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('http://site.test/en/news/wipe');
  });

  it('shows the address where nothing may be copied', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(screen.getByText('http://site.test/en/news/wipe')).toBeInTheDocument());
  });
});
