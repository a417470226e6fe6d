import { useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useFormats, useLocale } from '@hoshikraft/i18n';
import { Link, Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePagePath } from '../../../framework/page/site-facts.tsx';
import { type StoredDraft, listDrafts } from '../drafts/draft-store.ts';
import { isOfDeleted, releaseDraft } from '../drafts/release-draft.ts';
import { documentOf, listServerDrafts, readServerDraft } from '../drafts/server-drafts.ts';
import { useDraftDevice } from '../drafts/use-draft-device.ts';
import { titleOf } from '../written.ts';
import { useTargetNames } from './use-target-names.ts';

type Unsaved = Pick<StoredDraft, 'id' | 'target' | 'document' | 'at' | 'device'> & {
  title: string;
  /** Whether its document was deleted, so that it is one of a new document now. */
  released?: boolean;
};

/** Unsaved drafts in this browser and on the server, with links to the pages that restore them. */
export const UnsavedDrafts = () => {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const to = usePagePath();
  const locale = useLocale();
  const { exactTime } = useFormats();
  const targets = useTargetNames();
  const deviceOf = useDraftDevice();
  const session = useSession();
  const login = session.kind === 'signed-in' ? session.auth.data.login : '';
  const [drafts, setDrafts] = useState<readonly Unsaved[]>([]);
  useEffect(() => {
    let left = false;
    const list = async (): Promise<void> => {
      const here = (await listDrafts(login)).map((draft) => ({ ...draft, title: titleOf(draft.written, locale) }));
      if (left) return;
      setDrafts(here);
      const there = (await listServerDrafts(api))
        .filter(({ id }) => here.every((draft) => draft.id !== id))
        .map((draft) => ({ ...draft, document: documentOf(draft), at: draft.typedAt }));
      if (left) return;
      setDrafts([...here, ...there]);
      const release = async (draft: Unsaved): Promise<Unsaved> => {
        if (!(await isOfDeleted(api, queryClient, draft))) return draft;
        const stored = here.find(({ id }) => id === draft.id) ?? (await readServerDraft(api, login, draft));
        if (stored === undefined) return draft;
        await releaseDraft(api, stored);
        return { ...draft, document: null, released: true };
      };
      const reachable = await Promise.all([...here, ...there].map(release));
      if (!left) setDrafts(reachable);
    };
    void list();
    return () => {
      left = true;
    };
  }, [api, queryClient, login, locale]);
  if (drafts.length === 0) return null;
  const address = ({ target, document }: Unsaved): string =>
    to(document === null ? `${target}/create` : `${target}/${document}/edit`);
  return (
    <Notice tone="warn" title={t`Unsaved text`}>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <Link href={address(draft)}>{draft.title || t`no title yet`}</Link>
            {', '}
            {targets[draft.target]}, {exactTime(draft.at)}, {deviceOf(draft) ?? t`this browser`}
            {draft.released === true && `. ${t`The document was deleted, so the text opens as a new one.`}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
