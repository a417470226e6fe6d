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
  'Никому не сообщайте код: наши сотрудники его никогда не спрашивают. Не запрашивали его? Без кода ничего не изменится. Если письма приходят снова, смените пароль.';
const NOTICE_STRANGER = 'Это были не вы? Смените пароль и завершите чужие сессии в настройках аккаунта.';

const factor = (service: string | null): string => (service === null ? '' : ` Способ: ${service}.`);

const EVENTS: Readonly<Record<EventKind, (service: string | null) => { title: string; text: string }>> = {
  mail_set: () => ({ title: 'Почта привязана', text: 'Этот адрес теперь привязан к вашему аккаунту.' }),
  mail_changed: () => ({ title: 'Почта изменена', text: 'Теперь письма об аккаунте приходят на этот адрес.' }),
  mail_given: () => ({
    title: 'Почту сменила поддержка',
    text: 'По обращению в поддержку к аккаунту привязан этот адрес, все сессии завершены. Задайте новый пароль по ссылке из другого нашего письма.',
  }),
  mail_restored: () => ({
    title: 'Прежняя почта возвращена',
    text: 'Смена почты отменена: аккаунт снова привязан к этому адресу, все сессии завершены.',
  }),
  password_set: () => ({ title: 'Пароль задан', text: 'Теперь в аккаунт можно войти по паролю.' }),
  password_changed: () => ({
    title: 'Пароль изменён',
    text: 'Пароль вашего аккаунта изменён. Остальные сессии завершены.',
  }),
  password_reset: () => ({
    title: 'Пароль восстановлен',
    text: 'Новый пароль задан по ссылке из письма. Все сессии завершены.',
  }),
  factor_on: (service) => ({
    title: 'Двухфакторная защита включена',
    text: `Теперь для входа нужен ещё и код.${factor(service)}`,
  }),
  factor_off: (service) => ({
    title: 'Двухфакторная защита отключена',
    text: `Код при входе больше не нужен.${factor(service)}`,
  }),
  factors_waived: () => ({
    title: 'Двухфакторную защиту могут отключить',
    text: 'В поддержку сообщили, что вы потеряли телефон и коды восстановления. Через сутки после этого письма и ещё неделю восстановление пароля будет отключать двухфакторную защиту. Телефон или коды у вас? Войдите один раз с кодом, и запрос отменится.',
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
    text: 'Теперь с ним можно войти в аккаунт без пароля и кода.',
  }),
  passkey_removed: () => ({ title: 'Ключ доступа удалён', text: 'С ним больше нельзя войти в аккаунт.' }),
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
    text: 'Теперь в аккаунт можно войти и этим способом.',
  }),
  sign_in_off: (service) => ({
    title: `Способ входа отключён: ${service ?? ''}`,
    text: 'Этим способом не войти, пока вы не включите его снова.',
  }),
  new_device: () => ({
    title: 'Вход с нового устройства',
    text: 'В ваш аккаунт вошли с нового устройства или из нового места.',
  }),
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
  greeting: (login) => `Здравствуйте, ${login}!`,
  facts: { when: 'Когда', device: 'Устройство', address: 'Сеть' },
  device: (browser, system) => [browser, system].filter(Boolean).join(', ') || 'неизвестное устройство',
  byHand: 'Кнопка не работает? Откройте ссылку:',
  because: (brand) => `Это автоматическое письмо: к этому адресу привязан аккаунт ${brand}. Отвечать на него не нужно.`,
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
          ? ['В поддержку написали от вашего имени, что доступ к этой почте потерян. Все сессии завершены.']
          : []),
        `Аккаунт теперь привязан к адресу ${newEmail}. Сюда письма о нём больше приходить не будут.`,
        'Если это были не вы, верните прежнюю почту в течение суток. Входить в аккаунт для этого не нужно.',
      ],
      button: 'Вернуть прежнюю почту',
      stranger: 'Если это были вы, ничего делать не нужно.',
    }),
    password_reset: (_args, brand) => ({
      subject: `Восстановление пароля ${brand}`,
      title: 'Восстановление пароля',
      text: ['Нажмите на кнопку и задайте новый пароль. Ссылка действует час и сработает один раз.'],
      button: 'Задать новый пароль',
      stranger: 'Не запрашивали? Просто удалите письмо: пароль останется прежним.',
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
    deletion: ({ deleteAt }, brand) => ({
      subject: `Аккаунт ${brand} будет удалён ${formatDay(deleteAt)}`,
      title: 'Аккаунт будет удалён',
      text: [
        `${formatDay(deleteAt)} мы удалим его навсегда вместе с ником, балансом и привилегиями. Все сессии завершены.`,
        'Передумали? Войдите до этого дня и сохраните аккаунт.',
      ],
      button: 'Сохранить аккаунт',
      stranger: 'Это были не вы? Войдите, сохраните аккаунт и смените пароль.',
    }),
    export: ({ until }, brand) => ({
      subject: `Ваши данные с ${brand} готовы`,
      title: 'Ваши данные готовы',
      text: [`Войдите и скачайте архив на странице приватности. ${formatDay(until)} мы его удалим.`],
      button: 'Открыть страницу приватности',
      stranger: 'Не запрашивали? Скачать архив можно, только войдя в ваш аккаунт: смените пароль.',
    }),
    gift: ({ giver, role, server, endsAt }, brand) => ({
      subject: `${giver} дарит вам привилегию «${role}» — ${brand}`,
      title: `Вам подарок: ${role}`,
      text: [
        `${giver} дарит вам привилегию «${role}» на сервере ${server}. Она ваша ${endsAt === null ? 'навсегда' : `до ${formatDay(endsAt)}`}, платить ничего не нужно.`,
      ],
      button: 'Мои привилегии',
      stranger: 'Не знаете этого игрока? Подарок всё равно ваш. Никому не платите за него и не сообщайте пароль.',
    }),
  },
};
