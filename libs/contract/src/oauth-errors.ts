import { entry } from './error-entry.ts';

/** Errors of sign-in with another service, and of linking it. `{service}` is its name. */
export const oauthErrors = {
  oauth_over: entry(
    1,
    409,
    ['Вход не завершён', 'The sign-in was not finished'],
    [
      'Прошло больше десяти минут, ссылка уже использована или открыта в другом браузере. Начните вход заново.',
      'More than ten minutes have passed, or the link was used before or in another browser. Start again.',
    ],
  ),
  launcher_code_over: entry(
    1,
    409,
    ['Вход через браузер не завершён', 'The sign-in in the browser was not finished'],
    [
      'Прошло больше минуты, или этот вход уже использован. Начните вход в лаунчере заново.',
      'More than a minute has passed, or this sign-in was used already. Start again in the launcher.',
    ],
  ),
  service_refused: entry(
    1,
    409,
    ['{service} не подтвердил вход', '{service} did not confirm the sign-in'],
    ['Начните заново или войдите другим способом.', 'Start again, or sign in another way.'],
  ),
  service_unavailable: entry(
    9,
    503,
    ['{service} не отвечает', '{service} is not responding'],
    ['Попробуйте через минуту или войдите другим способом.', 'Try again in a minute, or sign in another way.'],
  ),
  service_taken: entry(
    1,
    409,
    ['Этот {service} привязан к другому игроку', 'This {service} account belongs to another player'],
    [
      'Выберите там другой аккаунт или сначала отвяжите этот у другого игрока.',
      'Choose another account there, or unlink this one from the other player first.',
    ],
  ),
  service_linked: entry(
    1,
    409,
    ['{service} уже привязан', '{service} is linked already'],
    ['Сначала отвяжите прежний аккаунт.', 'Unlink the account you linked before.'],
  ),
  sign_in_off: entry(
    1,
    409,
    ['Вход через {service} выключен', 'Sign-in with {service} is turned off'],
    [
      'Войдите другим способом и включите его в личном кабинете.',
      'Sign in another way and turn it on in your cabinet.',
    ],
  ),
  only_sign_in_method: entry(
    5,
    409,
    ['Это единственный способ входа', 'This is your only way to sign in'],
    [
      'Сначала включите вход по паролю, добавьте ключ доступа или привяжите другой сервис.',
      'Turn the password on, add a passkey or link another service first.',
    ],
  ),
  no_sign_in_method: entry(
    5,
    409,
    ['Этого способа входа пока нет', 'This way to sign in is not set up'],
    [
      'Сначала привяжите сервис или укажите почту и пароль.',
      'Link the service, or set an e-mail and a password first.',
    ],
  ),
};
