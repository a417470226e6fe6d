import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HITECH } from '../parts/testing/fixtures.ts';
import { renderComponent } from '../parts/testing/render-component.tsx';
import { LaunchFailure } from './launch-failure.tsx';

const plain = (text: string | null): string => (text ?? '').replace(/\s/gu, ' ');

test.each([
  [
    'manifest_unavailable',
    { reason: 'proxy', path: 'http://proxy:3128' },
    /Прокси не отвечает/,
    /http:\/\/proxy:3128/,
    'Попробовать снова',
    'again',
  ],
  ['manifest_unavailable', {}, /сейчас недоступны/, /нет на этом компьютере/, 'Попробовать снова', 'again'],
  [
    'manifest_untrusted',
    { reason: 'signature' },
    /отклонено/,
    /Подпись файлов не совпала/,
    'Попробовать снова',
    'again',
  ],
  ['manifest_untrusted', { reason: 'rollback' }, /отклонено/, /старее/, 'Попробовать снова', 'again'],
  ['manifest_untrusted', { reason: 'hash' }, /отклонено/, /изменился в пути/, 'Попробовать снова', 'again'],
  ['manifest_untrusted', { reason: 'schema' }, /отклонено/, /прочитать список/, 'Попробовать снова', 'again'],
  ['manifest_untrusted', { reason: 'path' }, /отклонено/, /за пределы папки/, 'Попробовать снова', 'again'],
  [
    'network_lost',
    { reason: 'proxy', path: 'http://proxy:3128' },
    /Прокси не отвечает/,
    /proxy:3128/,
    'Попробовать снова',
    'again',
  ],
  ['metadata_expired', { reason: 'clock' }, /Часы компьютера/, /автоматическую/, 'Попробовать снова', 'again'],
  ['metadata_expired', {}, /устарел/, /дату и время/, 'Попробовать снова', 'again'],
  [
    'disk_full',
    { need: 1_240_000_000, free: 300_000_000 },
    /Не хватает места/,
    /Нужно 1,24 ГБ, свободно 300 МБ/,
    'Выбрать другую папку',
    'folder',
  ],
  [
    'path_unusable',
    { reason: 'exclamation_mark' },
    /Папка игры/,
    /восклицательный знак/,
    'Выбрать другую папку',
    'folder',
  ],
  ['path_unusable', { reason: 'not_a_folder' }, /Папка игры/, /не папка/, 'Выбрать другую папку', 'folder'],
  ['path_unusable', { reason: 'read_only' }, /Папка игры/, /ничего записать/, 'Выбрать другую папку', 'folder'],
  ['path_unusable', { reason: 'unreadable' }, /Папка игры/, /прочитать/, 'Попробовать снова', 'again'],
  ['path_unusable', { reason: 'symlink' }, /Папка игры/, /ссылка на другое место/, 'Выбрать другую папку', 'folder'],
  ['path_unusable', { reason: 'not_empty' }, /Папка игры/, /файлы других клиентов/, 'Выбрать другую папку', 'folder'],
  ['path_unusable', { reason: 'too_long' }, /Папка игры/, /слишком длинный/, 'Выбрать другую папку', 'folder'],
  [
    'path_unusable',
    { reason: 'inside_client' },
    /Папка игры/,
    /внутри файлов клиента/,
    'Выбрать другую папку',
    'folder',
  ],
  [
    'object_corrupt',
    { path: 'mods/a.jar', reason: 'hash' },
    /повреждённым/,
    /отличается от опубликованного/,
    'Исправить',
    'repair',
  ],
  ['object_corrupt', { reason: 'answer' }, /Файл не скачивается/, /прокси/, 'Попробовать снова', 'again'],
  ['file_locked', { path: 'mods/a.jar' }, /занят другой программой/, /антивирус/, 'Попробовать снова', 'again'],
  ['java_unavailable', { reason: 'missing' }, /Нет подходящей Java/, /нет Java/, 'Попробовать снова', 'again'],
  ['java_unavailable', { reason: 'too_old' }, /Нет подходящей Java/, /слишком старая/, 'Попробовать снова', 'again'],
  ['java_unavailable', { reason: 'too_new' }, /Нет подходящей Java/, /слишком новая/, 'Попробовать снова', 'again'],
  ['java_unavailable', { reason: 'other_arch' }, /Нет подходящей Java/, /процессора/, 'Попробовать снова', 'again'],
  ['java_unavailable', { reason: 'broken' }, /Нет подходящей Java/, /не запускается/, 'Исправить', 'repair'],
  ['client_exited', { hint: 'memory', exitCode: 1 }, /не успев открыться/, /памяти/, 'Изменить память', 'memory'],
  [
    'client_exited',
    { hint: 'java_version', exitCode: 1 },
    /не успев открыться/,
    /версия Java/,
    'Открыть журнал',
    'log',
  ],
  ['client_exited', { hint: 'graphics', exitCode: 1 }, /не успев открыться/, /видеокарты/, 'Открыть журнал', 'log'],
  ['client_exited', { hint: 'none', exitCode: 137 }, /не успев открыться/, /кодом 137/, 'Открыть журнал', 'log'],
  ['client_crashed', { hint: 'none', exitCode: null }, /вылетела/, /Игру закрыла система/, 'Открыть журнал', 'log'],
  ['internal', {}, /что-то сломалось/, /сохранено/, 'Попробовать снова', 'again'],
] as const)('%s %j says what happened, why, and one thing to do', async (code, more, title, text, button, action) => {
  const onAction = jest.fn();
  renderComponent(<LaunchFailure error={{ code, clientId: HITECH, ...more }} onAction={onAction} />);
  const alert = screen.getByRole('alert');
  expect(plain(alert.textContent)).toMatch(title);
  expect(plain(alert.textContent)).toMatch(text);
  const buttons = screen.getAllByRole('button', { name: /./ });
  expect(buttons.map((one) => one.textContent)).toEqual([button]);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(onAction).toHaveBeenCalledWith(action);
});

test('after a lost connection the main button continues the download', () => {
  renderComponent(<LaunchFailure error={{ code: 'network_lost', clientId: HITECH }} onAction={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/Соединение потеряно.*сохранено: проверьте подключение/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the last lines of the game and the affected file are shown below the text', () => {
  const error = { code: 'client_exited', clientId: HITECH, hint: 'none', exitCode: 1, tail: ['one', 'two'] } as const;
  const { rerender } = renderComponent(
    <LaunchFailure error={{ ...error, tail: [...error.tail] }} onAction={jest.fn()} />,
  );
  expect(screen.getByRole('region', { name: 'Последние строки журнала игры' })).toHaveTextContent('one two');
  rerender(<></>);
  renderComponent(
    <LaunchFailure error={{ code: 'file_locked', clientId: HITECH, path: 'C:\\Игры\\a.jar' }} onAction={jest.fn()} />,
  );
  expect(screen.getByText('C:\\Игры\\a.jar')).toBeInTheDocument();
});
