import { useLocale } from '@hoshikraft/i18n';
import { type Missing, missingForPublishing } from '@hoshikraft/document';
import { type Locale, LOCALES } from '@hoshikraft/shared';
import { Card, Heading, PageColumn, SegmentedControl, showToast, Stack, Tag } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageHead } from '../../../framework/page/page-head.tsx';
import { PicturesProvider } from '../body/views/pictures-context.ts';
import { Comparison } from '../compare/comparison.tsx';
import { Conflict } from '../compare/conflict.tsx';
import { EditingProvider } from '../editing.ts';
import { picturesOf } from '../editor-state.ts';
import { AddressField } from '../fields/address-field.tsx';
import { CoverField } from '../fields/cover-field.tsx';
import { ModFields } from '../fields/mod-fields.tsx';
import { ScheduleField } from '../fields/schedule-field.tsx';
import { ServerFactsForm } from '../fields/server-facts-form.tsx';
import { ServersField } from '../fields/servers-field.tsx';
import { TagsField } from '../fields/tags-field.tsx';
import { TextColumn } from '../fields/text-column.tsx';
import { useLanguageNames } from '../fields/use-language-names.ts';
import { type DocumentEditorOptions, useDocumentEditor } from '../use-document-editor.ts';
import { emptyWritten, titleOf, toContent, toWritten } from '../written.ts';
import { goToMissing, goToTitle } from './go-to.ts';
import { MissingList } from './missing-list.tsx';
import { More } from './more.tsx';
import { Offers } from './offers.tsx';
import { Preview } from './preview.tsx';
import { PublishQuestion } from './publish-question.tsx';
import { SaveBar } from './save-bar.tsx';
import { SaveFailure } from './save-failure.tsx';
import { TrashNotice } from './trash-notice.tsx';
import { usePageTitle } from './use-page-title.ts';
import { useStateWords } from './use-state-words.ts';

/** Editor of one document: both languages, shared fields and actions. */
export const DocumentEditor = (options: Omit<DocumentEditorOptions, 'onPublished'>) => {
  const { t } = useLingui();
  const locale = useLocale();
  const languages = useLanguageNames();
  const states = useStateWords();
  const [shown, setShown] = useState<Locale>(locale);
  const [preview, setPreview] = useState(false);
  const { editing, keeping, save, choose, drafts, undoable } = useDocumentEditor({
    ...options,
    onPublished: () => showToast({ type: 'success', text: t`The document is now published: readers can see it.` }),
  });
  const { target, state, dispatch } = editing;
  const { base, written } = state;
  const pageTitle = usePageTitle(target, base === null);
  const title = titleOf(written, locale);
  const missing = missingForPublishing(target, toContent(written));
  const goTo = (one: Missing): void => {
    const language = one.locale ?? shown;
    setPreview(false);
    setShown(language);
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
              <Heading level={1} size="h2">
                {pageTitle}
              </Heading>
              {base !== null && <Tag tone={base.state === 'published' ? 'success' : 'info'}>{states[base.state]}</Tag>}
            </header>
            <Stack gap={4}>
              <Offers
                {...drafts}
                undoable={undoable}
                onUndo={(action) => {
                  action.undo();
                  writeOn();
                }}
                onTake={(draft) => {
                  if (drafts.take(draft)) writeOn();
                }}
                onThrowAway={(draft) => {
                  drafts.throwAway(draft);
                  writeOn();
                }}
              />
              {drafts.compared !== null && (
                <Comparison
                  key={drafts.compared.id}
                  mine={written}
                  saved={toWritten(state.saved ?? toContent(emptyWritten()))}
                  draft={drafts.compared}
                  onChosen={(chosen) => {
                    drafts.choose(chosen);
                    writeOn();
                  }}
                />
              )}
              {base?.state === 'trash' && (
                <TrashNotice
                  base={base}
                  onChanged={(changed) => {
                    dispatch({ type: 'saved', base: changed, sent: changed.content });
                    writeOn();
                  }}
                />
              )}
              {save.theirs !== null && (
                <Conflict
                  key={save.theirs.version}
                  mine={written}
                  theirs={save.theirs}
                  since={base?.version ?? null}
                  onChosen={(chosen) => {
                    choose(chosen);
                    writeOn();
                  }}
                />
              )}
              {save.theirs === null && <SaveFailure failure={save.failure} unknown={save.unknown} />}
            </Stack>
            {preview && <Preview />}
            <div hidden={preview}>
              <div className="editor-languages">
                <SegmentedControl
                  label={t`Language of the text`}
                  value={shown}
                  onChange={setShown}
                  fullWidth
                  options={LOCALES.map((value) => ({ value, label: languages[value] }))}
                />
              </div>
              <div className="editor-columns">
                {LOCALES.map((one) => (
                  <TextColumn key={one} locale={one} shown={one === shown} />
                ))}
              </div>
              <div className="editor-settings">
                <Card as="section" aria-label={t`Cover`}>
                  <CoverField />
                </Card>
                <Card as="section" aria-label={t`About the document`}>
                  <Stack gap={4}>
                    {target !== 'servers' && <AddressField />}
                    <ServersField />
                    {target === 'mods' && <ModFields />}
                    <TagsField />
                  </Stack>
                </Card>
                {target === 'servers' && written.servers.length > 0 && (
                  <Card as="section" aria-labelledby="editor-facts">
                    <ServerFactsForm />
                  </Card>
                )}
                <Stack gap={4}>
                  <Card as="section" aria-labelledby="editor-publishing">
                    <Stack gap={4}>
                      <Heading level={2} size="h3" id="editor-publishing">{t`Publishing`}</Heading>
                      <div id="editor-missing">
                        <MissingList missing={missing} onGo={goTo} />
                      </div>
                      <ScheduleField />
                    </Stack>
                  </Card>
                  {base !== null && <More base={base} />}
                </Stack>
              </div>
            </div>
            <SaveBar
              saving={save.saving}
              keeping={keeping}
              preview={preview}
              missing={missing.filter(({ weight }) => weight === 'required')}
              onMissing={goTo}
              onPreview={() => setPreview(!preview)}
              onSave={save.save}
            />
            <PublishQuestion question={save.question} live={base?.state === 'published'} />
          </div>
        </PageColumn>
      </PicturesProvider>
    </EditingProvider>
  );
};
