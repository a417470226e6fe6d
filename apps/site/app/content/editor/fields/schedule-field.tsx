import { useLocale, useTimeZone } from '@hoshikraft/i18n';
import { TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useEditing } from '../editing.ts';
import { localMinute, timeOfMinute, zoneName } from './local-minute.ts';

/** Publication time of a scheduled document, in the time zone of the editor. */
export const ScheduleField = () => {
  const { t } = useLingui();
  const locale = useLocale();
  const zone = zoneName(locale, useTimeZone());
  const { state, dispatch, refusalAt } = useEditing();
  const { publishAt } = state.written;
  return (
    <TextField
      id="editor-publish-at"
      type="datetime-local"
      label={t`Time of publishing`}
      help={t`For scheduling. Your time: ${zone}.`}
      value={publishAt === null ? '' : localMinute(publishAt)}
      error={refusalAt('publishAt')}
      onChange={({ target: { value } }) => dispatch({ type: 'changed', part: { publishAt: timeOfMinute(value) } })}
    />
  );
};
