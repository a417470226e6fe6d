import { ApiFailure, documentWorkQueries, useApi } from '@hoshikraft/api-client';
import { LOCALES } from '@hoshikraft/shared';
import { Button, Row, Stack } from '@hoshikraft/ui';
import { TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useEditing } from '../editing.ts';
import { useLanguageNames } from './use-language-names.ts';

const EMPTY = { ru: '', en: '' };

/** Form that creates a tag with its name in both languages. */
export const NewTag = ({ onMade }: { onMade: (id: string) => void }) => {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const { target } = useEditing();
  const [title, setTitle] = useState(EMPTY);
  const make = useMutation({
    ...documentWorkQueries.newTag(useApi()),
    onSuccess: ({ id }) => {
      setTitle(EMPTY);
      onMade(id);
    },
  });
  const refused = make.error instanceof ApiFailure ? make.error : null;
  const whole = LOCALES.every((locale) => title[locale].trim() !== '');
  return (
    <Stack gap={3}>
      {LOCALES.map((locale) => {
        const language = languages[locale];
        return (
          <TextField
            key={locale}
            lang={locale}
            label={t`Tag name, ${language}`}
            value={title[locale]}
            maxLength={64}
            error={locale === 'ru' && refused ? (refused.details?.description ?? refused.message) : undefined}
            onChange={({ target: { value } }) => setTitle({ ...title, [locale]: value })}
          />
        );
      })}
      <Row>
        <Button
          size="small"
          startIcon="plus"
          disabled={!whole}
          loading={make.isPending}
          loadingLabel={t`Creating tag`}
          onClick={() => make.mutate({ target, title: { ru: title.ru.trim(), en: title.en.trim() } })}
        >
          {t`Create tag`}
        </Button>
      </Row>
    </Stack>
  );
};
