import { expect, test } from '@jest/globals';
import type { LetterKind } from './letters/letter-words.ts';
import { words } from './words.ts';

const texts = (said: unknown): string[] => {
  if (typeof said === 'string') return [said];
  if (typeof said === 'function') return [String(said)];
  return Object.values(said as object).flatMap(texts);
};

test('what is wrong with a field is said in a whole sentence, as the form itself says it', () => {
  const said = [...Object.values(words('ru').fields), ...Object.values(words('en').fields)];
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((text) => !/^\p{Lu}.*[^.]\.$/u.test(text))).toEqual([]);
});

/** Written alike in every language. */
const NAMES = ['Telegram'];

test('each language uses its own script', () => {
  expect(texts(words('en')).filter((text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  expect(texts(words('ru')).filter((text) => !/\p{Script=Cyrillic}/u.test(text) && !NAMES.includes(text))).toEqual([]);
});

/** Everything that is told with a code, and what it has to say that it is for. */
const FOR_CODES = {
  ru: {
    mail_code_current: /привязать к аккаунту другую почту/,
    mail_code_new: /привязать этот адрес к аккаунту/,
    proof_code: /подтвердить, что настройки меняете вы/,
    'sign-in': /для входа в аккаунт Kitsune/,
    change: /изменить защиту аккаунта Kitsune/,
    nobody: /никому/i,
    staff: /сотрудники его никогда не спрашивают/,
  },
  en: {
    mail_code_current: /move your account to another address/,
    mail_code_new: /add this address to your Hoshikraft account/,
    proof_code: /confirm that it is you who changes the settings/,
    'sign-in': /to sign in to Kitsune/,
    change: /change the protection of Kitsune/,
    nobody: /nobody/,
    staff: /our staff never ask for it/,
  },
} as const;

const codeLetters = ['mail_code_current', 'mail_code_new', 'proof_code'] as const satisfies LetterKind[];

test.each(['ru', 'en'] as const)(
  'whoever gets a code is told what it is for, and that our staff never ask: %s',
  (locale) => {
    const { letters, bots } = words(locale);
    const expected = FOR_CODES[locale];
    const said = [
      ...codeLetters.map((kind) => {
        const { subject, text, stranger } = letters.kinds[kind]({ login: 'Kitsune', code: '417203' }, 'Hoshikraft');
        return [kind, [subject, ...text, stranger].join(' ')] as const;
      }),
      ...(['sign-in', 'change'] as const).map(
        (purpose) => [purpose, bots.code[purpose]('417203', 'Kitsune', 'Hoshikraft')] as const,
      ),
    ];
    for (const [what, text] of said) {
      for (const part of [expected[what], expected.nobody, expected.staff])
        expect([what, text]).toEqual([what, expect.stringMatching(part)]);
    }
  },
);

test('all emails with a code are listed above', () => {
  const withCode = Object.entries(words('en').letters.kinds).filter(([, say]) => /\bcode\(/.test(String(say)));
  expect(withCode.map(([kind]) => kind).sort()).toEqual([...codeLetters].sort());
});
