import type { ApiWords } from './api-words.ts';

const PERIOD = { month: 'for 31 days', three_months: 'for 93 days', forever: 'forever' };

export const en: ApiWords = {
  fields: {
    loginLength: 'A nickname must be 3 to 16 characters long.',
    loginCharacters: 'Use only Latin letters, digits and underscores.',
    loginTaken: 'This nickname is taken.',
    emailForm: 'Check the e-mail address.',
    emailTaken: 'This e-mail address is already registered.',
    passwordLength: 'A password must be 8 to 128 characters long.',
    passwordCommon: 'This password is too common: think of another one.',
    passwordHasLogin: 'The password must not contain the nickname.',
    passwordsDiffer: 'The passwords do not match.',
    consentOffer: 'You need to accept the public offer.',
    consentPrivacy: 'You need to accept the privacy policy.',
    consentRules: 'You need to accept the rules.',
    captcha: 'Please pass the check again.',
  },
  recipientUnknown: 'There is no player with this nickname.',
  ban: { never: 'The ban is permanent.', until: (when) => `The ban lasts until ${when} (UTC).` },
  joinRefused: {
    session: 'Your sign-in could not be confirmed. Start the game from the launcher again.',
    server: 'This client was started for another server. Pick the right one in the launcher.',
  },
  methods: {
    bank_card: { title: 'Bank card', description: 'Mir, Visa or Mastercard. Credited right after payment.' },
    instant_payment: { title: 'SBP instant transfer', description: "A QR code, paid in your bank's app." },
    cryptocurrency: {
      title: 'Cryptocurrency',
      description: 'USDT, TON or Bitcoin. Credited once the network confirms, usually within half an hour.',
    },
  },
  topUp: {
    method: 'This method is not available in your region.',
    amount: (min, max) => `Enter an amount from ₽${min} to ₽${max}.`,
    order: (brand, login) => `${brand} balance top-up, player ${login}`,
  },
  activeRole: (roleName) => `Less the remaining value of your ${roleName}`,
  money: {
    topUp: {
      bank_card: 'Top-up by bank card',
      instant_payment: 'Top-up by SBP transfer',
      cryptocurrency: 'Top-up in cryptocurrency',
    },
    bonus: 'Top-up bonus',
    opening: 'Opening balance',
    unban: (server) => (server === null ? 'Unban on all servers' : `Unban, ${server}`),
    unbanRefund: (server) => `Refund: the unban on ${server} did not go through`,
    buy: ({ role, server, period }) => `${role} ${PERIOD[period]}, ${server}`,
    upgrade: ({ role, server, period }) => `Upgrade to ${role} ${PERIOD[period]}, ${server}`,
    extend: ({ role, server, period }) => `${role} extended ${PERIOD[period]}, ${server}`,
    orderRefund: ({ role, server, period }) => `Refund: ${role} ${PERIOD[period]} was not delivered on ${server}`,
    gift: ({ role, server, period }, login) => `Gift to ${login}: ${role} ${PERIOD[period]}, ${server}`,
  },
};
