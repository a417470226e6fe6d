import type { Locale } from '@hoshikraft/shared';
import { Stack } from '@hoshikraft/ui';
import { TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { BodyEditor } from '../body/body-editor.tsx';
import { useEditing } from '../editing.ts';
import { useLanguageNames } from './use-language-names.ts';

/** Id of a field of a language, used to focus it. */
export const fieldId = (locale: Locale, part: 'title' | 'summary' | 'body'): string => `editor-${locale}-${part}`;

/** One language of the document: title, summary and text. */
export const TextColumn = ({ locale, shown }: { locale: Locale; shown: boolean }) => {
  const { t } = useLingui();
  const language = useLanguageNames()[locale];
  const { state, dispatch, takeKey, refusalAt } = useEditing();
  const { title, summary, body } = state.written.texts[locale];
  const bodyRefusal = refusalAt(`texts.${locale}.body`);
  return (
    <section className="editor-column" data-shown={shown} aria-labelledby={`editor-${locale}`}>
      <Stack gap={4}>
        {/* The tabs show it. */}
        <h2 id={`editor-${locale}`} className="hk-visually-hidden">
          {language}
        </h2>
        <TextField
          id={fieldId(locale, 'title')}
          lang={locale}
          label={t`Title`}
          aria-label={t`Title, ${language}`}
          value={title}
          maxLength={120}
          autoComplete="off"
          error={refusalAt(`texts.${locale}.title`)}
          onChange={({ target: { value } }) => dispatch({ type: 'text-changed', locale, part: { title: value } })}
        />
        <TextField
          id={fieldId(locale, 'summary')}
          lang={locale}
          rows={2}
          label={t`Summary`}
          aria-label={t`Summary, ${language}`}
          help={t`One or two sentences for the list and for search engines.`}
          value={summary}
          maxLength={400}
          error={refusalAt(`texts.${locale}.summary`)}
          onChange={({ target: { value } }) => dispatch({ type: 'text-changed', locale, part: { summary: value } })}
        />
        <div id={fieldId(locale, 'body')} tabIndex={-1}>
          <BodyEditor
            filled={state.filled}
            locale={locale}
            label={t`Text, ${language}`}
            body={body}
            takeKey={takeKey}
            onPicture={(image) => dispatch({ type: 'picture-added', image })}
            onChange={(changed) => dispatch({ type: 'text-changed', locale, part: { body: changed } })}
          />
          {bodyRefusal !== undefined && (
            <p className="hk-field__error" role="alert">
              {bodyRefusal}
            </p>
          )}
        </div>
      </Stack>
    </section>
  );
};
