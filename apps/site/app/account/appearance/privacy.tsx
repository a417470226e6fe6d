import { Loaded } from '@hoshikraft/async-state';
import { cabinetQueries, exportQueries, profileQueries, type Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Button, Card, Skeleton, SkeletonGroup, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { TabHead } from '../cabinet/tab-head.tsx';
import { definePage } from '../../framework/page/define-page.ts';
import { DeleteAccount } from './delete-account.tsx';
import { MyData } from './my-data.tsx';
import { PrivacyPart } from './privacy-part.tsx';
import { PARTS, usePrivacyLabels } from './privacy-labels.ts';
import { useAsStranger } from './use-as-stranger.ts';
import './looks.css';

const page = definePage({
  queries: ({ api }) => ({ privacy: profileQueries.privacy(api) }),
  optional: ({ api }) => ({ overview: cabinetQueries.overview(api), data: exportQueries.state(api) }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const ProfileHead = lazy(async () => ({
  default: (await import('../../community/profile/profile-head.tsx')).ProfileHead,
}));

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading privacy settings`}>
      <Skeleton variant="card" height={420} />
    </SkeletonGroup>
  );
};

const Stranger = ({ login, privacy }: { login: string; privacy: Schemas['Privacy'] }) => {
  const { t } = useLingui();
  const { part } = usePrivacyLabels();
  const seen = useAsStranger(login, privacy);
  // Listed as text, since most parts are on other pages of the profile.
  const hiddenText = (hidden: Schemas['Profile']['hidden']): string => {
    if (hidden.length === 0) return t`Everyone can see your whole profile.`;
    const parts = PARTS.filter((one) => hidden.includes(one))
      .map((one) => part[one].title)
      .join(', ');
    return t`Hidden from others: ${parts}.`;
  };
  return (
    <Loaded query={seen} loading={<Loading />}>
      {(profile) => (
        <Suspense fallback={<Loading />}>
          <ProfileHead profile={profile} preview />
          <p className="hk-muted">{hiddenText(profile.hidden)}</p>
        </Suspense>
      )}
    </Loaded>
  );
};

const AsStranger = ({ privacy }: { privacy: Schemas['Privacy'] }) => {
  const { t } = useLingui();
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (session.kind !== 'signed-in') return null;
  return (
    <section aria-label={t`How others see me`} className="privacy-stranger">
      <Button startIcon={open ? 'eye-off' : 'eye'} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t`How others see me`}
      </Button>
      {open && <Stranger login={session.auth.data.login} privacy={privacy} />}
    </section>
  );
};

const PrivacyPage = () => {
  const { t } = useLingui();
  const { privacy: query, overview, data } = page.use();
  return (
    <>
      <TabHead
        title={t`Profile visibility`}
        lead={t`Who sees what on your profile, on leaderboards, in search and on charts. You and moderators see everything.`}
      />
      <Loaded query={query} loading={<Loading />}>
        {(privacy) => (
          <Stack gap={4}>
            <Card flush className="privacy-parts">
              {PARTS.map((part) => (
                <PrivacyPart key={part} part={part} shownTo={privacy[part]} />
              ))}
            </Card>
            <AsStranger privacy={privacy} />
            {data.data && <MyData {...data.data} />}
            {overview.data?.deleteAt === null && <DeleteAccount />}
          </Stack>
        )}
      </Loaded>
    </>
  );
};

export default PrivacyPage;
