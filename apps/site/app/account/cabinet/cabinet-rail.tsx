import { Icon, Link } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { type CabinetGroup, type CabinetPage, useCabinetGroups, useIsOverview } from './cabinet-groups.ts';

const Item = ({ href, label, icon, current }: Omit<CabinetPage, 'id'>) => (
  <Link className="cabinet-rail__link" href={href} aria-current={current ? 'page' : undefined}>
    <Icon name={icon} size={18} />
    {label}
  </Link>
);

const Group = ({ group: { id, title, pages } }: { group: CabinetGroup }) => (
  <>
    <p className="cabinet-rail__title" id={`cabinet-${id}`}>
      {title}
    </p>
    <ul aria-labelledby={`cabinet-${id}`}>
      {pages.map((page) => (
        <li key={page.id}>
          <Item {...page} />
        </li>
      ))}
    </ul>
  </>
);

/** The cabinet's pages in five groups, at the left of wide screens; narrow ones have the overview and a way back to it. */
export const CabinetRail = () => {
  const { t } = useLingui();
  const overview = usePagePath()('cabinet/overview');
  const isOverview = useIsOverview();
  const groups = useCabinetGroups();
  return (
    <nav className="cabinet-rail" aria-label={t`Account`}>
      <Item href={overview} label={t`Overview`} icon="home" current={isOverview} />
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </nav>
  );
};

/** The way from a page back to the list of all, on narrow screens. */
export const BackToOverview = () => {
  const { t } = useLingui();
  const overview = usePagePath()('cabinet/overview');
  return (
    <Link className="cabinet-back" href={overview}>
      <Icon name="chevron-left" size={18} />
      {t`Account`}
    </Link>
  );
};
