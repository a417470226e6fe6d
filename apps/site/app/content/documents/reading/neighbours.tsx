import type { Schemas } from '@hoshikraft/api-client';
import { Grid, Icon, Link, Section } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../../framework/page/site-facts.tsx';
import { DocumentCard } from '../document-card.tsx';
import type { ReadTarget } from '../documents-view.ts';

interface NeighboursProps {
  target: ReadTarget;
  document: Schemas['Document'];
}

/** The previous and the next document. */
export const Neighbours = ({ target, document: { previous, next } }: NeighboursProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  if (previous === null && next === null) return null;
  return (
    <nav className="reading-neighbours" aria-label={t`Previous and next`}>
      {previous && (
        <Link className="reading-neighbour" href={to(`${target}/${previous.id}`)} rel="prev">
          <span className="reading-neighbour__which">
            <Icon name="arrow-left" size={16} />
            {t`Previous`}
          </span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link className="reading-neighbour reading-neighbour--next" href={to(`${target}/${next.id}`)} rel="next">
          <span className="reading-neighbour__which">
            {t`Next`}
            <Icon name="arrow-right" size={16} />
          </span>
          {next.title}
        </Link>
      )}
    </nav>
  );
};

/** Related documents. */
export const Related = ({ target, document: { related } }: NeighboursProps) => {
  const { t } = useLingui();
  if (related.length === 0) return null;
  return (
    <Section title={target === 'news' ? t`Read also` : t`Related mods`}>
      <Grid as="ul" min={290} gap={5} className="documents-list">
        {related.map((card) => (
          <DocumentCard key={card.key} card={card} level={3} />
        ))}
      </Grid>
    </Section>
  );
};
