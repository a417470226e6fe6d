import { subjectOf } from '../people/people.ts';
import type { Grant } from './grants.ts';
import type { OauthProvider } from './identity-config.ts';

type Profile = (grant: Grant) => object;

const mailOf = ({ person, withMail }: Grant): string | undefined =>
  withMail && person.email !== null ? person.email : undefined;

/** The profile of a person in the format of each provider. */
export const PROFILES: Record<OauthProvider, Profile> = {
  vk: (grant) => ({
    user: {
      user_id: subjectOf(grant.person, 'vk'),
      first_name: grant.person.name,
      last_name: '',
      avatar: '',
      email: mailOf(grant) ?? '',
      sex: 0,
      verified: false,
      birthday: '',
    },
  }),
  google: (grant) => {
    const email = mailOf(grant);
    return {
      sub: subjectOf(grant.person, 'google'),
      name: grant.person.name,
      given_name: grant.person.name,
      ...(email === undefined ? {} : { email, email_verified: true }),
    };
  },
  yandex: (grant) => {
    const email = mailOf(grant);
    return {
      id: subjectOf(grant.person, 'yandex'),
      login: `person.${grant.person.id}`,
      client_id: grant.clientId,
      display_name: grant.person.name,
      real_name: grant.person.name,
      psuid: `1.AAAAAA.${grant.person.id}`,
      ...(email === undefined ? {} : { default_email: email, emails: [email] }),
    };
  },
  discord: (grant) => ({
    id: subjectOf(grant.person, 'discord'),
    username: `person_${grant.person.id}`,
    global_name: grant.person.name,
    discriminator: '0',
    avatar: null,
    ...(grant.scope.split(' ').includes('email') ? { email: mailOf(grant) ?? null, verified: true } : {}),
  }),
  youtube: (grant) => ({
    kind: 'youtube#channelListResponse',
    items: [
      {
        kind: 'youtube#channel',
        id: subjectOf(grant.person, 'youtube'),
        snippet: { title: grant.person.name, customUrl: `@person${grant.person.id}` },
      },
    ],
  }),
};
