import type { EventKind, EmailText, EmailMessages, ServiceName } from './email-messages.ts';

const SERVICES: Readonly<Record<ServiceName, string>> = {
  telegram: 'Telegram',
  vk: 'VK',
  discord: 'Discord',
  youtube: 'YouTube',
  google: 'Google',
  steam: 'Steam',
  yandex: 'Yandex',
  app: 'authenticator app',
  passkey: 'passkey',
  password: 'password',
};

const CODE_STRANGER =
  "Never share this code: our staff never ask for it. Didn't request it? Nothing changes without the code. If these emails keep coming, change your password.";
const NOTICE_STRANGER = 'Not you? Change your password and end all other sessions in your account settings.';

const factor = (service: string | null): string => (service === null ? '' : ` Method: ${service}.`);

const EVENTS: Readonly<Record<EventKind, (service: string | null) => { title: string; text: string }>> = {
  mail_set: () => ({ title: 'Email added', text: 'This address is now linked to your account.' }),
  mail_changed: () => ({ title: 'Email changed', text: 'Emails about your account now come to this address.' }),
  mail_given: () => ({
    title: 'Support changed your email',
    text: 'Support was asked to link your account to this address. All sessions were ended. Set a new password with the link in our other email.',
  }),
  mail_restored: () => ({
    title: 'Your old email is back',
    text: 'The change was undone: your account is linked to this address again. All sessions were ended.',
  }),
  password_set: () => ({ title: 'Password set', text: 'You can now sign in with a password.' }),
  password_changed: () => ({
    title: 'Password changed',
    text: 'The password of your account was changed. All other sessions were ended.',
  }),
  password_reset: () => ({
    title: 'Password reset',
    text: 'A new password was set with the link we emailed you. All sessions were ended.',
  }),
  factor_on: (service) => ({
    title: 'Two-factor sign-in is on',
    text: `Signing in now also takes a code.${factor(service)}`,
  }),
  factor_off: (service) => ({
    title: 'Two-factor sign-in is off',
    text: `Signing in no longer takes a code.${factor(service)}`,
  }),
  factors_waived: () => ({
    title: 'Two-factor sign-in may soon be turned off',
    text: 'Support received a request that says you lost your phone and recovery codes. Starting 24 hours after this email, for one week, resetting your password also turns two-factor sign-in off. Still have your phone or codes? Sign in with a code once to cancel the request.',
  }),
  recovery_codes_made: () => ({
    title: 'New recovery codes',
    text: 'New recovery codes were created; the old ones no longer work.',
  }),
  recovery_code_used: () => ({
    title: 'A recovery code was used',
    text: "Someone signed in to your account with a recovery code. That code won't work again.",
  }),
  passkey_added: () => ({
    title: 'Passkey added',
    text: 'You can now sign in with it, without a password or a code.',
  }),
  passkey_removed: () => ({ title: 'Passkey removed', text: "You can't sign in with it anymore." }),
  service_linked: (service) => ({
    title: `${service ?? ''} linked`,
    text: `${service ?? ''} is now linked to your account.`,
  }),
  service_unlinked: (service) => ({
    title: `${service ?? ''} unlinked`,
    text: `${service ?? ''} is no longer linked to your account.`,
  }),
  sign_in_on: (service) => ({
    title: `Sign-in method turned on: ${service ?? ''}`,
    text: 'You can now sign in this way too.',
  }),
  sign_in_off: (service) => ({
    title: `Sign-in method turned off: ${service ?? ''}`,
    text: "You can't sign in this way until you turn it on again.",
  }),
  new_device: () => ({
    title: 'Sign-in from a new device',
    text: 'Someone signed in to your account from a new device or location.',
  }),
};

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const formatDay = (time: string): string => DAY.format(new Date(time));

const code = (title: string, why: string): EmailText => ({
  subject: title,
  title,
  text: [why, 'The code expires in 10 minutes.'],
  stranger: CODE_STRANGER,
});

/** Texts of emails in English. */
export const emails: EmailMessages = {
  greeting: (login) => `Hello, ${login}!`,
  facts: { when: 'When', device: 'Device', address: 'Network' },
  device: (browser, system) => [browser, system].filter(Boolean).join(', ') || 'unknown device',
  byHand: 'Button not working? Open this link:',
  because: (brand) =>
    `This is an automatic email. You received it because this address is linked to a ${brand} account. There's no need to reply.`,
  kinds: {
    mail_code_current: () =>
      code('Code to change your email', 'Enter this code on the site to link your account to another address.'),
    mail_code_new: (_args, brand) =>
      code('Code to confirm your email', `Enter this code on the site to add this address to your ${brand} account.`),
    proof_code: () =>
      code('Confirmation code', "Enter this code on the site to confirm that it's you changing the settings."),
    mail_changed: ({ newEmail, byOperator }, brand) => ({
      subject: `The email of your ${brand} account was changed`,
      title: 'Email changed',
      text: [
        ...(byOperator
          ? [
              'Support received a request in your name that says you lost access to this mailbox. All sessions were ended.',
            ]
          : []),
        `Your account is now linked to ${newEmail}. You won't get emails about it here anymore.`,
        "If it wasn't you, restore this address within 24 hours. You don't need to sign in.",
      ],
      button: 'Restore my old email',
      stranger: "If it was you, there's nothing to do.",
    }),
    password_reset: (_args, brand) => ({
      subject: `Reset your ${brand} password`,
      title: 'Reset your password',
      text: ['Use the button to set a new password. The link works once and expires in an hour.'],
      button: 'Set a new password',
      stranger: "Didn't request this? Just delete this email: your password stays the same.",
    }),
    notice: ({ event, service }, brand) => {
      const { title, text } = EVENTS[event](service === null ? null : SERVICES[service]);
      return {
        subject: `${title} — ${brand}`,
        title,
        text: [text],
        button: 'Open sign-in settings',
        stranger: NOTICE_STRANGER,
      };
    },
    deletion: ({ deleteAt }, brand) => ({
      subject: `Your ${brand} account will be deleted on ${formatDay(deleteAt)}`,
      title: 'Your account will be deleted',
      text: [
        `On ${formatDay(deleteAt)} we'll delete it for good, with its nickname, balance and privileges. All sessions were ended.`,
        'Changed your mind? Sign in before that day and keep the account.',
      ],
      button: 'Keep my account',
      stranger: 'Not you? Sign in, keep the account and change your password.',
    }),
    export: ({ until }, brand) => ({
      subject: `Your ${brand} data is ready`,
      title: 'Your data is ready',
      text: [`Sign in and download the archive on the privacy page. We'll delete it on ${formatDay(until)}.`],
      button: 'Open the privacy page',
      stranger: "Didn't request this? Only someone signed in to your account can download it: change your password.",
    }),
    gift: ({ giver, role, server, endsAt }, brand) => ({
      subject: `${giver} gave you ${role} — ${brand}`,
      title: `A gift for you: ${role}`,
      text: [
        `${giver} gave you the ${role} privilege on ${server}. It's yours ${endsAt === null ? 'forever' : `until ${formatDay(endsAt)}`}, and there's nothing to pay.`,
      ],
      button: 'My privileges',
      stranger: "Don't know this player? You can still keep the gift. Never pay anyone for it or share your password.",
    }),
  },
};
