import { Loaded } from '@hoshikraft/async-state';
import { looksQueries } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { TabHead } from '../cabinet/tab-head.tsx';
import { definePage } from '../../framework/page/define-page.ts';
import { OutfitEditor } from './outfit-editor.tsx';
import './dressing-room.css';

const page = definePage({ queries: ({ api }) => ({ look: looksQueries.worn(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your appearance`}>
      <Skeleton variant="card" height={420} />
    </SkeletonGroup>
  );
};

const AppearancePage = () => {
  const { t } = useLingui();
  const session = useSession();
  const me = session.kind === 'signed-in' ? session.auth.data.login : null;
  return (
    <>
      <TabHead
        title={t`Skin and avatar`}
        lead={t`Skin, cape and avatar. Everyone sees your changes here and in the game within seconds.`}
      />
      <Loaded query={page.use().look} loading={<Loading />}>
        {(look) => me !== null && <OutfitEditor key={me} look={look} login={me} />}
      </Loaded>
    </>
  );
};

export default AppearancePage;
