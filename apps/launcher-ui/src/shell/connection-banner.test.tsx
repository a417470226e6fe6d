import { act, screen } from '@testing-library/react';
import { renderComponent } from '../parts/testing/render-component.tsx';
import { connectionAtom } from '../service/launcher-state.ts';
import { ConnectionBanner } from './connection-banner.tsx';

test.each([
  [
    'ru',
    'Переподключаемся. Скачанное сохранено, запущенная игра не закроется. Если связь не вернётся, запустите лаунчер заново.',
  ],
  [
    'en',
    'Reconnecting. Your downloads are safe, and a running game stays open. If this lasts, start the launcher again.',
  ],
] as const)('a lost service: only what holds in every state is promised, in %s', async (locale, words) => {
  const { store } = renderComponent(<ConnectionBanner />, {
    locale,
    answers: {
      'GET /system-states': () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  act(() => store.set(connectionAtom, 'lost'));
  expect(await screen.findByText(words)).toBeInTheDocument();
  act(() => store.set(connectionAtom, 'online'));
  expect(screen.queryByText(words)).toBeNull();
});
