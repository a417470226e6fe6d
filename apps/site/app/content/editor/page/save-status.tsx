import { useFormats } from '@hoshikraft/i18n';
import { Link, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../../framework/page/site-facts.tsx';
import type { Autosaved } from '../drafts/use-draft-autosave.ts';
import { isUnsaved } from '../editor-state.ts';
import { useEditing } from '../editing.ts';

/**
 * Whether the fields are saved on the server, in the browser, or not yet; and what is published. Announced
 * after an action only, not at every pause in typing.
 */
export const SaveStatus = ({ saving, keeping }: { saving: boolean; keeping: Autosaved }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { moment } = useFormats();
  const { target, state } = useEditing();
  const { base } = state;
  const unsaved = isUnsaved(state);
  const live = base?.state === 'published';
  const words = (): string => {
    if (saving) return t`Saving`;
    if (unsaved) {
      if (keeping.server) return t`Not saved yet. Stored on the server.`;
      if (keeping.browser === 'failed') return t`Not saved. This browser can't store drafts: save often.`;
      return keeping.browser === 'kept' ? t`Not saved yet. Stored in this browser.` : t`Not saved yet`;
    }
    if (base === null) return t`Not saved yet`;
    const time = moment(base.updatedAt);
    if (live) return t`Published. Saved ${time}`;
    return base.state === 'scheduled' ? t`Scheduled. Saved ${time}` : t`Saved ${time}`;
  };
  return (
    <div className="editor-status">
      <Text
        size="small"
        tone="muted"
        role="status"
        aria-live={unsaved && !saving && (keeping.server || keeping.browser !== 'failed') ? 'off' : undefined}
      >
        {words()}
      </Text>
      {live && !unsaved && !saving && <Link href={to(`${target}/${base.slug}`)}>{t`Open page`}</Link>}
    </div>
  );
};
