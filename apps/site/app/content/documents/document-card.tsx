import type { ListedDocument } from '@hoshikraft/api-client';
import { Time, useLocale } from '@hoshikraft/i18n';
import { Card, CardLink, classNames, Heading, Icon, ServerEmblem, Tag, Text } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useUnbrokenNames } from '../../framework/page/use-unbroken-names.ts';
import { CARD_SIZES, DocumentPicture } from './document-picture.tsx';
import './document-card.css';

/** The cover, or the emblem of the document's server if there is none. */
const Cover = ({ card, sizes }: { card: ListedDocument; sizes: string }) => {
  const server = card.servers[0];
  return (
    <div className="document-card__cover" style={server && ({ '--server-colour': server.color } as CSSProperties)}>
      {card.cover ? (
        // Hidden from screen readers: the title is enough.
        <DocumentPicture image={card.cover} alt="" sizes={sizes} />
      ) : server ? (
        <ServerEmblem server={server.id} size={96} />
      ) : (
        <Icon name={card.target === 'mods' ? 'cube' : 'news'} size={64} />
      )}
    </div>
  );
};

const About = ({ card }: { card: ListedDocument }) => {
  const minutes = card.readingMinutes;
  return (
    <p className="document-card__about">
      {card.publishedAt !== null && <Time at={card.publishedAt} format="day" />}
      <span>
        <Plural value={minutes} one={'#\u00a0min read'} other={'#\u00a0min read'} />
      </span>
    </p>
  );
};

const Servers = ({ card }: { card: ListedDocument }) => {
  const { t } = useLingui();
  return (
    <ul className="document-card__servers" aria-label={t`Servers`}>
      {card.servers.map(({ id, name }) => (
        <li key={id} title={name}>
          <ServerEmblem server={id} size={24} />
          <span className="hk-visually-hidden">{name}</span>
        </li>
      ))}
    </ul>
  );
};

const LEAD_SIZES = '(min-width: 1200px) 710px, (min-width: 900px) 58vw, calc(100vw - 32px)';

export interface DocumentCardProps {
  card: ListedDocument;
  level?: 2 | 3;
  /** Whether it is the first of a page: as wide as the page. */
  lead?: boolean;
}

/** A document in a list; the whole card is a link. */
export const DocumentCard = ({ card, level = 2, lead = false }: DocumentCardProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  const locale = useLocale();
  const unbroken = useUnbrokenNames();
  const foreign = card.locale === locale ? undefined : card.locale;
  return (
    <Card as="li" interactive flush className={classNames('document-card', lead && 'document-card--lead')}>
      <Cover card={card} sizes={lead ? LEAD_SIZES : CARD_SIZES} />
      <div className="document-card__words">
        <Heading level={level} size="h3" lang={foreign}>
          <CardLink href={to(`${card.target}/${card.id}`)}>{unbroken(card.title)}</CardLink>
        </Heading>
        <Text tone="muted" size="small" lang={foreign} className="document-card__summary">
          {card.summary}
        </Text>
        {foreign !== undefined && (
          <Tag tone="outline" icon="globe">
            {foreign === 'en' ? t`In English` : t`In Russian`}
          </Tag>
        )}
        <div className="document-card__end">
          {card.target === 'news' ? <About card={card} /> : <Servers card={card} />}
          {card.tags[0] && <span className="document-card__tag">{card.tags[0].title}</span>}
        </div>
      </div>
    </Card>
  );
};
