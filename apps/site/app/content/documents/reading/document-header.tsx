import type { Schemas } from '@hoshikraft/api-client';
import { Time } from '@hoshikraft/i18n';
import { Heading, Icon, Link } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../../framework/page/site-facts.tsx';
import { useUnbrokenNames } from '../../../framework/page/use-unbroken-names.ts';
import { NamedPlayer } from '../../../community/players/named-player.tsx';
import { DocumentPicture } from '../document-picture.tsx';
import { addressOf, NO_FILTERS, type ReadTarget } from '../documents-view.ts';
import { DocumentNotes } from './document-notes.tsx';

interface HeaderProps {
  target: ReadTarget;
  document: Schemas['Document'];
}

const Tags = ({ target, document }: HeaderProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  if (document.tags.length === 0) return null;
  return (
    <ul className="reading-tags" aria-label={t`Tags`}>
      {document.tags.map(({ id, title }) => (
        <li key={id}>
          <Link className="reading-tag" href={to(addressOf(target, { ...NO_FILTERS, tag: id }))}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
};

const About = ({ document }: { document: Schemas['Document'] }) => {
  const { author, publishedAt, readingMinutes, views } = document;
  return (
    <div className="reading-about">
      <NamedPlayer login={author.login} picture={author.avatarOrSkin} />
      {publishedAt !== null && (
        <span>
          <Icon name="calendar" size={16} />
          <Time at={publishedAt} format="day" />
        </span>
      )}
      <span>
        <Icon name="clock" size={16} />
        <Plural value={readingMinutes} one={'#\u00a0min read'} other={'#\u00a0min read'} />
      </span>
      {views > 0 && (
        <span>
          <Icon name="eye" size={16} />
          <Plural value={views} one="# reader" other="# readers" />
        </span>
      )}
    </div>
  );
};

/** Title, cover and metadata above the text of a document. */
export const DocumentHeader = ({ target, document }: HeaderProps) => {
  const unbroken = useUnbrokenNames();
  return (
    <header className="reading-head">
      <Tags target={target} document={document} />
      <Heading level={1} lang={document.locale}>
        {unbroken(document.title)}
      </Heading>
      <p className="hk-lead hk-muted" lang={document.locale}>
        {document.summary}
      </p>
      <About document={document} />
      <DocumentNotes document={document} />
      {document.cover && (
        <DocumentPicture
          first
          image={document.cover}
          alt={document.coverAlt}
          sizes="(min-width: 1264px) 1200px, 100vw"
          className="reading-cover"
        />
      )}
    </header>
  );
};
