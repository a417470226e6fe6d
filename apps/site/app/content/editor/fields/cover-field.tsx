import { LOCALES } from '@hoshikraft/shared';
import { Button, Row, Stack } from '@hoshikraft/ui';
import { TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Picture } from '../body/views/picture.tsx';
import { picturesOf } from '../editor-state.ts';
import { useEditing } from '../editing.ts';
import { filesIn, pickFiles } from '../../uploads/pick-files.ts';
import { UploadList } from '../pictures/upload-list.tsx';
import { PICTURE_TYPES, useUploads } from '../pictures/use-uploads.ts';
import { useLanguageNames } from './use-language-names.ts';

const EMPTY_ALT = { ru: '', en: '' };

/** The cover shown in lists and above the text, with its alternative text in both languages. */
export const CoverField = () => {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const { state, dispatch, takeKey, refusalAt } = useEditing();
  const { cover } = state.written;
  const [over, setOver] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const { uploads, arrived, start, cancel } = useUploads({
    takeKey,
    onPicture: (image) => {
      dispatch({ type: 'picture-added', image });
      dispatch({ type: 'changed', part: { cover: { image: image.id, alt: cover?.alt ?? EMPTY_ALT } } });
    },
  });
  const take = (files: readonly File[]): void => void start(files.slice(0, 1));
  const pick = async (): Promise<void> => take(await pickFiles(PICTURE_TYPES, { several: false }));
  return (
    <div
      className="editor-cover"
      data-over={over}
      role="group"
      aria-labelledby="editor-cover"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(filesIn(event.dataTransfer));
      }}
      onPaste={(event) => {
        const files = filesIn(event.clipboardData);
        if (files.length > 0) take(files);
      }}
    >
      <Stack gap={3}>
        <span className="hk-field__label" id="editor-cover">{t`Cover`}</span>
        {cover === null ? (
          <p className="editor-cover__empty">{t`Drop a picture here, paste it or choose a file: PNG, JPEG, WebP or AVIF up to 5\u00a0MB.`}</p>
        ) : (
          <Picture image={picturesOf(state)[cover.image]} alt="" />
        )}
        <Row gap={2}>
          <Button id="editor-cover-choose" ref={choose} size="small" startIcon="upload" onClick={() => void pick()}>
            {cover === null ? t`Choose a cover` : t`Choose another`}
          </Button>
          {cover !== null && (
            <Button
              size="small"
              variant="quiet"
              startIcon="trash"
              onClick={() => {
                dispatch({ type: 'changed', part: { cover: null } });
                choose.current?.focus();
              }}
            >
              {t`Remove the cover`}
            </Button>
          )}
        </Row>
        <UploadList uploads={uploads} arrived={arrived} onCancel={cancel} onEmpty={() => choose.current?.focus()} />
        {cover !== null &&
          LOCALES.map((locale) => {
            const language = languages[locale];
            return (
              <TextField
                key={locale}
                id={`editor-cover-${locale}`}
                lang={locale}
                label={t`What the cover shows, ${language}`}
                value={cover.alt[locale]}
                maxLength={300}
                error={refusalAt(`cover.alt.${locale}`)}
                onChange={({ target: { value } }) =>
                  dispatch({ type: 'changed', part: { cover: { ...cover, alt: { ...cover.alt, [locale]: value } } } })
                }
              />
            );
          })}
      </Stack>
    </div>
  );
};
