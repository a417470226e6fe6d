import { useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useFormats, useLocale } from '@hoshikraft/i18n';
import { Link, Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { usePagePath } from '../../../framework/page/site-facts.tsx';
import { type StoredDraft, listDrafts } from '../drafts/draft-store.ts';
import { documentOf, listServerDrafts } from '../drafts/server-drafts.ts';
import { useDraftDevice } from '../drafts/use-draft-device.ts';
import { titleOf } from '../written.ts';
import { useTargetNames } from './use-target-names.ts';

type Unsaved = Pick<StoredDraft, 'id' | 'target' | 'document' | 'at' | 'device'> & { title: string };

/** Unsaved drafts in this browser and on the server, with links to the pages that restore them. */
export const UnsavedDrafts = () => {
  const { t } = useLingui();
  const api = useApi();
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
      if (!left) setDrafts([...here, ...there]);
    };
    void list();
    return () => {
      left = true;
    };
  }, [api, login, locale]);
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
          </li>
        ))}
      </ul>
    </Notice>
  );
};
