import type { QueryState } from '@hoshikraft/async-state';
import type { NewsCard } from '@hoshikraft/api-client';
import { Time, useLocale } from '@hoshikraft/i18n';
import { Button, Card, CardLink, Grid, Heading, PageColumn, Section, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { CARD_SIZES, DocumentPicture } from '../content/documents/document-picture.tsx';
import { usePagePath } from '../framework/page/site-facts.tsx';
import { useUnbrokenNames } from '../framework/page/use-unbroken-names.ts';
import '../content/documents/document-card.css';

const News = ({ news: { id, title, locale, cover, publishedAt } }: { news: NewsCard }) => {
  const to = usePagePath();
  const pageLocale = useLocale();
  const unbroken = useUnbrokenNames();
  return (
    <Card as="li" interactive flush className="document-card">
      <div className="document-card__cover">
        {cover && (
          // The title is enough: screen readers skip the picture.
          <DocumentPicture image={cover} alt="" sizes={CARD_SIZES} />
        )}
      </div>
      <div className="document-card__words">
        <Heading level={3} size="h3" lang={locale === pageLocale ? undefined : locale}>
          <CardLink href={to(`news/${id}`)}>{unbroken(title)}</CardLink>
        </Heading>
        {publishedAt !== null && (
          <span className="hk-subtle hk-small">
            <Time at={publishedAt} format="day" />
          </span>
        )}
      </div>
    </Card>
  );
};

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the news`}>
      <Grid min={320}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} variant="card" height={312} />
        ))}
      </Grid>
    </SkeletonGroup>
  );
};

/** The latest news; renders nothing if there are none or the call failed. */
export const HomeNews = ({ news: { data, error } }: { news: QueryState<readonly NewsCard[]> }) => {
  const { t } = useLingui();
  const to = usePagePath();
  if (data === undefined ? error : data.length === 0) return null;
  return (
    <PageColumn>
      <Section
        id="news"
        divider="lanterns"
        title={t`What's new`}
        action={
          <Button variant="quiet" className="home-more" endIcon="arrow-right" href={to('news')}>
            {t`All news`}
          </Button>
        }
      >
        {data === undefined ? (
          <Loading />
        ) : (
          <Grid as="ul" min={320}>
            {data.map((news) => (
              <News key={news.id} news={news} />
            ))}
          </Grid>
        )}
      </Section>
    </PageColumn>
  );
};
