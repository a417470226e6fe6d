import { useLocale } from '@hoshikraft/i18n';
import { type Missing, missingForPublishing } from '@hoshikraft/document';
import { type Locale, LOCALES } from '@hoshikraft/shared';
import { Card, Heading, PageColumn, showToast, Tag } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageHead } from '../../../framework/page/page-head.tsx';
import { PicturesProvider } from '../body/views/pictures-context.ts';
import { EditingProvider } from '../editing.ts';
import { picturesOf } from '../editor-state.ts';
import { ServerFactsForm } from '../fields/server-facts-form.tsx';
import { TextColumn } from '../fields/text-column.tsx';
import { type DocumentEditorOptions, useDocumentEditor } from '../use-document-editor.ts';
import { titleOf, toContent } from '../written.ts';
import { DocumentNotices } from './document-notices.tsx';
import { goToInspector, goToMissing, goToTitle } from './go-to.ts';
import { Inspector } from './inspector.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { Preview } from './preview.tsx';
import { PublishQuestion } from './publish-question.tsx';
import { SaveBar } from './save-bar.tsx';
import { usePageTitle } from './use-page-title.ts';
import { useStateWords } from './use-state-words.ts';

/** Editor of one document: both languages, shared fields and actions. */
export const DocumentEditor = (options: Omit<DocumentEditorOptions, 'onPublished'>) => {
  const { t } = useLingui();
  const locale = useLocale();
  const states = useStateWords();
  const [shown, setShown] = useState<Locale>(locale);
  const [preview, setPreview] = useState(false);
  const [aboutOpen, setAboutOpen] = useState(false);
  const work = useDocumentEditor({
    ...options,
    onPublished: () => showToast({ type: 'success', text: t`The document is now published: readers can see it.` }),
  });
  const { editing, keeping, save } = work;
  const { target, state } = editing;
  const { base, written } = state;
  const pageTitle = usePageTitle(target, base === null);
  const title = titleOf(written, locale);
  const missing = missingForPublishing(target, toContent(written));
  const goTo = (one: Missing): void => {
    const language = one.locale ?? shown;
    setPreview(false);
    setShown(language);
    setAboutOpen(true);
    // The tab of its language has to be open first.
    requestAnimationFrame(() => goToMissing(one, missing, language));
  };
  /** The pressed button is gone: move the focus to the title. */
  const writeOn = (): void => void requestAnimationFrame(() => goToTitle(shown));
  return (
    <EditingProvider value={editing}>
      <PicturesProvider value={{ images: picturesOf(state) }}>
        <PageColumn page sky>
          <PageHead title={title === '' ? pageTitle : title} description={pageTitle} hidden />
          <div className="editor">
            <header className="editor-head">
              <Heading level={1}>{pageTitle}</Heading>
              {base !== null && <Tag tone={base.state === 'published' ? 'success' : 'info'}>{states[base.state]}</Tag>}
            </header>
            <DocumentNotices work={work} onWriteOn={writeOn} />
            {preview && <Preview />}
            <div className="editor-layout" hidden={preview}>
              <div className="editor-main">
                <LanguageTabs shown={shown} onShow={setShown} missing={missing} />
                {LOCALES.map((one) => (
                  <TextColumn key={one} locale={one} shown={one === shown} />
                ))}
                {target === 'servers' && written.servers.length > 0 && (
                  <Card as="section" aria-labelledby="editor-facts">
                    <ServerFactsForm />
                  </Card>
                )}
              </div>
              <Inspector open={aboutOpen} onOpen={setAboutOpen} missing={missing} onGo={goTo} />
            </div>
            <SaveBar
              saving={save.saving}
              keeping={keeping}
              preview={preview}
              missing={missing.filter(({ weight }) => weight === 'required')}
              onMissing={goTo}
              onPreview={() => setPreview(!preview)}
              onAbout={() => {
                setPreview(false);
                setAboutOpen(true);
                requestAnimationFrame(goToInspector);
              }}
              onSave={save.save}
            />
            <PublishQuestion question={save.question} live={base?.state === 'published'} />
          </div>
        </PageColumn>
      </PicturesProvider>
    </EditingProvider>
  );
};
