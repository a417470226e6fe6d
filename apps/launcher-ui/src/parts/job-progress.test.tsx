import { act, screen } from '@testing-library/react';
import { JobProgress } from './job-progress.tsx';
import { progress } from './testing/fixtures.ts';
import { renderComponent } from './testing/render-component.tsx';

const plain = (text: string | null): string => (text ?? '').replace(/\s/gu, ' ');

test('a download shows its size, speed and remaining time', () => {
  renderComponent(<JobProgress progress={progress()} />, { locale: 'en' });
  expect(screen.getByRole('status')).toHaveTextContent('Downloading files');
  const bar = screen.getByRole('progressbar');
  expect(plain(bar.getAttribute('aria-valuetext'))).toBe('312 / 471 MB · 18.4 MB/s · 9s left');
  expect(plain(document.body.textContent)).toContain('312 / 471 MB · 18.4 MB/s · 9s left');
});

test.each([
  ['metadata', 'Проверяем обновления'],
  ['checking', 'Проверяем файлы'],
  ['downloading', 'Скачиваем файлы'],
  ['waiting_network', 'Ждём подключения'],
  ['applying', 'Устанавливаем файлы'],
  ['runtime', 'Скачиваем Java'],
  ['starting', 'Запускаем игру'],
  ['moving', 'Переносим файлы'],
] as const)('phase %s in words: %s', (phase, words) => {
  renderComponent(<JobProgress progress={progress({ phase })} />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test('a check counts files, and a phase without numbers has an indeterminate bar', () => {
  const { unmount } = renderComponent(<JobProgress progress={progress({ phase: 'checking' })} />, { locale: 'en' });
  expect(screen.getByText('2,100 of 5,000')).toBeInTheDocument();
  unmount();
  const unknown = progress({ phase: 'metadata', totalBytes: 0, downloadedBytes: 0, files: { done: 0, total: 0 } });
  renderComponent(<JobProgress progress={unknown} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

test('a lost network shows a countdown to the next try', () => {
  jest.useFakeTimers();
  try {
    const retrying = { attempt: 3, nextInSeconds: 8 };
    renderComponent(<JobProgress progress={progress({ phase: 'waiting_network', retrying })} />, { locale: 'en' });
    expect(screen.getByText(/retrying in 8/)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.getByText(/retrying in 5/)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(6000));
    expect(screen.getByText('retrying now')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('no remaining time is shown when none is left', () => {
  renderComponent(<JobProgress progress={progress({ downloadedBytes: 471_000_000, etaSeconds: 0 })} />, {
    locale: 'en',
  });
  expect(plain(screen.getByRole('progressbar').getAttribute('aria-valuetext'))).toBe('471 / 471 MB · 18.4 MB/s');
});
