import { withKnownWords } from './known-words.ts';

const entry = (source: string, said: string) => `msgid "${source}"\nmsgstr "${said}"\n`;

test('a word that another catalog translates is said the same; what nobody translates stays empty', () => {
  const others = [entry('Bans', 'Блокировки') + entry('Reason', ''), entry('Reason', 'Причина')];
  const catalog = [entry('Bans', ''), entry('Reason', ''), entry('Days', ''), entry('Rules', 'Правила')].join('\n');
  expect(withKnownWords(catalog, others)).toBe(
    [entry('Bans', 'Блокировки'), entry('Reason', 'Причина'), entry('Days', ''), entry('Rules', 'Правила')].join('\n'),
  );
});
