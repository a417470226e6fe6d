import { useFormats } from '@hoshikraft/i18n';
import { BrandMark, Footer, type FooterGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMain } from '../framework/page/use-main.ts';
import { usePagePath, useSiteFacts } from '../framework/page/site-facts.tsx';
import { communitiesOf } from './communities.ts';

const useGroups = (): FooterGroup[] => {
  const { t } = useLingui();
  const to = usePagePath();
  const { number } = useFormats();
  const main = useMain();
  const support = main?.links.support_link;
  return [
    {
      title: t`Play`,
      links: [
        { href: to('start'), label: t`Start playing` },
        { href: to('servers'), label: t`Servers` },
        { href: to('stats'), label: t`Online statistics` },
        { href: to('store'), label: t`Store` },
        { href: to('pay'), label: t`Top up` },
      ],
    },
    {
      title: t`Players`,
      links: [
        { href: to('top/playtime'), label: t`Top players` },
        { href: to('player-search'), label: t`Find a player` },
        { href: to('banlist'), label: t`Ban list` },
      ],
    },
    {
      title: t`Project`,
      links: [
        { href: to('news'), label: t`News` },
        { href: to('mods'), label: t`Mods` },
        { href: to('rules'), label: t`Rules` },
        { href: to('team'), label: t`Team` },
        ...(support ? [{ href: support, label: t`Support`, external: true }] : []),
        { href: to('privacy'), label: t`Privacy policy` },
        { href: to('public-offer'), label: t`Public offer` },
      ],
    },
    {
      title: t`Communities`,
      links: communitiesOf(main).map(({ name, href, count }) => ({
        href,
        label: count === null ? name : `${name} · ${number(count)}`,
        external: true,
      })),
    },
  ];
};

/** The bottom of every page: the site's sections, documents, communities. */
export const SiteFooter = () => {
  const { t } = useLingui();
  const { brand } = useSiteFacts();
  return (
    <Footer
      brand={
        <>
          <BrandMark />
          {brand}
        </>
      }
      about={t`Anime-themed servers with mods, where the festival never ends.`}
      groups={useGroups()}
      legal={t`${brand} is a fan project and isn't affiliated with the makers of the game.`}
    />
  );
};
