import { expect, test } from '@jest/globals';
import type { Locale } from '@hoshikraft/shared';
import type { EmailKind } from './letters/email-messages.ts';
import { messagesFor } from './messages.ts';

const texts = (messages: unknown): string[] => {
  if (typeof messages === 'string') return [messages];
  if (typeof messages === 'function') return [String(messages)];
  return Object.values(messages as object).flatMap(texts);
};

test('errors of form fields are whole sentences', () => {
  const messages = [...Object.values(messagesFor('ru').fields), ...Object.values(messagesFor('en').fields)];
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter((text) => !/^\p{Lu}.*[^.]\.$/u.test(text))).toEqual([]);
});

/** Names that are the same in every language. */
const NAMES = ['Telegram'];

test('each language uses its own script', () => {
  expect(texts(messagesFor('en')).filter((text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  expect(
    texts(messagesFor('ru')).filter((text) => !/\p{Script=Cyrillic}/u.test(text) && !NAMES.includes(text)),
  ).toEqual([]);
});

/** The purpose that each message with a code must state. */
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
    mail_code_current: /link your account to another address/,
    mail_code_new: /add this address to your Hoshikraft account/,
    proof_code: /confirm that it's you changing the settings/,
    'sign-in': /to sign in to Kitsune/,
    change: /change two-factor sign-in of Kitsune/,
    nobody: /never share/i,
    staff: /our staff never ask for it/,
  },
} as const;

const codeEmails = ['mail_code_current', 'mail_code_new', 'proof_code'] as const satisfies EmailKind[];

test.each(['ru', 'en'] as const)(
  'a message with a code states its purpose and that staff never ask for it: %s',
  (locale) => {
    const { emails, bots } = messagesFor(locale);
    const expected = FOR_CODES[locale];
    const messages = [
      ...codeEmails.map((kind) => {
        const { subject, text, stranger } = emails.kinds[kind]({ login: 'Kitsune', code: '417203' }, 'Hoshikraft');
        return [kind, [subject, ...text, stranger].join(' ')] as const;
      }),
      ...(['sign-in', 'change'] as const).map(
        (purpose) => [purpose, bots.code[purpose]('417203', 'Kitsune', 'Hoshikraft')] as const,
      ),
    ];
    for (const [what, text] of messages) {
      for (const part of [expected[what], expected.nobody, expected.staff])
        expect([what, text]).toEqual([what, expect.stringMatching(part)]);
    }
  },
);

test('all emails with a code are listed above', () => {
  const withCode = Object.entries(messagesFor('en').emails.kinds).filter(([, render]) =>
    /\bcode\(/.test(String(render)),
  );
  expect(withCode.map(([kind]) => kind).sort()).toEqual([...codeEmails].sort());
});

test('the email of a gift names giver, role, server and the end of the time, or that there is none', () => {
  const gift = { login: 'Kitsune', giver: 'Yuki', role: 'Ronin', server: 'HiTech' };
  const textOf = (locale: Locale, endsAt: string | null) => {
    const { subject, text } = messagesFor(locale).emails.kinds.gift({ ...gift, endsAt }, 'Hoshikraft');
    return [subject, ...text].join(' ').replaceAll('\u00a0', ' ');
  };
  const end = '2026-12-31T23:30:00.000Z';
  expect(textOf('ru', end)).toMatch(/Yuki .*«Ronin» на сервере HiTech\. Она ваша до 31 декабря 2026 г\.,/);
  expect(textOf('ru', null)).toMatch(/Она ваша навсегда,/);
  expect(textOf('en', end)).toMatch(/Yuki gave you the Ronin privilege on HiTech\. It's yours until 31 December 2026,/);
  expect(textOf('en', null)).toMatch(/It's yours forever,/);
});
