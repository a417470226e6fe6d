import { usePageVisible } from '@hoshikraft/async-state';
import { playerPictureQuery } from '@hoshikraft/api-client';
import { Avatar } from '@hoshikraft/ui';
import { useQuery } from '@tanstack/react-query';
import { useLauncherFacts } from './launcher-facts.tsx';

const SIDE = 32;

/** A player's avatar as on the site; one made of the name until it is loaded, and without a network. */
export const PlayerAvatar = ({ login, alt }: { login: string; alt?: string }) => {
  const { apiUrl } = useLauncherFacts();
  const size = window.devicePixelRatio > 1 ? 64 : SIDE;
  const query = playerPictureQuery(apiUrl, { nickname: login, part: 'face', size });
  // Next to a game the window has no focus but may be visible.
  const { data } = useQuery({ ...query, enabled: usePageVisible() });
  return <Avatar login={login} src={data} size={SIDE} alt={alt} />;
};
