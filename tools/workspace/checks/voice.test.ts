import {
  textsOfMarkdown,
  textsOfSource,
  voiceProblem,
  voiceProblemsOfMarkdown,
  voiceProblemsOfSource,
} from './voice.ts';

test.each([
  ['ru', 'Снимок экрана жалобы', 'see docs/product/voice.md'],
  ['ru', 'Отметка о прочтении', undefined],
  ['ru', 'Метка новости', 'see docs/product/voice.md'],
  ['ru', 'Перевод осуществляется сразу.', 'write it as people say it'],
  ['ru', 'Ссылка еще действует.', 'write ё'],
  ['ru', 'Проверьте Ваш баланс.', 'use «вы» in lower case'],
  ['ru', 'Проверьте свой баланс: ты можешь купить.', 'use «вы» in lower case'],
  ['ru', 'Ваш баланс пополнен. Вам начислен бонус.', undefined],
  ['ru', 'Нажмите "Играть".', 'use «…»'],
  ['ru', 'Загрузка...', 'use … and a dash'],
  ['ru', 'Вайп - в субботу', 'use … and a dash'],
  ['ru', 'Не вышло. Попробуйте ещё раз', 'end the last sentence with a stop'],
  ['ru', 'Уже есть аккаунт? Войдите', undefined],
  ['en', 'Log in to play', 'see docs/product/voice.md'],
  ['en', 'Send an e-mail', 'see docs/product/voice.md'],
  ['en', 'Open the log in the settings', undefined],
  ['en', 'The proxy is not responding', 'use contractions'],
  ['en', 'It failed. Try again', 'end the last sentence with a stop'],
  ['en', 'Version 1.20.1 and newer', undefined],
])('%s: %s', (locale, text, advice) => {
  expect(voiceProblem(locale, text)).toEqual(advice === undefined ? undefined : expect.stringContaining(advice));
});

test('texts of a source are its strings of several words, without comments and filled in values', () => {
  const source = [
    '// It is not a text',
    "title: 'Код не подошёл',",
    'more: "It isn\'t here",',
    'from: (login) => `Sent to ${login} again`,',
    "name: 'mail_set',",
  ].join('\n');
  expect(textsOfSource(source)).toEqual(['Код не подошёл', "It isn't here", 'Sent to {} again']);
});

test('texts of a source are checked in their language', () => {
  expect(voiceProblemsOfSource("['Учётная запись создана', 'The account is not ready']")).toEqual([
    expect.stringContaining('"Учётн"'),
    expect.stringContaining('"is not"'),
  ]);
});

test('texts of a document are its lines, cells and captions, without markup', () => {
  const markdown = [
    'title: "The launcher isn\'t ready"',
    '- **Start** with [the rules](/rules) and `/kit one`.',
    "![Lanterns over water](river 'Sign a lantern.')",
    '| 10 July, 20:00 | The first salute   |',
    '```items On the stall',
    'elixir: Iced syrup × 3',
    '```',
    '```js',
    'const noText = one of two;',
    '```',
  ].join('\n');
  expect(textsOfMarkdown(markdown)).toEqual([
    "The launcher isn't ready",
    'Start with the rules and {}.',
    'Lanterns over water',
    'Sign a lantern.',
    'The first salute',
    'On the stall',
    'elixir: Iced syrup',
  ]);
  expect(voiceProblemsOfMarkdown('- Учётная запись создана')).toEqual([expect.stringContaining('"Учётн"')]);
});
