import { Loaded } from '@hoshikraft/async-state';
import { looksQueries, type Schemas } from '@hoshikraft/api-client';
import { Skeleton, SkeletonGroup, Stack, Tabs } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { TabHead } from '../cabinet/tab-head.tsx';
import { definePage } from '../../framework/page/define-page.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { CoverChoice } from './cover-choice.tsx';
import { ProfilePreview, ownProfile } from './profile-preview.tsx';
import './looks.css';

type Part = keyof Schemas['ProfileCover'];

const page = definePage({
  queries: ({ api }) => ({
    glow: looksQueries.glow(api),
    style: looksQueries.style(api),
    art: looksQueries.art(api),
  }),
  optional: ownProfile,
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your cover`}>
      <Skeleton variant="card" height={320} />
    </SkeletonGroup>
  );
};

const PartTabs = ({ part }: { part: Part }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const parts: [Part, string][] = [
    ['glow', t`Glow`],
    ['style', t`Style`],
    ['art', t`Art`],
  ];
  return (
    <Tabs
      label={t`Parts of the cover`}
      items={parts.map(([id, label]) => ({ href: to(`cabinet/cover/${id}`), label, current: id === part }))}
    />
  );
};

const CoverPage = () => {
  const { t } = useLingui();
  const part = (useParams()['cover_part'] ?? 'glow') as Part;
  const { glow, style, art, profile } = page.use();
  return (
    <>
      <TabHead title={t`Profile cover`} lead={t`Everyone sees it behind your name. Changes are saved right away.`} />
      <Stack gap={4}>
        <PartTabs part={part} />
        <Loaded query={glow} loading={<Loading />}>
          {(glows) => (
            <Loaded query={style} loading={<Loading />}>
              {(styles) => (
                <Loaded query={art} loading={<Loading />}>
                  {(arts) => {
                    const cover = { glow: glows.current, style: styles.current, art: arts.current };
                    const { items } = { glow: glows, style: styles, art: arts }[part];
                    return (
                      <div className="with-preview">
                        <ProfilePreview profile={profile} cover={cover} />
                        <CoverChoice key={part} part={part} cover={cover} ids={items.map(({ id }) => id)} />
                      </div>
                    );
                  }}
                </Loaded>
              )}
            </Loaded>
          )}
        </Loaded>
      </Stack>
    </>
  );
};

export default CoverPage;
