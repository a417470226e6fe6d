import { Loaded } from '@hoshikraft/async-state';
import { looksQueries, useApi } from '@hoshikraft/api-client';
import type { ThemeId } from '@hoshikraft/shared';
import { Skeleton, SkeletonGroup, ThemeSwatches } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { definePage } from '../../framework/page/define-page.ts';
import { TabHead } from '../cabinet/tab-head.tsx';
import { storeAccountTheme, applyTheme } from '../../shell/menus/apply-theme.ts';
import { ChoiceState } from './choice-state.tsx';
import { ProfilePreview, ownProfile } from './profile-preview.tsx';
import './looks.css';

const page = definePage({
  queries: ({ api }) => ({ themes: looksQueries.theme(api) }),
  optional: ownProfile,
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the themes`}>
      <Skeleton variant="card" height={280} />
    </SkeletonGroup>
  );
};

const Choice = ({ current }: { current: ThemeId }) => {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const set = useMutation({
    ...looksQueries.setTheme(api),
    onSettled: () => {
      const chosen = client.getQueryData(looksQueries.theme(api).queryKey)?.current ?? current;
      applyTheme(chosen);
      storeAccountTheme(chosen);
    },
  });
  const names: Readonly<Record<ThemeId, string>> = {
    octarine: t`Octarine`,
    'sea-wave': t`Sea wave`,
    'amber-orange': t`Amber orange`,
    'starry-night': t`Starry night`,
    sakura: t`Sakura`,
    matcha: t`Matcha`,
  };
  const choose = (theme: ThemeId): void => {
    applyTheme(theme);
    set.mutate(theme);
  };
  return (
    <div>
      <ThemeSwatches label={t`Theme`} names={names} value={current} onChange={choose} />
      <ChoiceState {...set} />
    </div>
  );
};

const ThemePage = () => {
  const { t } = useLingui();
  const { themes, profile } = page.use();
  return (
    <>
      <TabHead title={t`Theme`} lead={t`The site's colours on all your devices. Changes are saved right away.`} />
      <div className="with-preview">
        <ProfilePreview profile={profile} />
        <Loaded query={themes} loading={<Loading />}>
          {({ current }) => <Choice current={current} />}
        </Loaded>
      </div>
    </>
  );
};

export default ThemePage;
