import { Loaded } from '@hoshikraft/async-state';
import { looksQueries } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { showToast, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { TabHead } from '../cabinet/tab-head.tsx';
import { definePage } from '../../framework/page/define-page.ts';
import { SignInAgain } from '../../auth/sign-in/sign-in-again.tsx';
import { OutfitEditor } from './outfit-editor.tsx';
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

const AppearancePage = () => {
  const { t } = useLingui();
  const session = useSession();
  const client = useQueryClient();
  const me = session.kind === 'signed-in' ? session.auth.data.login : null;
  const handleSignIn = (login: string): void => {
    if (login === me)
      showToast({ type: 'success', text: t`You are signed in again. Nothing was lost: save once more.` });
    else void client.invalidateQueries();
  };
  return (
    <>
      <SignInAgain note={t`What you have chosen stays here.`} onDone={handleSignIn} />
      <TabHead
        title={t`Look`}
        lead={t`Skin, cape and avatar. What you save is seen by everybody here and in the game within seconds.`}
      />
      <Loaded query={page.use().look} loading={<Loading />}>
        {(look) => me !== null && <OutfitEditor key={me} look={look} login={me} />}
      </Loaded>
    </>
  );
};

export default AppearancePage;
