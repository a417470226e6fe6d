import { ListSkeleton, PagedList } from '@hoshikraft/async-state';
import { documentWorkQueries, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, EmptyState, Heading, Row, Skeleton, Stack, Text } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saysTheSame, type Source, toWritten, type Written } from '../written.ts';
import { partOf, PARTS } from './content-parts.ts';
import { usePartNames } from './part-words.tsx';
import { SideOfPart } from './two-sides.tsx';
import { useVersion } from './use-version.ts';
import { useVersions } from './use-versions.ts';

const Comparison = ({ documentKey, version, now }: { documentKey: string; version: number; now: Written }) => {
  const { t } = useLingui();
  const names = usePartNames();
  const old = useVersion(documentKey, version);
  if (old === undefined) return <Skeleton variant="block" height={160} />;
  const before = toWritten(old.content);
  const differing = PARTS.filter((id) => !saysTheSame(partOf(before, id), partOf(now, id)));
  if (differing.length === 0) return <Text>{t`This version is the same as the current one.`}</Text>;
  return differing.map((id) => (
    <section key={id} className="editor-conflict__part" aria-label={names[id]}>
      <Heading level={3} size="h3">
        {names[id]}
      </Heading>
      <div className="editor-diff-pair">
        <div className="editor-diff">
          <strong>{t`Version ${version}`}</strong>
          <SideOfPart id={id} before={before} after={now} side="before" />
        </div>
        <div className="editor-diff">
          <strong>{t`Now`}</strong>
          <SideOfPart id={id} before={before} after={now} side="after" />
        </div>
      </div>
    </section>
  ));
};

export interface VersionsProps {
  base: Source;
  now: Written;
  /** Whether the fields have unsaved changes, which restoring would lose. */
  unsaved: boolean;
  onRestored: (source: Source) => void;
}

/** Version history: author, time, differences from the current content, and a restore button. */
export const Versions = ({ base, now, unsaved, onRestored }: VersionsProps) => {
  const { t } = useLingui();
  const { moment } = useFormats();
  const list = useVersions(base.key);
  const [shown, setShown] = useState<number | null>(null);
  const compared = shown ?? base.version;
  const restore = useMutation({ ...documentWorkQueries.restore(useApi()), onSuccess: onRestored });
  return (
    <PagedList
      list={list}
      level={3}
      loading={<ListSkeleton label={t`Loading the versions`} rows={3} height={56} />}
      empty={<EmptyState level={3} title={t`No versions yet`} text={t`The first version appears when you save.`} />}
    >
      {(versions) => (
        <Stack as="ul" gap={2} className="editor-versions">
          {versions.map(({ version, savedAt, author: { login } }) => (
            <li key={version}>
              <Row gap={2}>
                <span className="editor-versions__name">{t`Version ${version}, ${login}, ${moment(savedAt)}`}</span>
                <Button
                  size="small"
                  variant="quiet"
                  aria-haspopup="dialog"
                  aria-label={t`Compare version ${version}`}
                  onClick={() => setShown(version)}
                >
                  {t`Compare`}
                </Button>
                {version !== base.version && (
                  <Button
                    size="small"
                    variant="quiet"
                    disabled={unsaved}
                    loading={restore.isPending && restore.variables.restore === version}
                    loadingLabel={t`Restoring`}
                    aria-label={t`Restore version ${version}`}
                    onClick={() => restore.mutate({ key: base.key, version: base.version, restore: version })}
                  >
                    {t`Restore`}
                  </Button>
                )}
              </Row>
            </li>
          ))}
          <Modal
            open={shown !== null}
            onClose={() => setShown(null)}
            width="large"
            title={t`Version ${compared} and the text now`}
            closeLabel={t`Close the comparison`}
          >
            {shown !== null && <Comparison documentKey={base.key} version={shown} now={now} />}
          </Modal>
          {unsaved && <Text tone="muted">{t`Save your changes before restoring a version.`}</Text>}
        </Stack>
      )}
    </PagedList>
  );
};
