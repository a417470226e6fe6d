import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderComponent } from '../parts/testing/render-component.tsx';
import { LaunchButton } from './launch-button.tsx';
import type { Stage } from './launch-stage.ts';

const plain = (text: string | null): string => (text ?? '').replace(/\s/gu, ' ');

const draw = (stage: Stage, locale: 'ru' | 'en' = 'en') => {
  const on = { onLaunch: jest.fn(), onRepair: jest.fn(), onCancel: jest.fn(), onStop: jest.fn() };
  renderComponent(<LaunchButton stage={stage} clientName="HiTech" {...on} />, { locale });
  return on;
};

const words = (): string[] => screen.queryAllByRole('button').map(({ textContent }) => plain(textContent));

test.each([
  [{ kind: 'install', bytes: 471_000_000 }, 'ru', ['Установить · 471 МБ']],
  [{ kind: 'install', bytes: 471_000_000 }, 'en', ['Install · 471 MB']],
  [{ kind: 'update', bytes: 214_000_000 }, 'en', ['Update · 214 MB']],
  [{ kind: 'install', bytes: 0 }, 'ru', ['Установить']],
  [{ kind: 'install', bytes: 0 }, 'en', ['Install']],
  [{ kind: 'update', bytes: 0 }, 'ru', ['Обновить']],
  [{ kind: 'continue', bytes: 1_900_000 }, 'ru', ['Продолжить · 1,9 МБ']],
  [{ kind: 'continue', bytes: 1_900_000 }, 'en', ['Continue · 1.9 MB']],
  [{ kind: 'play' }, 'ru', ['Играть']],
  [{ kind: 'repair' }, 'en', ['Repair']],
  [{ kind: 'downloading' }, 'en', ['Pause']],
  [{ kind: 'starting' }, 'en', ['Stop']],
  [{ kind: 'moving' }, 'en', ['Play Moving files…']],
] as const)('%j in %s has the buttons %j', (stage, locale, buttons) => {
  draw(stage, locale);
  expect(words()).toEqual(buttons);
});

test.each([
  [{ kind: 'install', bytes: 1 }, 'onLaunch'],
  [{ kind: 'update', bytes: 1 }, 'onLaunch'],
  [{ kind: 'continue', bytes: 1 }, 'onLaunch'],
  [{ kind: 'play' }, 'onLaunch'],
  [{ kind: 'repair' }, 'onRepair'],
  [{ kind: 'downloading' }, 'onCancel'],
] as const)('%j does %s', async (stage, call) => {
  const on = draw(stage);
  await userEvent.click(screen.getByRole('button'));
  expect(Object.entries(on).filter(([, fn]) => fn.mock.calls.length > 0)).toEqual([[call, on[call]]]);
});

test('further clicks are ignored while one is being processed', async () => {
  const on = draw({ kind: 'sending' });
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(on.onLaunch).not.toHaveBeenCalled();
});

test('a running game shows its duration, and can be stopped', async () => {
  const on = draw({ kind: 'running', startedAt: new Date(Date.now() - 72_000).toISOString() });
  expect(screen.getByText('01:12')).toBeInTheDocument();
  expect(screen.getByText('Running')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(on.onStop).toHaveBeenCalledTimes(1);
});

test('a check is shown only after 300 ms', () => {
  jest.useFakeTimers();
  try {
    draw({ kind: 'checking' });
    expect(words()).toEqual(['Play Getting ready…']);
    act(() => jest.advanceTimersByTime(299));
    expect(words()).toEqual(['Play Getting ready…']);
    act(() => jest.advanceTimersByTime(1));
    expect(words()).toEqual(['Cancel']);
    expect(screen.getByRole('status')).toHaveTextContent('Checking…');
  } finally {
    jest.useRealTimers();
  }
});
