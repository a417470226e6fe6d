import { adminCalls, type Schemas, useApi } from '@hoshikraft/api-client';
import { Notice, Stack, Text } from '@hoshikraft/ui';
import { CheckboxField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActDialog } from '../audit/act-dialog.tsx';
import { GROUPS, useGroupWords } from '../audit/act-words.ts';
import type { PlayerDialogProps } from './correct-balance-dialog.tsx';

/** Puts a player into groups. Shows what they are and what they will be; a change meanwhile keeps what was chosen. */
export const ChangeGroupsDialog = ({ player, onClose }: PlayerDialogProps) => {
  const { t } = useLingui();
  const { names, list } = useGroupWords();
  const [chosen, setChosen] = useState(player.groups);
  const [isTried, setTried] = useState(false);
  const [opened] = useState(player.groups);
  const { login } = player;
  const [now, shown, wanted] = [list(player.groups), list(opened), list(chosen)];
  const hasChanged = now !== shown;
  const isSame = now === wanted;
  const order = (reason: string): Schemas['GroupChange'] | null => {
    setTried(true);
    return isSame ? null : { groups: chosen, expectedGroups: player.groups, reason };
  };
  return (
    <ActDialog
      title={t`Groups of ${login}`}
      submit={t`Change`}
      done={t`The groups are changed`}
      act={adminCalls.changeGroups(useApi(), player.id)}
      order={order}
      explained={hasChanged ? 'groups_changed' : undefined}
      onClose={onClose}
    >
      {hasChanged && (
        <Notice tone="warn" live="alert" title={t`The groups have changed`}>
          {t`Before: ${shown}. Now: ${now}. Check your choice.`}
        </Notice>
      )}
      <Stack gap={1} role="group" aria-label={t`Groups`}>
        {GROUPS.map((group) => (
          <CheckboxField
            key={group}
            label={names[group]}
            checked={chosen.includes(group)}
            onChange={({ target }) =>
              setChosen(GROUPS.filter((other) => (other === group ? target.checked : chosen.includes(other))))
            }
          />
        ))}
      </Stack>
      <Text>
        {t`Groups`}: {now}
        {!isSame && ` → ${wanted}`}
      </Text>
      {isTried && isSame && (
        <Notice tone="error" live="alert" title={t`Nothing to change`}>
          {t`The player is in exactly these groups.`}
        </Notice>
      )}
    </ActDialog>
  );
};
