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
  'Tell nobody the code: our staff never ask for it. Not you? Nothing changes without the code. If letters like this keep coming, change your password.';
const NOTICE_STRANGER = 'Not you? Change your password and end the other sessions in your cabinet.';

const factor = (service: string | null): string => (service === null ? 'Second factor' : `Second factor: ${service}`);

const EVENTS: Readonly<Record<EventKind, (service: string | null) => { title: string; text: string }>> = {
  mail_set: () => ({ title: 'E-mail added', text: 'This address now belongs to your account.' }),
  mail_changed: () => ({ title: 'E-mail changed', text: 'Letters about your account now come to this address.' }),
  mail_given: () => ({
    title: 'E-mail changed by our staff',
    text: 'Our staff gave your account this address, as they were asked to, and ended all its sessions. The link in our other letter sets a new password.',
  }),
  mail_restored: () => ({
    title: 'Your old e-mail is back',
    text: 'The change was undone: your account belongs to this address again, and all sessions were ended.',
  }),
  password_set: () => ({ title: 'Password set', text: 'You can now sign in with a password.' }),
  password_changed: () => ({
    title: 'Password changed',
    text: 'The password of your account was changed. All other sessions were ended.',
  }),
  password_reset: () => ({
    title: 'Password reset',
    text: 'A new password was set through the link in our letter. All sessions were ended.',
  }),
  factor_on: (service) => ({ title: 'Two-factor sign-in is on', text: `${factor(service)}.` }),
  factor_off: (service) => ({ title: 'Two-factor sign-in is off', text: `${factor(service)}.` }),
  factors_waived: () => ({
    title: 'Your second factor is going to be turned off',
    text: 'Our staff were told that your phone and recovery codes are lost. From 24 hours after this letter, for a week, a new password set by our letter turns the second factor off. You have them? Sign in with a code once: that stops it.',
  }),
  recovery_codes_made: () => ({
    title: 'New recovery codes',
    text: 'New recovery codes were made; the old ones no longer work.',
  }),
  recovery_code_used: () => ({
    title: 'A recovery code was used',
    text: 'Somebody signed in with one of your recovery codes. It will not work again.',
  }),
  passkey_added: () => ({
    title: 'Passkey added',
    text: 'It now signs in to your account without a password and a code.',
  }),
  passkey_removed: () => ({ title: 'Passkey removed', text: 'It no longer signs in to your account.' }),
  service_linked: (service) => ({
    title: `Linked: ${service ?? ''}`,
    text: `${service ?? ''} was linked to your account.`,
  }),
  service_unlinked: (service) => ({
    title: `Unlinked: ${service ?? ''}`,
    text: `${service ?? ''} is no longer linked to your account.`,
  }),
  sign_in_on: (service) => ({
    title: `Way to sign in turned on: ${service ?? ''}`,
    text: 'Your account can now be entered this way too.',
  }),
  sign_in_off: (service) => ({
    title: `Way to sign in turned off: ${service ?? ''}`,
    text: 'Your account cannot be entered this way until it is turned on again.',
  }),
  new_device: () => ({
    title: 'Sign-in from a new device',
    text: 'Somebody signed in to your account from a new device or place.',
  }),
};

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const formatDay = (time: string): string => DAY.format(new Date(time));

const code = (title: string, why: string): EmailText => ({
  subject: title,
  title,
  text: [why, 'The code is good for 10 minutes.'],
  stranger: CODE_STRANGER,
});

/** Texts of emails in English. */
export const emails: EmailMessages = {
  greeting: (login) => `Hello, ${login}!`,
  facts: { when: 'When', device: 'Device', address: 'Network' },
  device: (browser, system) => [browser, system].filter(Boolean).join(', ') || 'unknown device',
  byHand: 'Button not working? Open this address:',
  because: (brand) =>
    `Sent automatically, because an account of ${brand} names this address. There is no need to reply.`,
  kinds: {
    mail_code_current: () =>
      code('Code to change your e-mail', 'Enter this code on the site to move your account to another address.'),
    mail_code_new: (_args, brand) =>
      code('Code to confirm your e-mail', `Enter this code on the site to add this address to your ${brand} account.`),
    proof_code: () =>
      code('Confirmation code', 'Enter this code on the site to confirm that it is you who changes the settings.'),
    mail_changed: ({ newEmail, byOperator }, brand) => ({
      subject: `The e-mail of your ${brand} account was changed`,
      title: 'E-mail changed',
      text: [
        ...(byOperator
          ? ['Somebody wrote to our staff as you, and said that this mailbox is lost. All sessions were ended.']
          : []),
        `Your account now belongs to ${newEmail}. This address will get no more letters about it.`,
        'If it was not you, take your old address back: you have 24 hours, and need not sign in.',
      ],
      button: 'Take my old e-mail back',
      stranger: 'It was you? Then there is nothing to do.',
    }),
    password_reset: (_args, brand) => ({
      subject: `Reset your ${brand} password`,
      title: 'Reset your password',
      text: ['Press the button and set a new password. The link is good for one hour and works once.'],
      button: 'Set a new password',
      stranger: 'Not you? Simply delete this letter: until the link is used, your password stays as it is.',
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
    gift: ({ giver, role, server, endsAt }, brand) => ({
      subject: `${giver} gave you ${role} — ${brand}`,
      title: `A gift for you: ${role}`,
      text: [
        `${giver} gave you the privilege ${role} on the server ${server}. It is yours ${endsAt === null ? 'for ever' : `until ${formatDay(endsAt)}`}, and there is nothing to pay.`,
      ],
      button: 'My privileges',
      stranger:
        'If you do not know this player, you may keep the gift. Do not pay anyone for it and do not tell anyone your password.',
    }),
  },
};
