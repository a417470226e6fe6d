import type { components } from '@hoshikraft/contract';
import { maskEmail } from '../../community/players/mask-email.ts';
import type { Link, SignInAccount } from './links-repository.ts';
import { SIGN_IN_SERVICES, type SignInService, signsIn } from './services.ts';

type Authorization = components['schemas']['Authorization'];
export type Method = Authorization['methods'][number]['method'];

const METHODS = ['password', ...SIGN_IN_SERVICES, 'passkey'] as const;

const linkOf = ({ links }: SignInAccount, service: SignInService): Link | undefined =>
  links.find((link) => link.service === service);

/** Whether this sign-in method can be turned on. A password needs an email, because without one it could not be reset. */
export function isAvailable(account: SignInAccount, method: Method): boolean {
  if (method === 'password') return account.hasPassword && account.email !== null;
  return method === 'passkey' ? account.passkeys > 0 : linkOf(account, method) !== undefined;
}

/** Whether this sign-in method is on. */
export function isEnabled(account: SignInAccount, method: Method): boolean {
  if (method === 'password') return account.hasPassword && account.passwordSignIn;
  return method === 'passkey' ? account.passkeys > 0 : linkOf(account, method)?.signsIn === true;
}

/** Whether this is the player's only sign-in method (docs/product/accounts.md#sign-in-services). */
export const isOnlyMethod = (account: SignInAccount, method: Method): boolean =>
  isEnabled(account, method) && METHODS.every((one) => one === method || !isEnabled(account, one));

const isOnlyLink = (account: SignInAccount, { service }: Link): boolean =>
  signsIn(service) && isOnlyMethod(account, service);

export const presentAuthorization = (account: SignInAccount): Authorization => ({
  methods: METHODS.map((method) => ({
    method,
    available: isAvailable(account, method),
    enabled: isEnabled(account, method),
    only: isOnlyMethod(account, method),
  })),
  services: account.links.map((link) => ({
    service: link.service,
    name: link.name,
    linkedAt: link.linkedAt.toISOString(),
    only: isOnlyLink(account, link),
  })),
  email: account.email === null ? null : maskEmail(account.email),
  hasPassword: account.hasPassword,
});
