import type { ServerText } from '@hoshikraft/api-client';
import { hasPermission, useSession } from '@hoshikraft/auth-session';
import { Button, Card, Row, Section } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { Body } from '../../content/documents/body/body.tsx';
import { LikeButton } from '../../content/documents/reading/like-button.tsx';
import { DocumentNotes } from '../../content/documents/reading/document-notes.tsx';
import { useReadingTime } from '../../content/documents/reading/use-reading-time.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';

/** The document about a server, in the available language. */
export const ServerArticle = ({ document }: { document: ServerText }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const mayEdit = hasPermission(useSession(), 'web.documents.edit');
  useReadingTime(document.draft ? null : document.key);
  return (
    <Section
      title={t`About the server`}
      action={
        mayEdit && (
          <Button startIcon="pen" href={to(`servers/${document.key}/edit`)}>
            {t`Edit`}
          </Button>
        )
      }
    >
      <DocumentNotes document={document} />
      <div className="server-article">
        <Card size="large" lang={document.locale}>
          <Body body={document.body} images={document.images} />
        </Card>
        {!document.draft && (
          <Row>
            <LikeButton document={document} />
          </Row>
        )}
      </div>
    </Section>
  );
};
