import { Button } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';

/** Changes that end a friendship, which the player alone cannot restore. */
export type AskedAction = 'remove' | 'block';

export interface FriendDialogProps {
  action: AskedAction;
  login: string;
  open: boolean;
  send: () => void;
  onClose: () => void;
}

/** Confirmation before a friend is removed or a player is blocked. A separate chunk, because it is seldom opened. */
export const FriendDialog = ({ action, login, open, send, onClose }: FriendDialogProps) => {
  const { t } = useLingui();
  const { title, text, label } = {
    remove: {
      title: t`Remove ${login} from friends?`,
      text: t`To be friends again, one of you will have to send a request. ${login} won't be notified.`,
      label: t`Remove`,
    },
    block: {
      title: t`Block ${login}?`,
      text: t`You'll no longer be friends, and you won't see requests from ${login}. ${login} won't be notified. You can unblock them at any time.`,
      label: t`Block player`,
    },
  }[action];
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              send();
            }}
          >
            {label}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Modal>
  );
};
