import { usePageShown } from '@hoshikraft/answers';
import { faceQuery } from '@hoshikraft/api-client';
import { Avatar } from '@hoshikraft/ui';
import { useQuery } from '@tanstack/react-query';
import { useLauncherFacts } from './launcher-facts.tsx';

const SIDE = 32;

/** A player's picture as the site shows it; one made of the name until it is there, and without a network. */
export const PlayerFace = ({ login }: { login: string }) => {
  const { apiUrl } = useLauncherFacts();
  const query = faceQuery(apiUrl, login, window.devicePixelRatio > 1 ? 64 : SIDE);
  // Beside a game the window has no focus, and is looked at nevertheless.
  const { data } = useQuery({ ...query, enabled: usePageShown() });
  return <Avatar login={login} src={data} size={SIDE} />;
};
