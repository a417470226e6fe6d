import { ApiFailure, oauthCalls, useApi } from '@hoshikraft/api-client';
import { failureText } from '@hoshikraft/answers';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { keepReturn } from './kept-return.ts';
import { leaveFor } from './leave-for.ts';
import { type OauthService, signsIn } from './services.ts';

export interface ServiceDoor {
  /** The service that is being gone to; null while nobody goes anywhere. */
  going: OauthService | null;
  /** Why one cannot go there now. */
  problem: string | null;
  go: (service: OauthService) => Promise<void>;
}

export interface DoorOptions {
  /** To sign in, to link to the player, or to prove who the player is. */
  purpose: 'begin' | 'link' | 'prove';
  /** Query of the page that is asked for afterwards, such as `?return_to=/ru/store`. */
  search: string;
}

/** The way to another service. Where it does not answer, that is said here, and every other way stays open. */
export const useServiceDoor = ({ purpose, search }: DoorOptions): ServiceDoor => {
  const api = useApi();
  const { i18n } = useLingui();
  const [going, setGoing] = useState<OauthService | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const begin = (service: OauthService) => {
    if (purpose === 'link') return oauthCalls.link(api, service);
    if (!signsIn(service)) throw new Error('Nobody signs in with this service.');
    return oauthCalls[purpose](api, service);
  };
  const go = async (service: OauthService): Promise<void> => {
    setGoing(service);
    setProblem(null);
    try {
      const { url } = await begin(service);
      keepReturn(search);
      leaveFor(url);
    } catch (error) {
      setGoing(null);
      if (error instanceof ApiFailure && error.code === 9) setProblem(`${error.message}. ${failureText(i18n, error)}`);
      else setProblem(failureText(i18n, error));
    }
  };
  return { going, problem, go };
};
