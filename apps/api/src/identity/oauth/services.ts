import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { ApiError } from '../../platform/errors/api-error.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import type { ErrorType } from '@hoshikraft/contract';

export type LinkedService = components['schemas']['LinkedService'];
export type OauthService = components['schemas']['OauthService'];
export type SignInService = components['schemas']['SignInService'];

export const OAUTH_SERVICES = ['vk', 'yandex', 'google', 'steam', 'discord', 'youtube'] as const;
export const SIGN_IN_SERVICES = ['vk', 'yandex', 'google', 'steam'] as const;

export const signsIn = (service: LinkedService): service is SignInService =>
  (SIGN_IN_SERVICES as readonly string[]).includes(service);

const NAMES: Record<Exclude<LinkedService, 'yandex'>, string> = {
  vk: 'VK ID',
  google: 'Google',
  steam: 'Steam',
  discord: 'Discord',
  youtube: 'YouTube',
  telegram: 'Telegram',
};

const nameOf = (service: LinkedService, locale: Locale): string =>
  service === 'yandex' ? messagesFor(locale).yandex : NAMES[service];

/** Creates an error that names the service in the reader's language. */
export const serviceError = (type: ErrorType, service: LinkedService, locale: Locale, cause?: unknown): ApiError =>
  new ApiError(type, { values: { service: nameOf(service, locale) }, ...(cause === undefined ? {} : { cause }) });
