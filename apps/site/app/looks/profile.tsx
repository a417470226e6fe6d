import { Loaded } from '@hoshikraft/answers';
import { looksQueries } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { TabHead } from '../cabinet/tab-head.tsx';
import { definePage } from '../page/define-page.ts';
import { DressingRoom } from './dressing-room.tsx';
import './dressing-room.css';

const page = definePage({ queries: ({ api }) => ({ look: looksQueries.worn(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading what you wear`}>
      <Skeleton variant="card" height={420} />
    </SkeletonGroup>
  );
};

const LookPage = () => {
  const { t } = useLingui();
  const session = useSession();
  return (
    <>
      <TabHead
        title={t`Look`}
        lead={t`Skin, cape and avatar. What you save is seen by everybody here and in the game within seconds.`}
      />
      <Loaded query={page.use().look} loading={<Loading />}>
        {(look) => session.kind === 'signed-in' && <DressingRoom look={look} login={session.auth.data.login} />}
      </Loaded>
    </>
  );
};

export default LookPage;
