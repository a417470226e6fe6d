import { Disclosure, Stack, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useEditing } from '../editing.ts';
import { NewTag } from './new-tag.tsx';
import { useTags } from './use-tags.ts';

const MOST_TAGS = 12;

/** All available tags as toggle buttons, and a form for a new tag. */
export const TagsField = () => {
  const { t } = useLingui();
  const { target, state, dispatch, refusalAt } = useEditing();
  const known = useTags(target);
  const { tags } = state.written;
  const full = tags.length >= MOST_TAGS;
  const refusal = refusalAt('tags');
  const unknown = tags.filter((id) => !known.some((tag) => tag.id === id)).map((id) => ({ id, title: id }));
  const set = (next: string[]): void => dispatch({ type: 'changed', part: { tags: next } });
  const add = (id: string): void => {
    if (!tags.includes(id) && !full) set([...tags, id]);
  };
  const toggle = (id: string): void => (tags.includes(id) ? set(tags.filter((other) => other !== id)) : add(id));
  return (
    <Stack gap={3}>
      <span className="hk-field__label" id="editor-tags">{t`Tags`}</span>
      <ul className="editor-tags" aria-labelledby="editor-tags">
        {[...known, ...unknown].map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className="editor-tag"
              aria-pressed={tags.includes(id)}
              disabled={full && !tags.includes(id)}
              onClick={() => toggle(id)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      <div role="status">{full && <Text size="small" tone="muted">{t`You've reached the tag limit.`}</Text>}</div>
      {refusal !== undefined && (
        <p className="hk-field__error" role="alert">
          {refusal}
        </p>
      )}
      <Disclosure summary={t`A new tag`}>
        <NewTag onMade={add} />
      </Disclosure>
    </Stack>
  );
};
