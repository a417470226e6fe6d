import { documentWorkQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Card, Link, Tag, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { usePagePath } from '../../../framework/page/site-facts.tsx';
import { useTargetNames } from './use-target-names.ts';

/** One document in the work list. */
export const WorkItem = ({ item }: { item: Schemas['DocumentWorkList']['items'][number] }) => {
  const { t } = useLingui();
  const { moment } = useFormats();
  const to = usePagePath();
  const targets = useTargetNames();
  const takeOut = useMutation(documentWorkQueries.untrash(useApi()));
  const { key, version, target, state, author, updatedAt, publishAt, locales } = item;
  const title = item.title || t`no title yet`;
  const { login } = author;
  const changed = moment(updatedAt);
  const due = publishAt === null ? null : moment(publishAt);
  return (
    <Card as="li" className="editor-work">
      <div>
        <Link href={to(`${target}/${key}/edit`)}>{title}</Link>
        <Text size="small" tone="muted">
          {targets[target]} · {locales.join(', ')} · {t`${login}, ${changed}`}
        </Text>
      </div>
      {state === 'scheduled' && due !== null && <Tag tone="info" icon="clock">{t`Appears ${due}`}</Tag>}
      {state === 'trash' && (
        <Button
          size="small"
          startIcon="refresh"
          loading={takeOut.isPending}
          loadingLabel={t`Restoring document`}
          aria-label={`${t`Restore document`}: ${title}`}
          onClick={() => takeOut.mutate({ key, version })}
        >
          {t`Restore document`}
        </Button>
      )}
    </Card>
  );
};
