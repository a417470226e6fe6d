import type { ApiWords } from './api-words.ts';

const PERIOD = { month: 'на 31 день', three_months: 'на 93 дня', forever: 'навсегда' };

export const ru: ApiWords = {
  fields: {
    loginLength: 'Ник должен быть длиной от 3 до 16 символов.',
    loginCharacters: 'В нике можно использовать латинские буквы, цифры и подчёркивание.',
    loginTaken: 'Этот ник уже занят.',
    emailForm: 'Проверьте адрес почты.',
    emailTaken: 'Эта почта уже зарегистрирована.',
    passwordLength: 'Пароль должен быть длиной от 8 до 128 символов.',
    passwordCommon: 'Этот пароль слишком распространён: придумайте другой.',
    passwordHasLogin: 'Пароль не должен содержать ник.',
    passwordsDiffer: 'Пароли не совпадают.',
    consentOffer: 'Нужно принять публичную оферту.',
    consentPrivacy: 'Нужно принять политику конфиденциальности.',
    consentRules: 'Нужно принять правила.',
    captcha: 'Пройдите проверку ещё раз.',
  },
  recipientUnknown: 'Игрока с таким ником нет.',
  ban: { never: 'Бан бессрочный.', until: (when) => `Бан действует до ${when} (UTC).` },
  joinRefused: {
    session: 'Не удалось подтвердить вход. Запустите игру из лаунчера ещё раз.',
    server: 'Этот клиент запущен для другого сервера. Выберите нужный сервер в лаунчере.',
  },
  methods: {
    bank_card: { title: 'Банковская карта', description: 'Мир, Visa или Mastercard. Зачисление сразу после оплаты.' },
    instant_payment: { title: 'СБП', description: 'Перевод через приложение вашего банка по QR-коду.' },
    cryptocurrency: {
      title: 'Криптовалюта',
      description: 'USDT, TON или Bitcoin. Зачисление после подтверждения сети, обычно до получаса.',
    },
  },
  topUp: {
    method: 'В вашем регионе так заплатить нельзя.',
    amount: (min, max) => `Сумма пополнения: от ${min} до ${max}\u00a0₽.`,
    order: (brand, login) => `Пополнение баланса ${brand}, игрок ${login}`,
  },
  activeRole: (roleName) => `Зачтён остаток «${roleName}»`,
  money: {
    topUp: {
      bank_card: 'Пополнение банковской картой',
      instant_payment: 'Пополнение через СБП',
      cryptocurrency: 'Пополнение криптовалютой',
    },
    bonus: 'Бонус за пополнение',
    opening: 'Начальный баланс',
    unban: (server) => (server === null ? 'Разбан на всех серверах' : `Разбан, ${server}`),
    unbanRefund: (server) => `Возврат за разбан: ${server} его не выполнил`,
    buy: ({ role, server, period }) => `Привилегия «${role}» ${PERIOD[period]}, ${server}`,
    upgrade: ({ role, server, period }) => `Повышение до «${role}» ${PERIOD[period]}, ${server}`,
    extend: ({ role, server, period }) => `Продление «${role}» ${PERIOD[period]}, ${server}`,
    orderRefund: ({ role, server, period }) => `Возврат: ${server} не выдал «${role}» ${PERIOD[period]}`,
    gift: ({ role, server, period }, login) => `Подарок для ${login}: «${role}» ${PERIOD[period]}, ${server}`,
  },
};
