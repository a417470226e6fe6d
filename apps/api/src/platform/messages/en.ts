import type { ApiMessages } from './api-messages.ts';
import { emails } from './letters/en.ts';

const PERIOD = { month: 'for 31 days', three_months: 'for 93 days', forever: 'forever' };

export const en: ApiMessages = {
  fields: {
    loginLength: 'A nickname must be 3 to 16 characters long.',
    loginCharacters: 'Use only Latin letters, digits and underscores.',
    loginTaken: 'This nickname is taken.',
    emailForm: 'Check the email address for typos.',
    emailTaken: 'This email address is already used by another account.',
    emailSame: 'This email is already linked to your account.',
    codeWrong: "That code didn't work. Check it against the email.",
    codeOver: 'This code has expired. Request a new one.',
    passwordLength: 'A password must be 8 to 128 characters long.',
    passwordCommon: 'This password is too common. Choose another one.',
    passwordHasLogin: "The password can't contain your nickname.",
    passwordsDiffer: "The passwords don't match.",
    consentOffer: 'You need to accept the public offer.',
    consentPrivacy: 'You need to accept the privacy policy.',
    consentRules: 'You need to accept the rules.',
    inviteCodeUnknown: 'No player has this invite code. Check it or leave the field empty.',
    captcha: "We couldn't confirm that you're not a robot. Try again.",
    code: "That code didn't work. Check it and try again.",
  },
  yandex: 'Yandex',
  messengers: { telegram: 'Telegram', vk: 'VK' },
  codeTries: (left) => `That code didn't work. Attempts left: ${left}.`,
  recipientUnknown: 'No player has this nickname.',
  recipientBanned: 'This player is banned on this server.',
  coins: {
    opening: 'Starting coins',
    bonus: 'Daily bonus',
    referral: 'Reward for invited friends',
    sent: (login) => `Sent to ${login}`,
    received: (login) => `Received from ${login}`,
  },
  historyTable: {
    at: 'Date (UTC)',
    what: 'Description',
    roubles: 'Amount, RUB',
    balance: 'Balance after, RUB',
    coins: 'Coins',
    coinsAfter: 'Coins after',
  },
  coinTransfer: {
    unknown: 'No player has this nickname.',
    oneself: 'This is your own nickname.',
    missing: (coins) => `Coins available: ${coins.toLocaleString('en')}.`,
    freeAt: (when) => `You can send the full amount after ${when} (UTC).`,
    tooMuch: 'Split it over several days.',
  },
  ban: {
    never: 'The ban is permanent.',
    until: (when) => `The ban lasts until ${when} (UTC).`,
    rule: (words, number) => `${words}, rule\u00a0${number}`,
  },
  joinRefused: {
    session: "We couldn't confirm your sign-in. Start the game from the launcher again.",
    server: 'This client was started for another server. Choose the right server in the launcher.',
  },
  methods: {
    bank_card: { title: 'Bank card', description: 'Mir, Visa or Mastercard. Credited right after payment.' },
    instant_payment: { title: 'SBP transfer', description: "Pay in your bank's app with a QR code." },
    cryptocurrency: {
      title: 'Cryptocurrency',
      description: 'USDT, TON or Bitcoin. Credited once the network confirms, usually within half an hour.',
    },
  },
  topUp: {
    method: "This method isn't available in your region.",
    amount: (min, max) => `Enter an amount from ${min} to ${max}.`,
    order: (brand, login) => `${brand} balance top-up, player ${login}`,
  },
  activeRole: (roleName) => `Credit for the rest of your ${roleName}`,
  money: {
    topUp: {
      bank_card: 'Top-up by bank card',
      instant_payment: 'Top-up by SBP transfer',
      cryptocurrency: 'Top-up in cryptocurrency',
    },
    bonus: 'Top-up bonus',
    opening: 'Starting balance',
    correction: 'Correction by support',
    topUpRefund: 'Refund of a top-up',
    disputeWon: 'Refund of a top-up taken back',
    debtPayment: 'Debt for a refunded top-up',
    unban: (server) => (server === null ? 'Unban on all servers' : `Unban, ${server}`),
    unbanRefund: (server) => `Refund: the unban on ${server} didn't go through`,
    buy: ({ role, server, period }) => `${role} ${PERIOD[period]}, ${server}`,
    upgrade: ({ role, server, period }) => `Upgrade to ${role} ${PERIOD[period]}, ${server}`,
    extend: ({ role, server, period }) => `${role} extended ${PERIOD[period]}, ${server}`,
    orderRefund: ({ role, server, period }) => `Refund: ${role} ${PERIOD[period]} wasn't delivered on ${server}`,
    wipeRefund: ({ role, server, period }) => `Refund after the wipe of ${server}: ${role} ${PERIOD[period]}`,
    gift: ({ role, server, period }, login) => `Gift to ${login}: ${role} ${PERIOD[period]}, ${server}`,
    roleTransfer: (role, from, to) => `${role} transferred from ${from} to ${to}`,
  },
  documents: {
    refused: {
      json: "This isn't a valid document.",
      size: 'The document is too large.',
      depth: 'Blocks are nested too deeply.',
      nodes: 'Too many blocks.',
      text: 'Too much text.',
      pictures: 'Too many pictures: 200 at most.',
      characters: 'There are invisible or misleading characters here.',
      type: "This block can't be used here.",
      unknown: 'Unknown property.',
      missing: 'Fill in this field.',
      link: 'A link must start with https:// or lead to a page on this site.',
      length: 'Wrong number of items or too long a text.',
      twice: 'This is a duplicate.',
      value: "This value isn't valid.",
    },
    missing: {
      text: 'Write the text in at least one language.',
      title: 'Add a title.',
      summary: 'Add a summary.',
      body: 'Add the text.',
      alt: "Describe the picture for readers who can't see it.",
      language: "There's no text in this language yet.",
      cover: 'Add a cover.',
      server: 'Choose the server this page is about.',
    },
    wrong: {
      slugTaken: 'This address is taken.',
      slugReserved: 'This address is reserved by the site.',
      noSuchTag: "This tag doesn't exist.",
      noSuchServer: "This server doesn't exist.",
      serverHasPage: 'This server already has a page: edit it or restore it from the trash.',
      noSuchImage: 'This picture no longer exists: upload it again.',
      publishAtMissing: 'Choose when to publish.',
      publishAtPast: 'Choose a time in the future.',
      publishedAlready: 'The document is already published.',
      publishedBefore: "A published document can't become a draft: unpublish it instead.",
      publishedNever: "The document hasn't been published yet.",
      tagTaken: 'A tag with this English name already exists with a different Russian name.',
      tagTitle: 'Use letters or digits. The English name takes Latin letters only.',
    },
  },
  bots: {
    help: (brand) =>
      `This is the ${brand} bot: it sends sign-in codes. To link it to your account, open two-factor sign-in or sign-in methods in your account settings on the site and send the command you see there: /link and a code.`,
    failed: 'Something went wrong on our side. Send the command again in a minute.',
    link: {
      unknown:
        'This code is wrong or has expired. Get a new one in your account settings on the site and send it within ten minutes.',
      taken: 'This profile is already linked to another account. Unlink it there first.',
      on: 'Another profile is already linked to your account. Unlink it in your account settings on the site first.',
    },
    linked: (login) =>
      `Done! Signing in to ${login} now takes a code from this chat. Save the recovery codes from your account settings: with them you can sign in without your phone.`,
    linkedService: (login) =>
      `Done! This Telegram is linked to ${login}. To get sign-in codes here, turn on two-factor sign-in in your account settings.`,
    mailGiven: (login, newEmail, contact) =>
      `Following a request to support, the email of ${login} is now ${newEmail}. Not you? Write to ${contact} right away and never share the codes you get here: they keep strangers out.`,
    factorsWaived: (login, contact) =>
      `Support received a request to turn off two-factor sign-in for ${login}: it says this phone is lost. If you're reading this, it isn't: sign in with a code within 24 hours to cancel the request, and write to ${contact}.`,
    code: {
      'sign-in': (code, login, brand) =>
        `${code} is the code to sign in to ${login} at ${brand}. Enter it only if you're signing in yourself, and never share it: our staff never ask for it. If it isn't you, change your password: someone else knows it.`,
      change: (code, login, brand) =>
        `${code} is the code to change two-factor sign-in of ${login} at ${brand}. You don't need it to sign in. Never share it: it can turn your protection off, and our staff never ask for it.`,
    },
  },
  share: {
    home: { label: 'Modded servers', title: 'Technology, magic and islands in the sky' },
    news: { label: 'News', title: "What's new on our servers" },
    mods: { label: 'Mods', title: 'Mods on our servers' },
    servers: { label: 'Servers', title: 'Choose where to play' },
    invite: {
      label: 'Invitation',
      title: (login) => `${login} invites you to play`,
      line: 'One account for four modded servers',
    },
    profile: {
      label: 'Player',
      played: (hours) => `${hours.toLocaleString('en')} ${hours === 1 ? 'hour' : 'hours'} played`,
    },
  },
  emails,
};
