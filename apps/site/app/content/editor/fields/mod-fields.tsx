import { TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useEditing } from '../editing.ts';

/** Author and website of the mod. */
export const ModFields = () => {
  const { t } = useLingui();
  const { state, dispatch, refusalAt } = useEditing();
  const { meta } = state.written;
  const set = (part: Partial<typeof meta>): void => dispatch({ type: 'changed', part: { meta: { ...meta, ...part } } });
  return (
    <>
      <TextField
        label={t`Author of the mod`}
        value={meta.originalAuthor ?? ''}
        maxLength={100}
        autoComplete="off"
        error={refusalAt('meta.originalAuthor')}
        onChange={({ target: { value } }) => set({ originalAuthor: value === '' ? null : value })}
      />
      <TextField
        label={t`Mod page`}
        type="url"
        placeholder="https://"
        value={meta.originalUrl ?? ''}
        maxLength={500}
        autoComplete="off"
        error={refusalAt('meta.originalUrl')}
        onChange={({ target: { value } }) => set({ originalUrl: value === '' ? null : value })}
      />
    </>
  );
};
