import { useLocale, useTimeZone } from '@hoshikraft/i18n';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useEditing } from '../editing.ts';
import { DateTimeField } from './date-time-field.tsx';
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
    <DateTimeField
      key={state.filled}
      id="editor-publish-at"
      label={t`Publishing time`}
      help={t`Leave empty to publish manually. Your time zone: ${zone}.`}
      value={publishAt === null ? null : localMinute(publishAt, timeZone)}
      today={localMinute(new Date(now).toISOString(), timeZone).slice(0, 10)}
      error={refusalAt('publishAt')}
      onChange={(minute) =>
        dispatch({ type: 'changed', part: { publishAt: minute === null ? null : timeOfMinute(minute, timeZone) } })
      }
    />
  );
};
