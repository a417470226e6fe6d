import { screen } from '@testing-library/react';
import { mainOf, serverOf } from '../../framework/testing/content-fixtures.ts';
import { documentOf } from '../../framework/testing/document-fixtures.ts';
import { type Answers, openPage } from '../../framework/testing/render-page.tsx';
import * as mod from './mod-document.tsx';
import { structuredData } from './reading/structured-data.ts';

const open = (more: Parameters<typeof documentOf>[1]) =>
  openPage(mod, {
    locale: 'en',
    at: '/en/mods/botania',
    path: '/:locale/mods/:document_id',
    answers: {
      'GET /main': mainOf([serverOf('hitech', 'HiTech')]),
      'GET /document': documentOf('botania', { target: 'mods', ...more }),
    } as Answers,
  });

test('a mod says which servers have it in which version, whose it is and where', async () => {
  open({
    servers: [{ id: 'hitech', name: 'HiTech', color: '#4fdcff', version: 'r1.8-249' }],
    documentMeta: { originalAuthor: 'Somebody', originalUrl: 'https://example.com/botania' },
  });
  const server = await screen.findByRole('link', { name: /HiTech/ });
  expect(server).toHaveTextContent('version r1.8-249');
  expect(server).toHaveAttribute('href', '/en/servers/hitech');
  expect(screen.getByText('Somebody')).toBeInTheDocument();
  const page = screen.getByRole('link', { name: 'example.com' });
  expect(page).toHaveAttribute('href', 'https://example.com/botania');
  expect(page).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(screen.getByRole('link', { name: 'Wipes' })).toHaveAttribute('href', '/en/mods?tag=wipes');
});

test('a mod says what it is and whose to search engines', async () => {
  const { context } = open({
    documentMeta: { originalAuthor: 'Somebody', originalUrl: 'https://example.com/botania' },
  });
  await screen.findByText('Somebody');
  expect(structuredData('mods')(context, { document_id: 'botania' })[0]).toMatchObject({
    '@type': 'SoftwareApplication',
    name: 'About botania',
    url: 'http://site.test/en/mods/botania',
    author: { '@type': 'Person', name: 'Somebody' },
    sameAs: 'https://example.com/botania',
  });
});

test('a mod that is nowhere says so, and an address that is none of ours to give is left out', async () => {
  const { context } = open({ servers: [], documentMeta: { originalAuthor: null, originalUrl: 'javascript:alert(1)' } });
  expect(await screen.findByText('Not on any server right now.')).toBeInTheDocument();
  expect(structuredData('mods')(context, { document_id: 'botania' })[0]).not.toHaveProperty('sameAs');
  expect(screen.queryByText('Mod page')).not.toBeInTheDocument();
  expect(screen.queryByText('Made by')).not.toBeInTheDocument();
});
