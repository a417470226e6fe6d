import { usePageVisible } from '@hoshikraft/async-state';
import { playerPictureQuery, type Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, PixelFace } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLauncherFacts, useSiteAddress } from '../shell/launcher-facts.tsx';
import './rail-foot.css';

const HEIGHT = 112;

const Figure = ({ login }: { login: string }) => {
  const { apiUrl } = useLauncherFacts();
  const size = window.devicePixelRatio > 1 ? 224 : HEIGHT;
  const query = playerPictureQuery(apiUrl, { nickname: login, part: 'figure', size });
  const { data } = useQuery({ ...query, enabled: usePageVisible() });
  return (
    <span className="rail-foot__figure" aria-hidden="true">
      {data === undefined ? (
        <PixelFace login={login} size={HEIGHT / 2} />
      ) : (
        <img src={data} alt="" width={HEIGHT / 2} height={HEIGHT} draggable={false} />
      )}
    </span>
  );
};

/** The player's figure, balance and a link to top it up, at the foot of the rail. */
export const RailFoot = ({ auth }: { auth: Schemas['AuthState'] }) => {
  const { t } = useLingui();
  const site = useSiteAddress();
  const { money } = useFormats();
  const { login } = auth.data;
  return (
    <section className="rail-foot panel" aria-label={t`Your account`}>
      <Figure login={login} />
      <div className="rail-foot__words">
        <p className="rail-foot__login">{login}</p>
        <p className="rail-foot__balance hk-tabular">{money(auth.balance)}</p>
        <Button size="small" href={site('pay')}>
          {t`Top up`}
        </Button>
      </div>
    </section>
  );
};
