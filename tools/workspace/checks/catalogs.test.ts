import {
  catalogProblems,
  conflictingTranslations,
  countObsoleteEntries,
  entriesOf,
  sourcesWithInlineRussian,
  sourcesWithoutCatalog,
} from './catalogs.ts';

const ru = (source: string, translation: string) => catalogProblems('ru', [{ source, translation }]);

test('a full translation passes', () => {
  expect(ru('Good evening, {name}', 'Добрый вечер, {name}')).toEqual([]);
  expect(ru('Read <0>the rules</0>', 'Прочитайте <0>правила</0>')).toEqual([]);
  expect(ru('Discord', 'Discord')).toEqual([]);
  expect(ru('{online} / {max}', '{online} / {max}')).toEqual([]);
});

test('English text in a Russian catalog and Russian text in an English one are reported', () => {
  expect(ru('Back to store', 'Back to store')).toHaveLength(1);
  expect(catalogProblems('en', [{ source: 'Магазин', translation: '' }])).toHaveLength(1);
  expect(catalogProblems('en', [{ source: 'Store', translation: '' }])).toEqual([]);
});

test('words that the product does not use are reported in both languages', () => {
  expect(ru('End the session', 'Завершить сеанс')).toEqual([
    expect.stringContaining('"сеанс": see docs/product/voice.md'),
  ]);
  expect(ru('End the session', 'Завершить сессию')).toEqual([]);
  expect(catalogProblems('en', [{ source: 'Somebody signed in', translation: '' }])).toHaveLength(1);
  expect(catalogProblems('en', [{ source: 'Latin letters only', translation: '' }])).toEqual([]);
});

test('an amount that may break over a line is reported', () => {
  const en = (source: string) => catalogProblems('en', [{ source, translation: '' }]);
  for (const text of ['up to 5 MB', '{width} px', '64 × 32 pixels', 'about 12 000 players', '10 %'])
    expect(en(text)).toEqual([expect.stringContaining('no-break space')]);
  for (const text of ['up to 5\u00a0MB', '5 minutes', '2 Members', 'over 1,000', '24 hours, 3 seats'])
    expect(en(text)).toEqual([]);
  expect(ru('up to 5\u00a0MB', 'до 5 МБ')).toHaveLength(1);
  expect(ru('in {wait}', 'через {wait} с')).toHaveLength(1);
  expect(ru('From {begun} until {end}', 'С {begun} до {end}')).toEqual([]);
});

test('English without contractions or with curly apostrophes is reported', () => {
  const en = (source: string) => catalogProblems('en', [{ source, translation: '' }]);
  for (const text of ['You could not join', 'The game does not run', 'It isn’t on']) expect(en(text)).toHaveLength(1);
  expect(en("You can't join")).toEqual([]);
});

test('a missing or added placeholder is reported', () => {
  expect(ru('Good evening, {name}', 'Добрый вечер')).toHaveLength(1);
  expect(ru('Good evening', 'Добрый вечер, {name}')).toHaveLength(1);
  expect(ru('Read <0>the rules</0>', 'Прочитайте правила')).toHaveLength(1);
});

test('a Russian plural needs four forms', () => {
  const source = '{count, plural, one {# coin} other {# coins}}';
  expect(ru(source, '{count, plural, one {# монета} other {# монеты}}')).toHaveLength(1);
  expect(ru(source, '{count, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}')).toEqual([]);
});

test('entries are read from a catalog without its header', () => {
  const text = 'msgid ""\nmsgstr ""\n"Language: ru\\n"\n\nmsgid "Store"\nmsgstr "Магазин"\n';
  expect(entriesOf(text, 'ru.po')).toEqual([{ source: 'Store', translation: 'Магазин' }]);
});

test('a source with two translations is reported, since both apps use the libraries', () => {
  const twice = (first: string, second: string) =>
    conflictingTranslations([
      { source: 'Create an account', translation: first },
      { source: 'Create an account', translation: second },
    ]);
  expect(twice('Создать аккаунт', 'Создайте аккаунт')).toHaveLength(1);
  expect(twice('Создать аккаунт', 'Создать аккаунт')).toEqual([]);
});

test('entries that no code uses are counted', () => {
  expect(countObsoleteEntries('msgid "Store"\nmsgstr "Магазин"\n\n#~ msgid "Shop"\n#~ msgstr "Лавка"\n')).toBe(1);
  expect(countObsoleteEntries('msgid "Store"\nmsgstr "Магазин"\n')).toBe(0);
});

test('a source whose messages no catalog includes is reported', () => {
  const sources = {
    'apps/site/app/root.tsx': "import { Trans } from '@lingui/react/macro';",
    'apps/site/app/billing/store/store.tsx': "import { Trans } from '@lingui/react/macro';",
    'apps/site/app/framework/entry/host.ts': "import { setupI18n } from '@lingui/core';",
    'libs/ui/src/parts/parts.test.tsx': "import { Trans } from '@lingui/react/macro';",
  };
  const read = (path: string) => sources[path as keyof typeof sources];
  expect(sourcesWithoutCatalog(Object.keys(sources), ['apps/site/app/billing/store/**/*.{ts,tsx}'], read)).toEqual([
    'apps/site/app/root.tsx',
  ]);
});

test('Russian text of a server outside of its messages folder is reported', () => {
  const sources = {
    'apps/api/src/platform/messages/ru.ts': "never: 'Бан бессрочный.'",
    'apps/api/src/game/bans/present-ban.ts': "never: 'Бан бессрочный.'",
    'apps/api/src/game/bans/present-ban.test.ts': "never: 'Бан бессрочный.'",
    'apps/api/src/game/bans/list-bans.ts': "never: 'The ban is permanent.'",
    'apps/api/seed/bans.ts': "reason: 'Спам'",
    'apps/api/src/game/bans/names.ts': '/** "Бан" */\nconst FOLDERS =\n  /(Яндекс|Mega)/;\n',
  };
  const read = (path: string) => sources[path as keyof typeof sources];
  expect(sourcesWithInlineRussian(Object.keys(sources), 'apps/api/src/platform/messages', read)).toEqual([
    'apps/api/src/game/bans/present-ban.ts',
  ]);
});
