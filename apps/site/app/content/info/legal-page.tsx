import { Loaded } from '@hoshikraft/async-state';
import type { MainState } from '@hoshikraft/api-client';
import { formatDate, useLocale } from '@hoshikraft/i18n';
import { Card, PageColumn, PageTitle, Prose, SidebarPage, Skeleton, SkeletonGroup, SkeletonText } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useMainQuery } from '../../framework/page/use-main.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { Contents } from '../../framework/page/contents.tsx';
import { fillLegalText, type LegalText, type LegalTexts } from './legal-text.ts';
import './info.css';

/** A paragraph with the operator's email address as a link, and names in `backticks` as code. */
const Paragraph = ({ words, email }: { words: string; email: string }) => (
  <p>
    {words.split(email).map((part, place) => (
      <Fragment key={place}>
        {place > 0 && <a href={`mailto:${email}`}>{email}</a>}
        {part.split('`').map((text, at) => (at % 2 === 1 ? <code key={at}>{text}</code> : text))}
      </Fragment>
    ))}
  </p>
);

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the document`}>
      <Card size="large">
        <Skeleton variant="title" />
        <SkeletonText lines={12} />
      </Card>
    </SkeletonGroup>
  );
};

const Document = ({ text, page, main }: { text: LegalText; page: string; main: MainState }) => {
  const { brand, operatorEmail: email, resellerName: reseller } = main;
  const { sections } = fillLegalText(text, { brand, email, reseller });
  return (
    <SidebarPage sidebar={<Contents page={page} sections={sections} />}>
      <Card as="article" size="large">
        <Prose className="info-document">
          {sections.map(({ id, title, paragraphs }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {paragraphs.map((words) => (
                <Paragraph key={words} words={words} email={email} />
              ))}
            </section>
          ))}
        </Prose>
      </Card>
    </SidebarPage>
  );
};

export interface LegalPageProps {
  texts: LegalTexts;
  /** Path of the page, without the locale. */
  path: string;
  description: string;
}

/** A legal document with a table of contents and the names of this installation. */
export const LegalPage = ({ texts, path, description }: LegalPageProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const to = usePagePath();
  const text = texts[locale];
  // A date without a time: the visitor's time zone must not shift it.
  const day = formatDate(text.inForceSince, locale, 'UTC');
  return (
    <PageColumn page sky>
      <PageHead title={text.title} description={description} />
      <div className="info-legal-title">
        <PageTitle title={text.title} lead={t`Effective ${day}`} />
      </div>
      <Loaded query={useMainQuery()} loading={<Loading />}>
        {(main) => <Document text={text} page={to(path)} main={main} />}
      </Loaded>
    </PageColumn>
  );
};
