import { useLocale } from '@hoshikraft/i18n';
import { LOCALES } from '@hoshikraft/shared';
import { Heading, Text } from '@hoshikraft/ui';
import { isBlankText } from '@hoshikraft/document';
import { useLingui } from '@lingui/react/macro';
import { Body } from '../../documents/body/body.tsx';
import { DocumentPicture } from '../../documents/document-picture.tsx';
import { useEditing } from '../editing.ts';
import { picturesOf } from '../editor-state.ts';

/** Preview with the components of the public page, in each written language. */
export const Preview = () => {
  const { t } = useLingui();
  const own = useLocale();
  const { state } = useEditing();
  const { written } = state;
  const images = picturesOf(state);
  const cover = written.cover === null ? undefined : images[written.cover.image];
  const languages = [own, ...LOCALES.filter((locale) => locale !== own)].filter(
    (locale) => !isBlankText(written.texts[locale]),
  );
  if (languages.length === 0) return <Text tone="muted">{t`Nothing written yet`}</Text>;
  return (
    <div className="editor-previews">
      {languages.map((locale) => {
        const { title, summary, body } = written.texts[locale];
        return (
          <article key={locale} lang={locale} className="editor-preview">
            <Heading level={2} size="h1">
              {title || t`no title yet`}
            </Heading>
            <Text size="lead" tone="muted">
              {summary}
            </Text>
            {cover !== undefined && (
              <DocumentPicture
                image={cover}
                alt={written.cover?.alt[locale] ?? ''}
                sizes="(min-width: 1100px) 560px, 100vw"
              />
            )}
            <Body body={body} images={images} />
          </article>
        );
      })}
    </div>
  );
};
