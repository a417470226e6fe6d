import type { Identity } from './identity.ts';

/** How the profile of a user is requested from a service, and parsed. */
export interface OauthProfile {
  readonly scope: string;
  /** HTTP method; VK ID requires the token in a form as well. */
  readonly method: 'get' | 'post';
  subject(answer: Answer): unknown;
  name(answer: Answer): unknown;
}

type Answer = Readonly<Record<string, unknown>>;

const LONGEST_SUBJECT = 255;
const LONGEST_NAME = 100;

const isObject = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const within = (answer: Answer, key: string): Answer => {
  const inner = answer[key];
  return isObject(inner) ? inner : {};
};
const channelOf = ({ items }: Answer): Answer => {
  const first: unknown = Array.isArray(items) ? items[0] : undefined;
  return isObject(first) ? first : {};
};
const join = (...parts: unknown[]): string => parts.filter((part) => typeof part === 'string').join(' ');

export const oauthProfiles = {
  vk: {
    scope: 'vkid.personal_info',
    method: 'post',
    subject: (answer) => within(answer, 'user')['user_id'],
    name: (answer) => join(within(answer, 'user')['first_name'], within(answer, 'user')['last_name']),
  },
  yandex: {
    scope: 'login:info',
    method: 'get',
    subject: ({ id }) => id,
    name: ({ login, display_name: shown }) => login ?? shown,
  },
  google: { scope: 'openid profile', method: 'get', subject: ({ sub }) => sub, name: ({ name }) => name },
  discord: {
    scope: 'identify',
    method: 'get',
    subject: ({ id }) => id,
    name: ({ username }) => username,
  },
  youtube: {
    scope: 'https://www.googleapis.com/auth/youtube.readonly',
    method: 'get',
    subject: (answer) => channelOf(answer)['id'],
    name: (answer) => within(channelOf(answer), 'snippet')['title'],
  },
} as const satisfies Record<string, OauthProfile>;

const nameFrom = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const shown = value.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  return [...shown].slice(0, LONGEST_NAME).join('') || null;
};

/** @throws Error if the response has no valid subject */
export function parseProfile(profile: OauthProfile, answer: unknown): Identity {
  if (!isObject(answer)) throw new Error('the response is not an object');
  const id = profile.subject(answer);
  const subject = typeof id === 'number' && Number.isSafeInteger(id) ? String(id) : id;
  if (typeof subject !== 'string' || !/^[\x21-\x7e]+$/.test(subject) || subject.length > LONGEST_SUBJECT) {
    throw new Error('the response has no valid subject');
  }
  return { subject, name: nameFrom(profile.name(answer)) };
}
