import { Card, classNames, Disclosure, Link } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useCurrentSection } from './use-current-section.ts';
import './contents.css';

export interface ContentsSection {
  /** Anchor on the page. */
  id: string;
  title: string;
}

interface ContentsProps {
  /** Address of the page. */
  page: string;
  sections: readonly ContentsSection[];
}

const Anchors = ({ page, sections, current }: ContentsProps & { current: string | undefined }) => (
  <ol className="site-contents__list">
    {sections.map(({ id, title }) => (
      <li key={id}>
        <Link
          className={classNames('site-contents__link', id === current && 'site-contents__link--current')}
          href={`${page}#${id}`}
          aria-current={id === current ? 'location' : undefined}
        >
          {title}
        </Link>
      </li>
    ))}
  </ol>
);

/** The sections of a long page: beside it on wide screens, collapsed above it on phones. */
export const Contents = ({ page, sections }: ContentsProps) => {
  const { t } = useLingui();
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav aria-label={t`Contents`}>
      <Card className="site-contents site-contents--wide">
        <Anchors page={page} sections={sections} current={current} />
      </Card>
      <Card className="site-contents site-contents--phone">
        <Disclosure summary={t`Contents`}>
          <Anchors page={page} sections={sections} current={current} />
        </Disclosure>
      </Card>
    </nav>
  );
};
