import { usePageVisible } from '@hoshikraft/async-state';
import { avatarQuery } from '@hoshikraft/api-client';
import { Avatar } from '@hoshikraft/ui';
import { useQuery } from '@tanstack/react-query';
import { useLauncherFacts } from './launcher-facts.tsx';

const SIDE = 32;

/** A player's avatar as on the site; one made of the name until it is loaded, and without a network. */
export const PlayerAvatar = ({ login }: { login: string }) => {
  const { apiUrl } = useLauncherFacts();
  const query = avatarQuery(apiUrl, login, window.devicePixelRatio > 1 ? 64 : SIDE);
  // Next to a game the window has no focus but may be visible.
  const { data } = useQuery({ ...query, enabled: usePageVisible() });
  return <Avatar login={login} src={data} size={SIDE} />;
};
