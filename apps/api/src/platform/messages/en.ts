import type { ApiMessages } from './api-messages.ts';
import { emails } from './letters/en.ts';

const PERIOD = { month: 'for 31 days', three_months: 'for 93 days', forever: 'forever' };

export const en: ApiMessages = {
  fields: {
    loginLength: 'A nickname must be 3 to 16 characters long.',
    loginCharacters: 'Use only Latin letters, digits and underscores.',
    loginTaken: 'This nickname is taken.',
    emailForm: 'Check the e-mail address.',
    emailTaken: 'This e-mail address is already registered.',
    emailSame: 'This is the address that the account has now.',
    codeWrong: 'This is not the code. Check the digits in the letter.',
    codeOver: 'This code no longer works. Ask for a new one.',
    passwordLength: 'A password must be 8 to 128 characters long.',
    passwordCommon: 'This password is too common: think of another one.',
    passwordHasLogin: 'The password must not contain the nickname.',
    passwordsDiffer: 'The passwords do not match.',
    consentOffer: 'You need to accept the public offer.',
    consentPrivacy: 'You need to accept the privacy policy.',
    consentRules: 'You need to accept the rules.',
    inviteCodeUnknown: 'No player has this code. Check it, or leave the field empty.',
    captcha: 'Please pass the check again.',
    code: 'That code did not work. Check it and try again.',
  },
  yandex: 'Yandex',
  messengers: { telegram: 'Telegram', vk: 'VK' },
  codeTries: (left) => `That code did not work. Tries left: ${left}.`,
  recipientUnknown: 'There is no player with this nickname.',
  recipientBanned: 'This player is banned on this server.',
  coins: {
    opening: 'Opening coins',
    bonus: 'Daily bonus',
    referral: 'Hours played by friends',
    sent: (login) => `Sent to ${login}`,
    received: (login) => `Received from ${login}`,
  },
  historyTable: {
    at: 'When (UTC)',
    what: 'What for',
    roubles: 'Amount, RUB',
    balance: 'Balance after, RUB',
    coins: 'Coins',
    coinsAfter: 'Coins after',
  },
  coinTransfer: {
    unknown: 'There is no player with this nickname.',
    oneself: 'This is your own nickname.',
    missing: (coins) => `You have only ${coins.toLocaleString('en')}.`,
    freeAt: (when) => `You can send the whole amount from ${when} (UTC).`,
    tooMuch: 'Send it in parts on different days.',
  },
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
    wipeRefund: ({ role, server, period }) => `Refund after the wipe of ${server}: ${role} ${PERIOD[period]}`,
    gift: ({ role, server, period }, login) => `Gift to ${login}: ${role} ${PERIOD[period]}, ${server}`,
    roleTransfer: (role, from, to) => `${role} moved from ${from} to ${to}`,
  },
  documents: {
    refused: {
      json: 'This does not look like a document.',
      size: 'The document is too large.',
      depth: 'Too many blocks inside each other.',
      nodes: 'Too many blocks.',
      text: 'Too much text.',
      pictures: 'Too many pictures: 200 at most.',
      characters: 'There are invisible or misleading characters here.',
      type: 'There can be no such block here.',
      unknown: 'Unknown property.',
      missing: 'Required.',
      link: 'A link must begin with https:// or lead to a page of this site.',
      length: 'Too many, too few or too long.',
      twice: 'This is there already.',
      value: 'Wrong value.',
    },
    missing: {
      text: 'Write the text in at least one language.',
      title: 'A title is needed.',
      summary: 'A summary is needed.',
      body: 'The text is needed.',
      alt: 'Describe the picture in words.',
      language: 'There is no text in this language.',
      cover: 'There is no cover.',
      server: 'Choose the server that the page is about.',
    },
    wrong: {
      slugTaken: 'This address is taken.',
      slugReserved: 'The site itself uses this address.',
      noSuchTag: 'There is no such tag.',
      noSuchServer: 'There is no such server.',
      serverHasPage: 'This server has a page already: edit it, or restore it from the trash.',
      noSuchImage: 'This picture is no longer there: upload it again.',
      publishAtMissing: 'Choose the day and time of publishing.',
      publishAtPast: 'This time has passed.',
      publishedAlready: 'The document is published already.',
      publishedBefore: 'The document has been published before: unpublish it.',
      publishedNever: 'The document has never been published.',
      tagTaken: 'A tag with this English name exists, and its Russian name is another one.',
      tagTitle: 'Letters or digits are needed, Latin ones in the English name.',
    },
  },
  bots: {
    help: (brand) =>
      `This is the bot of ${brand}. It sends sign-in codes. To link it to your account, open two-factor protection or the sign-in methods in the cabinet of the site and send here the command that you see there: /link and a code.`,
    failed: 'That did not work: we are having trouble. Send the command again in a minute.',
    link: {
      unknown: 'There is no such code, or it is too old. Get a new one in the cabinet and send it within ten minutes.',
      taken: 'This profile is linked to another account already. Turn it off there first.',
      on: 'Another profile is linked to the account already. Turn it off in the cabinet first.',
    },
    linked: (login) =>
      `Done: signing in to ${login} now takes a code from here. Keep the recovery codes of the cabinet: they let you in without your phone.`,
    linkedService: (login) =>
      `Done: this Telegram is linked to ${login}. It gets no sign-in codes: the protection is turned on separately, in the cabinet.`,
    mailGiven: (login, newEmail, contact) =>
      `Our staff were asked to give ${login} another e-mail, and it is ${newEmail} now. Was it not you? Write to ${contact} at once, and tell nobody the codes that come here: they keep strangers out.`,
    factorsWaived: (login, contact) =>
      `Our staff were told that this phone is lost, and that the second factor of ${login} has to go. You are reading this, so it is not: sign in with a code within 24 hours, which stops it, and write to ${contact}.`,
    code: {
      'sign-in': (code, login, brand) =>
        `${code} is the code to sign in to ${login} at ${brand}. Enter it only where you are signing in yourself, and tell it to nobody: our staff never ask for it. If this is not you, change your password: somebody else knows it.`,
      change: (code, login, brand) =>
        `${code} is the code to change the protection of ${login} at ${brand}. Signing in does not need it. Tell it to nobody: it turns your protection off, and our staff never ask for it.`,
    },
  },
  share: {
    home: { label: 'Modded servers', title: 'Technology, magic and islands in the sky' },
    news: { label: 'News', title: 'What is new on our servers' },
    mods: { label: 'Mods', title: 'The mods of our servers' },
    servers: { label: 'Servers', title: 'Choose where to play' },
    invite: {
      label: 'Invitation',
      title: (login) => `${login} invites you to play`,
      line: 'One account for four servers with mods',
    },
    profile: {
      label: 'Player',
      played: (hours) => `${hours.toLocaleString('en')} ${hours === 1 ? 'hour' : 'hours'} played`,
    },
  },
  emails,
};
