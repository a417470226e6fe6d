import { adminCalls, type Schemas, useApi } from '@hoshikraft/api-client';
import { SegmentedControl, Text } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePictureWords } from '../audit/act-words.ts';
import { ActDialog } from '../audit/act-dialog.tsx';
import type { PlayerDialogProps } from './correct-balance-dialog.tsx';

type Picture = Schemas['TakeDown']['part'];

/** Takes one of the player's own pictures down. */
export const TakeDownDialog = ({ player, onClose }: PlayerDialogProps) => {
  const { t } = useLingui();
  const names = usePictureWords();
  const [part, setPart] = useState<Picture | undefined>(player.appearance[0]);
  const { login } = player;
  return (
    <ActDialog
      title={t`Take a picture of ${login} down`}
      submit={t`Take down`}
      done={t`The picture is taken down`}
      act={adminCalls.takeDown(useApi(), player.id)}
      order={(reason): Schemas['TakeDown'] | null => (part === undefined ? null : { part, reason })}
      onClose={onClose}
    >
      {part !== undefined && (
        <SegmentedControl
          label={t`Picture`}
          fullWidth
          value={part}
          onChange={setPart}
          options={player.appearance.map((one) => ({ value: one, label: names[one] }))}
        />
      )}
      <Text tone="muted" size="small">{t`Others see the default skin, or no cape and avatar.`}</Text>
    </ActDialog>
  );
};

/** Signs the player out everywhere. */
export const EndSessionsDialog = ({ player, onClose }: PlayerDialogProps) => {
  const { t } = useLingui();
  const { login, sessions } = player;
  return (
    <ActDialog
      title={t`End all sessions of ${login}`}
      submit={t`End the sessions`}
      done={t`The sessions are ended`}
      act={adminCalls.endSessions(useApi(), player.id)}
      order={(reason) => ({ reason })}
      onClose={onClose}
    >
      <Text>
        <Plural
          value={sessions}
          one="# session on the site and in the launcher, and the games started from it."
          other="# sessions on the site and in the launcher, and the games started from them."
        />
      </Text>
    </ActDialog>
  );
};
