import type { Missing } from '@hoshikraft/document';
import { Card, Heading, Icon, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useEditing } from '../editing.ts';
import { AddressField } from '../fields/address-field.tsx';
import { CoverField } from '../fields/cover-field.tsx';
import { ModFields } from '../fields/mod-fields.tsx';
import { ScheduleField } from '../fields/schedule-field.tsx';
import { ServersField } from '../fields/servers-field.tsx';
import { TagsField } from '../fields/tags-field.tsx';
import { INSPECTOR_ID } from './go-to.ts';
import { LanguageStatus } from './language-status.tsx';
import { MissingList } from './missing-list.tsx';
import { More } from './more.tsx';

export interface InspectorProps {
  /** Whether it is unfolded in a narrow window; in a wide one it always is. */
  open: boolean;
  onOpen: (open: boolean) => void;
  missing: readonly Missing[];
  /** Focuses the missing field. */
  onGo: (one: Missing) => void;
}

/** All about the document but its text: publishing, cover, address, servers, tags, versions. */
export const Inspector = ({ open, onOpen, missing, onGo }: InspectorProps) => {
  const { t } = useLingui();
  const { target, state } = useEditing();
  return (
    <Card as="aside" className="editor-inspector" aria-label={t`About the document`} data-open={open}>
      <button
        type="button"
        id={INSPECTOR_ID}
        className="editor-inspector__fold"
        aria-expanded={open}
        onClick={() => onOpen(!open)}
      >
        {t`About the document`}
        <Icon name="chevron-down" />
      </button>
      <div className="editor-inspector__parts">
        <section aria-labelledby="editor-publishing">
          <Stack gap={4}>
            <Heading level={2} size="h3" id="editor-publishing">{t`Publishing`}</Heading>
            <LanguageStatus missing={missing} />
            <div id="editor-missing">
              <MissingList missing={missing} onGo={onGo} />
            </div>
            <ScheduleField />
          </Stack>
        </section>
        <section aria-label={t`Cover`}>
          <CoverField />
        </section>
        <section aria-label={t`Address and tags`}>
          <Stack gap={4}>
            {target !== 'servers' && <AddressField />}
            <ServersField />
            {target === 'mods' && <ModFields />}
            <TagsField />
          </Stack>
        </section>
        {state.base !== null && <More base={state.base} />}
      </div>
    </Card>
  );
};
