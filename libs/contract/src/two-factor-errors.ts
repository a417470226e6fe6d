import { entry } from './error-entry.ts';

/** Errors of second factors. */
export const twoFactorErrors = {
  two_factor_required: entry(
    -7,
    403,
    ['Нужно подтвердить вход', 'Confirm your sign-in'],
    ['Введите код из бота или приложения.', 'Enter the code from your bot or app.'],
  ),
  code_wrong: entry(
    1,
    422,
    ['Код не подошёл', "That code didn't work"],
    ['Проверьте код и введите его ещё раз.', 'Check the code and enter it again.'],
  ),
  factor_on: entry(
    5,
    409,
    ['Этот способ уже включён', 'This method is already on'],
    ['Чтобы сменить способ, сначала отключите прежний.', 'To change this method, turn the old one off first.'],
  ),
  factor_off: entry(
    5,
    409,
    ['Этот способ не включён', "This method isn't on"],
    ['Обновите страницу и попробуйте ещё раз.', 'Reload the page and try again.'],
  ),
  confirmation_over: entry(
    8,
    401,
    ['Слишком много неверных кодов', 'Too many wrong codes'],
    ['Войдите снова, и у вас будут новые попытки.', 'Sign in again to get more attempts.'],
  ),
};
