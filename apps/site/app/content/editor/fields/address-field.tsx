import { TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useEditing } from '../editing.ts';

/** Converts typed text to an address: other characters than a–z and 0–9 become hyphens. */
const asSlug = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 80);

/** The document's address; the server derives it from the title until it is edited. */
export const AddressField = () => {
  const { t } = useLingui();
  const { target, state, dispatch, refusalAt } = useEditing();
  const { slug } = state.written;
  const made = state.base?.slug;
  const set = (value: string | null): void => dispatch({ type: 'changed', part: { slug: value } });
  return (
    <TextField
      id="editor-slug"
      label={t`Address`}
      start={`/${target}/`}
      value={slug ?? ''}
      placeholder={made ?? t`based on the title`}
      maxLength={80}
      autoComplete="off"
      spellCheck={false}
      help={
        slug === null
          ? t`Based on the title. Type to set your own.`
          : t`Clear the field to use the title again. Old addresses still work.`
      }
      error={refusalAt('slug')}
      onChange={({ target: { value } }) => set(asSlug(value) || null)}
      onBlur={() => slug !== null && set(slug.replace(/-+$/, '') || null)}
    />
  );
};
