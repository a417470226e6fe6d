import type { EventKind, EmailText, EmailMessages, ServiceName } from './email-messages.ts';

const SERVICES: Readonly<Record<ServiceName, string>> = {
  telegram: 'Telegram',
  vk: 'ВКонтакте',
  discord: 'Discord',
  youtube: 'YouTube',
  google: 'Google',
  steam: 'Steam',
  yandex: 'Яндекс',
  app: 'приложение с кодами',
  passkey: 'ключ доступа',
  password: 'пароль',
};

const CODE_STRANGER =
  'Никому не сообщайте код: наши сотрудники его никогда не спрашивают. Это не вы? Без кода ничего не изменится. Если письма приходят снова, смените пароль.';
const NOTICE_STRANGER = 'Это не вы? Смените пароль и завершите чужие сеансы в личном кабинете.';

const factor = (service: string | null): string => (service === null ? 'Второй фактор' : `Второй фактор: ${service}`);

const EVENTS: Readonly<Record<EventKind, (service: string | null) => { title: string; text: string }>> = {
  mail_set: () => ({ title: 'Почта привязана', text: 'К вашему аккаунту привязан этот адрес почты.' }),
  mail_changed: () => ({ title: 'Почта изменена', text: 'Теперь письма об аккаунте приходят на этот адрес.' }),
  mail_given: () => ({
    title: 'Почту сменила поддержка',
    text: 'По обращению в поддержку к аккаунту привязан этот адрес, все сеансы завершены. Новый пароль задаётся по ссылке из другого нашего письма.',
  }),
  mail_restored: () => ({
    title: 'Прежняя почта возвращена',
    text: 'Смена почты отменена: аккаунт снова привязан к этому адресу, все сеансы завершены.',
  }),
  password_set: () => ({ title: 'Пароль задан', text: 'Теперь в аккаунт можно войти по паролю.' }),
  password_changed: () => ({
    title: 'Пароль изменён',
    text: 'Пароль вашего аккаунта изменён. Остальные сеансы завершены.',
  }),
  password_reset: () => ({
    title: 'Пароль восстановлен',
    text: 'Пароль задан заново по ссылке из письма. Все сеансы завершены.',
  }),
  factor_on: (service) => ({ title: 'Двухфакторная защита включена', text: `${factor(service)}.` }),
  factor_off: (service) => ({ title: 'Двухфакторная защита отключена', text: `${factor(service)}.` }),
  factors_waived: () => ({
    title: 'Второй фактор можно будет отключить',
    text: 'В поддержку сообщили, что телефон и коды восстановления потеряны. Через сутки после этого письма и в течение недели новый пароль, заданный по ссылке из письма, отключит второй фактор. Телефон или коды при вас? Войдите один раз с кодом: это всё отменит.',
  }),
  recovery_codes_made: () => ({
    title: 'Новые коды восстановления',
    text: 'Созданы новые коды восстановления, прежние больше не действуют.',
  }),
  recovery_code_used: () => ({
    title: 'Использован код восстановления',
    text: 'В аккаунт вошли по коду восстановления. Второй раз этот код не подойдёт.',
  }),
  passkey_added: () => ({
    title: 'Добавлен ключ доступа',
    text: 'Теперь по нему можно войти в аккаунт без пароля и кода.',
  }),
  passkey_removed: () => ({ title: 'Ключ доступа удалён', text: 'По нему больше нельзя войти в аккаунт.' }),
  service_linked: (service) => ({
    title: `Привязан сервис: ${service ?? ''}`,
    text: `К вашему аккаунту привязан сервис ${service ?? ''}.`,
  }),
  service_unlinked: (service) => ({
    title: `Отвязан сервис: ${service ?? ''}`,
    text: `Сервис ${service ?? ''} больше не привязан к вашему аккаунту.`,
  }),
  sign_in_on: (service) => ({
    title: `Способ входа включён: ${service ?? ''}`,
    text: 'Теперь в ваш аккаунт можно войти и этим способом.',
  }),
  sign_in_off: (service) => ({
    title: `Способ входа отключён: ${service ?? ''}`,
    text: 'Этим способом в ваш аккаунт больше не войти, пока его не включат снова.',
  }),
  new_device: () => ({ title: 'Вход с нового устройства', text: 'В ваш аккаунт вошли с нового устройства или места.' }),
};

const DAY = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' });
const formatDay = (time: string): string => DAY.format(new Date(time));

const code = (title: string, why: string): EmailText => ({
  subject: title,
  title,
  text: [why, 'Код действует 10 минут.'],
  stranger: CODE_STRANGER,
});

/** Texts of emails in Russian. */
export const emails: EmailMessages = {
  greeting: (login) => `${login}, здравствуйте!`,
  facts: { when: 'Когда', device: 'Устройство', address: 'Сеть' },
  device: (browser, system) => [browser, system].filter(Boolean).join(', ') || 'неизвестное устройство',
  byHand: 'Кнопка не работает? Откройте адрес:',
  because: (brand) =>
    `Письмо отправлено автоматически: на этот адрес ссылается аккаунт ${brand}. Отвечать на него не нужно.`,
  kinds: {
    mail_code_current: () =>
      code('Код для смены почты', 'Введите этот код на сайте, чтобы привязать к аккаунту другую почту.'),
    mail_code_new: (_args, brand) =>
      code('Код подтверждения почты', `Введите этот код на сайте, чтобы привязать этот адрес к аккаунту ${brand}.`),
    proof_code: () =>
      code('Код подтверждения', 'Введите этот код на сайте, чтобы подтвердить, что настройки меняете вы.'),
    mail_changed: ({ newEmail, byOperator }, brand) => ({
      subject: `Почта аккаунта ${brand} изменена`,
      title: 'Почта изменена',
      text: [
        ...(byOperator
          ? ['В поддержку написали от вашего имени: эта почта потеряна, нужна другая. Все сеансы завершены.']
          : []),
        `Аккаунт теперь привязан к адресу ${newEmail}. На этот адрес письма больше приходить не будут.`,
        'Если это были не вы, верните прежнюю почту: это можно сделать в течение суток. Войти для этого не нужно.',
      ],
      button: 'Вернуть прежнюю почту',
      stranger: 'Это были вы? Тогда ничего делать не нужно.',
    }),
    password_reset: (_args, brand) => ({
      subject: `Восстановление пароля ${brand}`,
      title: 'Восстановление пароля',
      text: ['Нажмите на кнопку и задайте новый пароль. Ссылка действует один час и сработает один раз.'],
      button: 'Задать новый пароль',
      stranger: 'Это не вы? Просто удалите письмо: пока ссылку не открыли, пароль остаётся прежним.',
    }),
    notice: ({ event, service }, brand) => {
      const { title, text } = EVENTS[event](service === null ? null : SERVICES[service]);
      return {
        subject: `${title} — ${brand}`,
        title,
        text: [text],
        button: 'Открыть настройки входа',
        stranger: NOTICE_STRANGER,
      };
    },
    gift: ({ giver, role, server, endsAt }, brand) => ({
      subject: `${giver} дарит вам привилегию «${role}» — ${brand}`,
      title: `Вам подарок: ${role}`,
      text: [
        `${giver} дарит вам привилегию «${role}» на сервере ${server}. Она ваша ${endsAt === null ? 'навсегда' : `до ${formatDay(endsAt)}`}, платить за неё не нужно.`,
      ],
      button: 'Мои привилегии',
      stranger: 'Не знаете этого игрока? Подарок всё равно ваш, и в ответ ничего не нужно: ни денег, ни пароля.',
    }),
  },
};
