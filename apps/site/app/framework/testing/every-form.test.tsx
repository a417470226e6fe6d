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

/** Opening tags of an element in the pages of both apps. */
const tagsOf = (element: string): { file: string; tag: string }[] =>
  globSync(['apps/site/app/**/*.tsx', 'apps/launcher-ui/src/**/*.tsx', 'libs/features/*/src/**/*.tsx'], { cwd: ROOT })
    .filter((file) => !/\.test\.tsx$|\/testing\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(ROOT + file, 'utf8');
      return [...text.matchAll(new RegExp(`<${element}\\b(?:[^>]|=>)*>`, 'g'))].map(([tag]) => ({ file, tag }));
    });

test('every form is the kit’s, which is sent once, or a search, which changes nothing', () => {
  expect(tagsOf('Form').length).toBeGreaterThan(20);
  const own = tagsOf('form').filter(({ tag }) => !tag.includes('role="search"'));
  expect(own).toEqual([]);
});

test('every button that starts a call is the kit’s, which takes effect once', () => {
  expect(tagsOf('Button').length).toBeGreaterThan(100);
  const calling = tagsOf('button').filter(({ tag }) => /mutate|\bsend\b|\bsave\b|type="submit"/i.test(tag));
  expect(calling).toEqual([]);
  // Presses of steps are counted one by one; a step starts no call.
  const steps = [...tagsOf('Button'), ...tagsOf('IconButton')].filter(({ tag }) => tag.includes('everyPress'));
  expect(steps).toEqual([]);
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
  open: () => RenderedPage;
  /** Fills the form until its button can be pressed. */
  fill?: () => Promise<unknown>;
  button: string | RegExp;
  /** Path of the call that the button starts. */
  call: string;
}

const own = (page: PageModule, path: string, answers: Answers): RenderedPage =>
  openPage(page, { locale: 'en', at: `/en/${path}`, auth: authOf('Kitsune'), answers: { ...OWN, ...answers } });

const cases: Record<string, FormCase> = {
  'an e-mail taken back': {
    open: () => {
      window.location.hash = '#token';
      return own(undoPage, 'undo-email', {
        'POST /user/settings/mail/undo/status': {
          works: true,
          oldEmail: 'o@m',
          newEmail: 'n@m',
          until: SENT.codeUntil,
        },
        'POST /user/settings/mail/undo': { success: true },
      });
    },
    button: /^Restore .*/,
    call: '/mail/undo',
  },
  'a code for a new e-mail': {
    open: () =>
      own(emailPage, 'cabinet/email', { 'GET /user/settings/mail': MAIL, 'POST /user/settings/mail/reset': SENT }),
    button: 'Send a code',
    call: '/mail/reset',
  },
  'the code entered': {
    open: () =>
      own(emailPage, 'cabinet/email', {
        'GET /user/settings/mail': SENT,
        'POST /user/settings/mail/verify': { ...MAIL, form: 'new_email' },
      }),
    fill: () => userEvent.type(screen.getByRole('textbox', { name: 'Code from the email' }), '123456'),
    button: 'Confirm',
    call: '/mail/verify',
  },
  'other sessions ended': {
    open: () =>
      own(sessionsPage, 'cabinet/sessions', {
        'GET /user/sessions': pageOf([sessionOf('here', { current: true }), sessionOf('phone')]),
        'POST /user/sessions/terminate-all': { terminated: 1 },
      }),
    fill: () => userEvent.click(screen.getByRole('button', { name: 'End all others' })),
    button: 'End sessions',
    call: '/terminate-all',
  },
  'a nickname after a sign-in service': {
    open: () =>
      openPage(oauthPage, {
        locale: 'en',
        at: '/en/oauth/google/register',
        answers: {
          'GET /user/oauth/services': SERVICES,
          'GET /user/oauth/ticket': { ticket: TICKET },
          'POST /user/validation': { valid: true, reason: null },
          'POST /user/oauth/register': signedInOf('Kitsune'),
        },
      }),
    fill: async () => {
      for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    },
    button: 'Create an account',
    call: '/oauth/register',
  },
};

afterEach(() => {
  window.location.hash = '';
});

const presses = {
  'a double click': (button: HTMLElement) => userEvent.dblClick(button),
  'a double Enter': async (button: HTMLElement) => {
    act(() => button.focus());
    await userEvent.keyboard('{Enter}{Enter}');
  },
};

describe.each(Object.entries(presses))('with %s', (_what, press) => {
  test.each(Object.entries(cases))('%s is sent once', async (_name, { open, fill, button, call }) => {
    const { requests } = open();
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
