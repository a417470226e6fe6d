import type { Schemas } from '@hoshikraft/api-client';
import { useLocale } from '@hoshikraft/i18n';
import { Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

/** Notices above the text: another language, or not published. */
export const DocumentNotes = ({ document }: { document: Pick<Schemas['Document'], 'draft' | 'locale'> }) => {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <>
      {document.draft && (
        <Notice tone="warn" title={t`Not published`}>
          {t`Only editors can see this page.`}
        </Notice>
      )}
      {document.locale !== locale && (
        <Notice>
          {document.locale === 'ru'
            ? t`This hasn't been translated into English yet, so it's shown in Russian.`
            : t`This hasn't been translated into Russian yet, so it's shown in English.`}
        </Notice>
      )}
    </>
  );
};
