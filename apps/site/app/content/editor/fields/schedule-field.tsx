import { useLocale, useTimeZone } from '@hoshikraft/i18n';
import { TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useEditing } from '../editing.ts';
import { localMinute, timeOfMinute, zoneName } from './local-minute.ts';

/** Publication time of a scheduled document, by the clocks of the page's time zone on that date. */
export const ScheduleField = () => {
  const { t } = useLingui();
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [now] = useState(Date.now);
  const { state, dispatch, refusalAt } = useEditing();
  const { publishAt } = state.written;
  const zone = zoneName(locale, timeZone, publishAt === null ? now : Date.parse(publishAt));
  return (
    <TextField
      id="editor-publish-at"
      type="datetime-local"
      label={t`Publishing time`}
      help={t`For scheduling. Time zone on that date: ${zone}.`}
      value={publishAt === null ? '' : localMinute(publishAt, timeZone)}
      error={refusalAt('publishAt')}
      onChange={({ target: { value } }) =>
        dispatch({ type: 'changed', part: { publishAt: timeOfMinute(value, timeZone) } })
      }
    />
  );
};
