import { useSession } from '@hoshikraft/auth-session';
import { useFormats, useLocale } from '@hoshikraft/i18n';
import { Link, Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { usePagePath } from '../../../framework/page/site-facts.tsx';
import { type StoredDraft, listDrafts } from '../drafts/draft-store.ts';
import { titleOf } from '../written.ts';
import { useTargetNames } from './use-target-names.ts';

/** Unsaved drafts in this browser, with links to the pages that restore them. */
export const UnsavedDrafts = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const locale = useLocale();
  const { dateTime } = useFormats();
  const targets = useTargetNames();
  const session = useSession();
  const login = session.kind === 'signed-in' ? session.auth.data.login : '';
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>([]);
  useEffect(() => {
    void listDrafts(login).then(setDrafts);
  }, [login]);
  if (drafts.length === 0) return null;
  const address = ({ target, document }: StoredDraft): string =>
    to(document === null ? `${target}/create` : `${target}/${document}/edit`);
  return (
    <Notice tone="warn" title={t`Unsaved text in this browser`}>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <Link href={address(draft)}>{titleOf(draft.written, locale) || t`no title yet`}</Link>
            {', '}
            {targets[draft.target]}, {dateTime(draft.at)}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
