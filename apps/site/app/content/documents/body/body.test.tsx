import type { BodyNode } from '@hoshikraft/document';
import { everyNode, SAMPLE_PICTURES } from '@hoshikraft/document/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { imageOf } from '../../../framework/testing/document-fixtures.ts';
import { renderPage } from '../../../framework/testing/render-page.tsx';
import { Body } from './body.tsx';

const images = Object.fromEntries(SAMPLE_PICTURES.map((id) => [id, imageOf(id)]));
const draw = (body: BodyNode = everyNode(), locale: 'ru' | 'en' = 'en') =>
  renderPage(<Body body={body} images={images} />, { locale });
const doc = (...content: BodyNode[]): BodyNode => ({ type: 'doc', content });
const link = (href: string): BodyNode =>
  doc({ type: 'paragraph', content: [{ type: 'text', text: 'there', marks: [{ type: 'link', attrs: { href } }] }] });

test('every node and mark renders as its element', () => {
  const { container } = draw();
  expect(screen.getByRole('heading', { level: 2, name: 'What is new' })).toHaveAttribute('id', 'text-what-is-new');
  expect(screen.getByRole('heading', { level: 3, name: 'Lists' })).toBeInTheDocument();
  expect(container.querySelector('ol')).toHaveAttribute('start', '3');
  for (const tag of ['strong', 'em', 's', 'u', 'p > code', 'blockquote', 'pre > code', 'hr', 'ul > li', 'br']) {
    expect([tag, container.querySelector(tag) !== null]).toEqual([tag, true]);
  }
  expect(
    within(screen.getByRole('region', { name: 'Table' })).getByRole('columnheader', { name: 'Height' }),
  ).toHaveAttribute('colspan', '2');
  expect(screen.getByText('Hidden until opened').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText('The end of it').closest('summary')).toBeInTheDocument();
  expect(screen.getByText('Mind the gap').closest('.hk-notice')).toHaveTextContent('Warning:');
  expect(screen.getByText('Starting kit').closest('figure')).toHaveTextContent('Bread');
  const workbench = screen.getByRole('list', { name: 'Crafting grid, row by row' });
  expect(
    within(workbench)
      .getAllByRole('listitem')
      .map((place) => place.textContent),
  ).toEqual(['Ingot', 'Ingot', 'Ingot', 'Empty', 'Stick', 'Empty', 'Empty', 'Stick', 'Empty']);
  expect(screen.getByText('A pickaxe').closest('figure')).toHaveTextContent('Pickaxe');
});

test('a picture keeps its place, comes in the width that is needed, and opens whole in a gallery', () => {
  draw();
  const picture = screen.getByRole('img', { name: 'Picture 1' });
  expect(picture).toHaveAttribute('srcset', expect.stringMatching(/-480\.webp 480w, .+-960\.webp 960w/));
  expect(picture).toHaveAttribute('width', '1600');
  expect(picture).toHaveAttribute('height', '900');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture.style.backgroundImage).toContain('data:image/webp;base64,');
  expect(picture.closest('figure')).toHaveTextContent('Caption 1');
  const opened = screen.getByRole('img', { name: 'Picture 2' }).closest('a');
  expect(opened).toHaveAttribute('href', expect.stringMatching(/-1600\.webp$/));
});

test('a missing image leaves its alternative text', () => {
  renderPage(<Body body={everyNode()} images={{}} />);
  expect(screen.getByText('Picture 1')).toBeInTheDocument();
});

test('a page of ours opens in the language of the reader, another host in a tab of its own', () => {
  draw();
  expect(screen.getByRole('link', { name: 'our store' })).toHaveAttribute('href', '/en/store');
  const outward = screen.getByRole('link', { name: 'and elsewhere' });
  expect(outward).toHaveAttribute('target', '_blank');
  expect(outward).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test.each([
  ['/ru/news/wipe', '/ru/news/wipe'],
  ['/files/a.webp', '/files/a.webp'],
  ['/', '/en'],
])('a link to %s leads to %s', (href, to) => {
  draw(link(href));
  expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', to);
});

test('a video loads after a click, and until then no third party is contacted', async () => {
  const { container } = draw(everyNode(), 'ru');
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link', { name: 'Открыть на YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Смотреть здесь' }));
  const player = screen.getByTitle('A film');
  expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
  expect(player).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'));
});

test('code is copied as it was written', async () => {
  const user = userEvent.setup();
  draw(doc({ type: 'codeBlock', attrs: { language: null }, content: [{ type: 'text', text: 'if (a) {\n  b();\n}' }] }));
  await user.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(await navigator.clipboard.readText()).toBe('if (a) {\n  b();\n}');
  expect(await screen.findByText('Code copied')).toHaveRole('status');
});
