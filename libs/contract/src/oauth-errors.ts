import { entry } from './error-entry.ts';

/** Errors of sign-in with another service, and of linking it. `{service}` is its name. */
export const oauthErrors = {
  oauth_over: entry(
    1,
    409,
    ['Вход не завершён', "Sign-in wasn't completed"],
    [
      'Прошло больше десяти минут, либо ссылка уже использована или открыта в другом браузере. Начните вход заново.',
      'More than ten minutes have passed, or the link was already used or opened in another browser. Sign in again.',
    ],
  ),
  launcher_code_over: entry(
    1,
    409,
    ['Вход через браузер не завершён', "Browser sign-in wasn't completed"],
    [
      'Прошло больше минуты, или этот вход уже использован. Начните вход в лаунчере заново.',
      'More than a minute has passed, or this sign-in was already used. Start again in the launcher.',
    ],
  ),
  service_refused: entry(
    1,
    409,
    ['{service} не подтвердил вход', "{service} didn't confirm your sign-in"],
    ['Начните заново или войдите другим способом.', 'Try again or sign in another way.'],
  ),
  service_unavailable: entry(
    9,
    503,
    ['{service} не отвечает', "{service} isn't responding"],
    ['Попробуйте через минуту или войдите другим способом.', 'Try again in a minute or sign in another way.'],
  ),
  service_taken: entry(
    1,
    409,
    ['Этот аккаунт {service} привязан к другому игроку', 'This {service} account is linked to another player'],
    [
      'Выберите другой аккаунт {service} или сначала отвяжите этот от другого игрока.',
      'Choose another {service} account, or unlink this one from the other player first.',
    ],
  ),
  service_linked: entry(
    1,
    409,
    ['{service} уже привязан', '{service} is already linked'],
    ['Сначала отвяжите прежний аккаунт {service}.', 'Unlink the {service} account you linked before.'],
  ),
  sign_in_off: entry(
    1,
    409,
    ['Вход через {service} выключен', 'Sign-in with {service} is turned off'],
    [
      'Войдите другим способом и включите этот в настройках аккаунта.',
      'Sign in another way and turn this one on in your account settings.',
    ],
  ),
  only_sign_in_method: entry(
    5,
    409,
    ['Это единственный способ входа', 'This is your only way to sign in'],
    [
      'Сначала включите вход по паролю, добавьте ключ доступа или привяжите другой сервис.',
      'First turn on password sign-in, add a passkey or link another service.',
    ],
  ),
  no_sign_in_method: entry(
    5,
    409,
    ['Этого способа входа пока нет', "This sign-in method isn't set up"],
    ['Сначала привяжите сервис или укажите почту и пароль.', 'First link the service, or add an email and a password.'],
  ),
};
