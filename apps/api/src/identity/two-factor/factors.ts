import type { components } from '@hoshikraft/contract';
import type { Session } from '../../platform/http/authenticators.ts';
import type { Messenger } from '../../integrations/bots/bot.ts';
import type { CodePurpose } from '../../platform/messages/api-messages.ts';

export type Factor = components['schemas']['Factor'];

/** Numbers of the second factors; the contract fixes them (docs/product/accounts.md#second-factor). */
export const FACTORS = { telegram: 1, vk: 2, app: 3, passkey: 4 } as const satisfies Record<string, Factor>;

export const MESSENGER_OF: Readonly<Record<1 | 2, Messenger>> = { 1: 'telegram', 2: 'vk' };
export const FACTOR_OF: Readonly<Record<Messenger, 1 | 2>> = { telegram: FACTORS.telegram, vk: FACTORS.vk };

/** Returns what a code requested by a session is for. */
export const getCodePurpose = ({ pending }: Pick<Session, 'pending'>): CodePurpose =>
  pending === null ? 'change' : 'sign-in';
