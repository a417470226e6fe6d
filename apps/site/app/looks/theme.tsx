import { Loaded } from '@hoshikraft/answers';
import { looksQueries, useApi } from '@hoshikraft/api-client';
import type { ThemeId } from '@hoshikraft/shared';
import { Skeleton, SkeletonGroup, ThemeSwatches } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { definePage } from '../page/define-page.ts';
import { TabHead } from '../cabinet/tab-head.tsx';
import { paintTheme } from '../shell/menus/paint-theme.ts';

const page = definePage({ queries: ({ api }) => ({ themes: looksQueries.theme(api) }) });
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
  const { mutate, isPending, variables } = useMutation({
    ...looksQueries.setTheme(useApi()),
    onError: () => paintTheme(current),
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
    paintTheme(theme);
    mutate(theme);
  };
  return <ThemeSwatches label={t`Theme`} names={names} value={isPending ? variables : current} onChange={choose} />;
};

const ThemePage = () => {
  const { t } = useLingui();
  return (
    <>
      <TabHead
        title={t`Theme`}
        lead={t`The colours in which you see the site, on every device. A choice is kept at once.`}
      />
      <Loaded query={page.use().themes} loading={<Loading />}>
        {({ current }) => <Choice current={current} />}
      </Loaded>
    </>
  );
};

export default ThemePage;
