import { adminCalls, type Schemas, useApi } from '@hoshikraft/api-client';
import { SegmentedControl, Text } from '@hoshikraft/ui';
import { CheckboxField, TextField } from '@hoshikraft/ui/forms';
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

/** Gives the account of a player who lost the mailbox another email. */
export const AssignEmailDialog = ({ player, onClose }: PlayerDialogProps) => {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [isSure, setSure] = useState(false);
  const [isTried, setTried] = useState(false);
  const isAlone = player.factors.length === 0;
  const order = (reason: string): Schemas['EmailAssignment'] | null => {
    setTried(true);
    if (email.trim() === '' || (isAlone && !isSure)) return null;
    return { email: email.trim(), withoutSecondFactor: isAlone, reason };
  };
  const { login } = player;
  return (
    <ActDialog
      title={t`New email for ${login}`}
      submit={t`Replace the email`}
      done={t`The email is replaced`}
      act={adminCalls.assignEmail(useApi(), player.id)}
      order={order}
      onClose={onClose}
    >
      <Text>
        {t`Email`}: {player.email ?? t`None`}
        {email.trim() !== '' && ` → ${email.trim()}`}
      </Text>
      <TextField
        label={t`New email`}
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={isTried && email.trim() === '' ? t`Enter the new email.` : undefined}
      />
      {isAlone && (
        <CheckboxField
          label={t`I'm sure that the player is the owner: without two-factor sign-in the new email alone opens the account.`}
          checked={isSure}
          onChange={(event) => setSure(event.target.checked)}
          error={isTried && !isSure ? t`Confirm that you're sure.` : undefined}
        />
      )}
      <Text tone="muted" size="small">
        {t`All sessions end. A link for a new password goes to the new email; the old one can undo it for a day.`}
      </Text>
    </ActDialog>
  );
};

/** Lets a player who lost the phone in again: a password reset turns two-factor sign-in off from tomorrow on. */
export const WaiveFactorsDialog = ({ player, onClose }: PlayerDialogProps) => {
  const { t } = useLingui();
  const { login } = player;
  return (
    <ActDialog
      title={t`Lost second sign-in step of ${login}`}
      submit={t`Allow the reset`}
      done={t`The reset is allowed`}
      act={adminCalls.waiveFactors(useApi(), player.id)}
      order={(reason) => ({ reason })}
      onClose={onClose}
    >
      <Text>
        {t`From tomorrow on, for 7 days, a password reset by email also turns two-factor sign-in off. Signing in with a code cancels it.`}
      </Text>
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

/** Deletes the account of a player who asked for it in another way, or keeps it. */
export const DeletionDialog = ({ player, onClose }: PlayerDialogProps) => {
  const { t } = useLingui();
  const api = useApi();
  const { id, login, deleteAt } = player;
  if (deleteAt !== null) {
    return (
      <ActDialog
        title={t`Keep the account of ${login}`}
        submit={t`Keep the account`}
        done={t`The account stays`}
        act={adminCalls.cancelDeletion(api, id)}
        order={(reason) => ({ reason })}
        onClose={onClose}
      >
        <Text>{t`It would be deleted for good. Nothing is lost yet.`}</Text>
      </ActDialog>
    );
  }
  return (
    <ActDialog
      title={t`Delete the account of ${login}`}
      submit={t`Delete in 30 days`}
      done={t`The account will be deleted in 30 days`}
      act={adminCalls.scheduleDeletion(api, id)}
      order={(reason) => ({ reason })}
      onClose={onClose}
    >
      <Text>
        {t`All sessions end, and an email says when. For 30 days the player can sign in and keep the account; then it is deleted for good.`}
      </Text>
    </ActDialog>
  );
};

/** Requests the archive of a player's data; the player alone can download it. */
export const ExportDialog = ({ player, onClose }: PlayerDialogProps) => {
  const { t } = useLingui();
  const { login, email } = player;
  return (
    <ActDialog
      title={t`Data of ${login}`}
      submit={t`Request the archive`}
      done={t`The archive is being made`}
      act={adminCalls.exportData(useApi(), player.id)}
      order={(reason) => ({ reason })}
      onClose={onClose}
    >
      <Text>
        {t`Everything we store about the player goes into an archive. Only the player can download it, for 7 days, on the privacy page.`}{' '}
        {email === null
          ? t`The account has no email: tell the player yourself.`
          : t`An email tells them when it's ready.`}
      </Text>
    </ActDialog>
  );
};
