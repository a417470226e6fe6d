import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom, createStore, Provider, useAtom } from 'jotai';
import createClient from 'openapi-fetch';
import { Greeting } from './greeting.tsx';
import { messages } from './ru.po';

test('macros, plurals, contexts and a catalog render in Russian beside English', () => {
  const ru = setupI18n({ locale: 'ru', messages: { ru: messages } });
  const en = setupI18n({ locale: 'en', messages: { en: {} } });
  render(
    <>
      <I18nProvider i18n={ru}>
        <Greeting name="Юми" count={3} />
      </I18nProvider>
      <I18nProvider i18n={en}>
        <Greeting name="Yumi" count={3} />
      </I18nProvider>
    </>,
  );
  expect(screen.getByTitle('Магазин')).toHaveTextContent('Добрый вечер, Юми 3 монеты Not translated yet');
  expect(screen.getByTitle('Store')).toHaveTextContent('Good evening, Yumi 3 coins');
});

test('fetch, streams and encoders are those of one realm', async () => {
  const answer = new Response(new Blob([new TextEncoder().encode('да')]).size ? 'да' : '');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new TextEncoder().encode('да'));
  expect(new TextEncoder().encode('a')).toBeInstanceOf(Uint8Array);
  const request = new Request('http://localhost/', { signal: new AbortController().signal });
  expect(request.signal.aborted).toBe(false);
  expect(new ReadableStream()).toBeInstanceOf(ReadableStream);
});

test('the libraries published as ES modules load', async () => {
  const client = createClient<{ '/x': { get: { responses: { 200: { content: { 'application/json': number } } } } } }>({
    baseUrl: 'http://localhost',
    fetch: () => Promise.resolve(Response.json(5)),
  });
  expect((await client.GET('/x')).data).toBe(5);

  const counter = atom(1);
  const Counter = () => {
    const [count, setCount] = useAtom(counter);
    return <button onClick={() => setCount(count + 1)}>{count}</button>;
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Provider store={createStore()}>
        <Counter />
      </Provider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '1' }));
  expect(screen.getByRole('button')).toHaveTextContent('2');
});
