import { type NewsCard, newsQueries, useApi } from '@hoshikraft/api-client';
import { useFormats, useLocale } from '@hoshikraft/i18n';
import { CardLink } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLauncherFacts, useSiteAddress } from '../shell/launcher-facts.tsx';
import './launch-news.css';

/** Number of cards above the button. */
const SHOWN = 2;
/** Width of a card's picture, CSS pixels. */
const COVER_WIDTH = 96;

const useCover = ({ cover }: NewsCard): string | undefined => {
  const { apiUrl } = useLauncherFacts();
  const needed = COVER_WIDTH * window.devicePixelRatio;
  const pictures = cover?.sources.filter(({ type }) => type === 'image/webp') ?? [];
  const { url } = pictures.find(({ width }) => width >= needed) ?? pictures.at(-1) ?? {};
  // At the root of the API's origin, which is the site's in production.
  return url && new URL(url, apiUrl).href;
};

const News = ({ news }: { news: NewsCard }) => {
  const site = useSiteAddress();
  const { date } = useFormats();
  const pageLocale = useLocale();
  const cover = useCover(news);
  const { id, title, locale, publishedAt } = news;
  return (
    <li className="launch-news__card">
      {cover && (
        <img
          src={cover}
          alt=""
          width={COVER_WIDTH}
          height={54}
          draggable={false}
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
        />
      )}
      <div className="launch-news__words">
        <h2 className="launch-news__title" lang={locale === pageLocale ? undefined : locale}>
          <CardLink href={site(`news/${id}`)}>{title}</CardLink>
        </h2>
        {publishedAt !== null && (
          <time className="hk-subtle" dateTime={publishedAt}>
            {date(publishedAt)}
          </time>
        )}
      </div>
    </li>
  );
};

/** The latest news, opened in the browser; nothing until they are loaded, and without a network. */
export const LaunchNews = () => {
  const { t } = useLingui();
  const { data } = useQuery(newsQueries.latest(useApi()));
  if (data === undefined || data.length === 0) return null;
  return (
    <ul className="launch-news" aria-label={t`News`}>
      {data.slice(0, SHOWN).map((news) => (
        <News key={news.id} news={news} />
      ))}
    </ul>
  );
};
