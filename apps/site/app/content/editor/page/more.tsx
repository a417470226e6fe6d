import { documentWorkQueries, useApi } from '@hoshikraft/api-client';
import { Button, Disclosure, Heading, Link, Row, Stack, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { goToTakeOut } from './go-to.ts';
import { usePagePath } from '../../../framework/page/site-facts.tsx';
import { Versions } from '../compare/versions.tsx';
import { isUnsaved } from '../editor-state.ts';
import { useEditing } from '../editing.ts';
import { type Source, type Target, toWritten } from '../written.ts';

/** A page about no server yet has no address. */
const hasPage = (target: Target, { content }: Source): boolean => target !== 'servers' || content.servers.length > 0;

/** Secondary actions of a saved document: its page, its versions, the trash. */
export const More = ({ base }: { base: Source }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { target, state, replace } = useEditing();
  const [asked, setAsked] = useState<'not yet' | 'now' | 'before'>('not yet');
  const fill = (source: Source): void => replace({ written: toWritten(source.content), base: source });
  const trash = useMutation({
    ...documentWorkQueries.trash(useApi()),
    onSuccess: (source) => {
      fill(source);
      requestAnimationFrame(goToTakeOut);
    },
  });
  const unsaved = isUnsaved(state);
  return (
    <section aria-labelledby="editor-more">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="editor-more">{t`This document`}</Heading>
        {hasPage(target, base) && <Link href={to(`${target}/${base.slug}`)}>{t`Open page`}</Link>}
        <Disclosure summary={t`Versions`}>
          <Versions base={base} now={state.written} unsaved={unsaved} onRestored={fill} />
        </Disclosure>
        {base.state !== 'trash' &&
          (asked === 'now' ? (
            <Stack gap={2} role="group" aria-labelledby="editor-trash">
              <Text id="editor-trash">{t`Move to trash? Readers will no longer see it. You can restore it within 30 days.`}</Text>
              {unsaved && <Text tone="muted">{t`You have unsaved text. Save it first to keep it.`}</Text>}
              <Row gap={2}>
                <Button
                  variant="danger"
                  startIcon="trash"
                  disabled={unsaved}
                  loading={trash.isPending}
                  loadingLabel={t`Moving to trash`}
                  onClick={() => trash.mutate({ key: base.key, version: base.version })}
                >
                  {t`Move to trash`}
                </Button>
                <Button variant="quiet" autoFocus onClick={() => setAsked('before')}>{t`Keep it`}</Button>
              </Row>
            </Stack>
          ) : (
            <Row>
              <Button
                variant="danger"
                size="small"
                startIcon="trash"
                autoFocus={asked === 'before'}
                onClick={() => setAsked('now')}
              >
                {t`Delete`}
              </Button>
            </Row>
          ))}
      </Stack>
    </section>
  );
};
