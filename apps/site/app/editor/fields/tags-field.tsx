import { Disclosure, Icon, Stack } from '@hoshikraft/ui';
import { SelectField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useEditing } from '../editing.ts';
import { NewTag } from './new-tag.tsx';
import { useTags } from './use-tags.ts';

const MOST_TAGS = 12;

/** Tags: those it bears, those it may bear, and a new one. */
export const TagsField = () => {
  const { t } = useLingui();
  const { target, state, dispatch, refusalAt } = useEditing();
  const known = useTags(target);
  const { tags } = state.written;
  const titleOf = (id: string): string => known.find((tag) => tag.id === id)?.title ?? id;
  const set = (next: string[]): void => dispatch({ type: 'changed', part: { tags: next } });
  const add = (id: string): void => {
    if (id !== '' && !tags.includes(id) && tags.length < MOST_TAGS) set([...tags, id]);
  };
  return (
    <Stack gap={3}>
      {tags.length > 0 && (
        <ul className="editor-tags" aria-label={t`Tags`}>
          {tags.map((id) => {
            const title = titleOf(id);
            return (
              <li key={id}>
                <button
                  type="button"
                  className="editor-tag"
                  aria-label={t`Remove the tag ${title}`}
                  onClick={() => set(tags.filter((other) => other !== id))}
                >
                  {title} <Icon name="close" size={14} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <SelectField
        label={t`Add a tag`}
        value=""
        disabled={tags.length >= MOST_TAGS}
        error={refusalAt('tags')}
        onChange={({ target: { value } }) => add(value)}
      >
        <option value="">{t`Choose`}</option>
        {known
          .filter(({ id }) => !tags.includes(id))
          .map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
      </SelectField>
      <Disclosure summary={t`A new tag`}>
        <NewTag onMade={add} />
      </Disclosure>
    </Stack>
  );
};
