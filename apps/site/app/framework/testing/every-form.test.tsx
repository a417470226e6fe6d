import type { Schemas } from '@hoshikraft/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { globSync, readFileSync } from 'node:fs';
import * as emailPage from '../../account/cabinet/email.tsx';
import { MAIN, pageOf, sessionOf } from '../../account/cabinet/cabinet-fixtures.ts';
import * as sessionsPage from '../../account/cabinet/sessions.tsx';
import { SERVICES, signedInOf, TICKET } from '../../auth/sign-in/oauth-fixtures.ts';
import * as oauthPage from '../../auth/sign-in/oauth-register.tsx';
import * as undoPage from '../../auth/undo-email/undo-email.tsx';
import { authOf } from './content-fixtures.ts';
import { type Answers, openPage, type PageModule, type RenderedPage } from './render-page.tsx';

const ROOT = new URL('../../../../../', `file://${__filename}`).pathname;

/** Code of the pages of every app. */
const sources = globSync(
  ['apps/site/app/**/*.{ts,tsx}', 'apps/{launcher-ui,admin}/src/**/*.{ts,tsx}', 'libs/features/*/src/**/*.{ts,tsx}'],
  { cwd: ROOT },
)
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(ROOT + file, 'utf8') }));

/** Opening tags of an element. */
const tagsOf = (element: string): { file: string; tag: string }[] =>
  sources
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(new RegExp(`<${element}\\b(?:=>|[^>])*>`, 'g'))].map(([tag]) => ({ file, tag })),
    );

test('every form is the kit’s, which is sent once, or a search, which changes nothing', () => {
  expect(tagsOf('Form').length).toBeGreaterThan(15);
  const own = tagsOf('form').filter(({ tag }) => !tag.includes('role="search"'));
  expect(own).toEqual([]);
});

test('every button that starts a call is the kit’s, which takes effect once', () => {
  expect(tagsOf('Button').length).toBeGreaterThan(100);
  const calling = tagsOf('button').filter(({ tag }) => /mutate|\bsend\b|\bsave\b|type="submit"/i.test(tag));
  expect(calling).toEqual([]);
  // Busy until its call has ended; a toggle shows its effect at once, and a dialog that closes takes its button along.
  const starting = [...tagsOf('Button'), ...tagsOf('IconButton')].filter(({ tag }) =>
    /mutate|\b(?:send|save)\(/.test(tag),
  );
  expect(starting.length).toBeGreaterThan(10);
  expect(starting.filter(({ tag }) => !/loading=|disabled=|aria-pressed=|onClose\(\)/.test(tag))).toEqual([]);
  // Presses of steps are counted one by one; a step starts no call.
  const steps = [...tagsOf('Button'), ...tagsOf('IconButton')].filter(({ tag }) => tag.includes('everyPress'));
  expect(steps).toEqual([]);
});

test('every write goes through a client, which sends it once while it is under way', () => {
  const direct = sources
    .filter(({ text }) => /[^.\w]fetch\(|XMLHttpRequest|sendBeacon/.test(text))
    .map(({ file }) => file);
  // A read.
  expect(direct).toEqual(['apps/launcher-ui/src/service/latest-pages.ts']);
});

const MAIL: Schemas['MailSettings'] = {
  email: 'k•••@mail.example',
  emailRefused: false,
  form: 'send_code',
  newEmail: null,
  codeRefused: false,
  codeUntil: null,
  triesLeft: 0,
  resendAt: null,
};
const SENT: Schemas['MailSettings'] = {
  ...MAIL,
  form: 'enter_code',
  codeUntil: new Date(Date.now() + 600_000).toISOString(),
  triesLeft: 5,
};
const OWN: Answers = { 'GET /main': { ...MAIN, auth: authOf('Kitsune') }, 'GET /user/history': pageOf([]) };

interface FormCase {
  /** @param held answers that replace those of the case */
  open: (held?: Answers) => RenderedPage;
  /** Fills the form until its button can be pressed. */
  fill?: () => Promise<unknown>;
  button: string | RegExp;
  /** Path of the call that the button starts. */
  call: string;
}

const own = (page: PageModule, path: string, answers: Answers): RenderedPage =>
  openPage(page, { locale: 'en', at: `/en/${path}`, auth: authOf('Kitsune'), answers: { ...OWN, ...answers } });

const cases: Record<string, FormCase> = {
  'an email taken back': {
    open: (held) => {
      window.location.hash = '#token';
      return own(undoPage, 'undo-email', {
        'POST /user/settings/mail/undo/status': {
          works: true,
          oldEmail: 'o@m',
          newEmail: 'n@m',
          until: SENT.codeUntil,
        },
        'POST /user/settings/mail/undo': { success: true },
        ...held,
      });
    },
    button: /^Restore .*/,
    call: '/user/settings/mail/undo',
  },
  'a code for a new email': {
    open: (held) =>
      own(emailPage, 'cabinet/email', {
        'GET /user/settings/mail': MAIL,
        'POST /user/settings/mail/reset': SENT,
        ...held,
      }),
    button: 'Send a code',
    call: '/user/settings/mail/reset',
  },
  'the code entered': {
    open: (held) =>
      own(emailPage, 'cabinet/email', {
        'GET /user/settings/mail': SENT,
        'POST /user/settings/mail/verify': { ...MAIL, form: 'new_email' },
        ...held,
      }),
    fill: () => userEvent.type(screen.getByRole('textbox', { name: 'Code from the email' }), '123456'),
    button: 'Confirm',
    call: '/user/settings/mail/verify',
  },
  'other sessions ended': {
    open: (held) =>
      own(sessionsPage, 'cabinet/sessions', {
        'GET /user/sessions': pageOf([sessionOf('here', { current: true }), sessionOf('phone')]),
        'POST /user/sessions/terminate-all': { terminated: 1 },
        ...held,
      }),
    fill: () => userEvent.click(screen.getByRole('button', { name: 'End all others' })),
    button: 'End sessions',
    call: '/user/sessions/terminate-all',
  },
  'a nickname after a sign-in service': {
    open: (held) =>
      openPage(oauthPage, {
        locale: 'en',
        at: '/en/oauth/google/register',
        answers: {
          'GET /user/oauth/services': SERVICES,
          'GET /user/oauth/ticket': { ticket: TICKET },
          'POST /user/validation': { valid: true, reason: null },
          'POST /user/oauth/register': signedInOf('Kitsune'),
          ...held,
        },
      }),
    fill: async () => {
      for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    },
    button: 'Create an account',
    call: '/user/oauth/register',
  },
};

afterEach(() => {
  window.location.hash = '';
});

const presses = {
  'a double click': { isSlow: false, press: (button: HTMLElement) => userEvent.dblClick(button) },
  'a double Enter': {
    isSlow: false,
    press: async (button: HTMLElement) => {
      act(() => button.focus());
      await userEvent.keyboard('{Enter}{Enter}');
    },
  },
  // Too far apart for a double click.
  'two clicks while the answer is awaited': {
    isSlow: true,
    press: async (button: HTMLElement) => {
      await userEvent.click(button);
      await new Promise((resolve) => setTimeout(resolve, 600));
      await userEvent.click(button);
    },
  },
};
const never = () => new Promise<Response>(() => undefined);

describe.each(Object.entries(presses))('with %s', (_what, { press, isSlow }) => {
  test.each(Object.entries(cases))('%s is sent once', async (_name, { open, fill, button, call }) => {
    const { requests } = open(isSlow ? { [`POST ${call}`]: never } : {});
    const findButton = () => screen.findByRole('button', { name: button });
    if (fill === undefined) await findButton();
    else {
      await waitFor(() => expect(document.querySelector('main, h1')).not.toBeNull());
      await waitFor(fill, { timeout: 10_000, interval: 300 });
    }
    await press(await findButton());
    const sent = () => requests.filter(({ method, url }) => method === 'POST' && url.endsWith(call));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent()).toHaveLength(1);
  });
});
