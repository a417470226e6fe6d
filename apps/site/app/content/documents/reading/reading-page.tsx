import { type QueryState, Loaded } from '@hoshikraft/async-state';
import type { Schemas } from '@hoshikraft/api-client';
import { hasPermission, useSession } from '@hoshikraft/auth-session';
import { Button, Card, PageColumn, Row, Skeleton, SkeletonGroup, SkeletonText } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHead } from '../../../framework/page/page-head.tsx';
import { usePagePath, useSiteFacts } from '../../../framework/page/site-facts.tsx';
import { Body } from '../body/body.tsx';
import type { ReadTarget } from '../documents-view.ts';
import { DocumentHeader } from './document-header.tsx';
import { LikeButton } from './like-button.tsx';
import { Neighbours, Related } from './neighbours.tsx';
import { ReadingColumns } from './reading-columns.tsx';
import { ShareButton } from './share-button.tsx';
import { useReadingTime } from './use-reading-time.ts';

type Document = Schemas['Document'];

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the text`}>
      <Skeleton variant="title" />
      <Skeleton variant="card" height={360} />
      <Card size="large">
        <SkeletonText lines={12} />
      </Card>
    </SkeletonGroup>
  );
};

const Actions = ({ target, document }: { target: ReadTarget; document: Document }) => {
  const { t } = useLingui();
  const { primaryOrigin } = useSiteFacts();
  const to = usePagePath();
  const mayEdit = hasPermission(useSession(), 'web.documents.edit');
  const path = to(`${target}/${document.id}`);
  return (
    <Row gap={3} className="reading-actions">
      {!document.draft && <LikeButton document={document} />}
      {!document.draft && <ShareButton title={document.title} url={primaryOrigin + path} />}
      {mayEdit && (
        <Button startIcon="pen" href={to(`${target}/${document.key}/edit`)}>
          {t`Edit`}
        </Button>
      )}
    </Row>
  );
};

interface ReadingProps {
  target: ReadTarget;
  document: Document;
  /** Facts beside the text, specific to the kind of document. */
  facts?: ReactNode;
}

const Reading = ({ target, document, facts }: ReadingProps) => {
  const to = usePagePath();
  useReadingTime(document.draft ? null : document.key);
  return (
    <>
      <article className="reading">
        <DocumentHeader target={target} document={document} />
        <ReadingColumns page={to(`${target}/${document.id}`)} body={document.body} facts={facts}>
          <Card size="large">
            <div lang={document.locale}>
              <Body body={document.body} images={document.images} />
            </div>
            <Actions target={target} document={document} />
          </Card>
        </ReadingColumns>
      </article>
      <Neighbours target={target} document={document} />
      <Related target={target} document={document} />
    </>
  );
};

export interface ReadingPageProps {
  target: ReadTarget;
  /** Page title until the document is loaded. */
  title: string;
  answer: QueryState<Document>;
  facts?: (document: Document) => ReactNode;
}

/** The page of one document. */
export const ReadingPage = ({ target, title, answer, facts: besides }: ReadingPageProps) => {
  const { data } = answer;
  return (
    <PageColumn page sky>
      <PageHead
        title={data?.title ?? title}
        description={data?.summary ?? title}
        hidden={data?.draft}
        locales={data?.locales}
        article={data}
        pictured={data?.cover ? [data.cover.id] : []}
      />
      <Loaded query={answer} level={1} loading={<Loading />}>
        {(document) => <Reading key={document.key} target={target} document={document} facts={besides?.(document)} />}
      </Loaded>
    </PageColumn>
  );
};
