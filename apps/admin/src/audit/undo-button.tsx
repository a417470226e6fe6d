import { adminCalls, type Schemas, useApi } from '@hoshikraft/api-client';
import { Button, Tag, Text, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMay } from '../shell/session.tsx';
import { ActDialog } from './act-dialog.tsx';
import { useActWords } from './act-words.ts';

type Act = Schemas['OperatorAct'];

/** Undoes an act by the opposite one. */
export const UndoDialog = ({ act, onClose }: { act: Act; onClose: () => void }) => {
  const { t } = useLingui();
  const { kinds, change } = useActWords();
  const login = act.player?.login ?? '';
  return (
    <ActDialog
      title={t`Undo the change for ${login}`}
      submit={t`Undo`}
      done={t`Undone`}
      act={adminCalls.undo(useApi(), act.id)}
      order={(reason) => ({ reason })}
      onClose={onClose}
    >
      <Text>
        {kinds[act.kind]}: {change({ ...act, before: act.after, after: act.before })}
      </Text>
      {act.kind === 'balance' && (
        <Text tone="muted" size="small">
          {t`If the balance has changed since, only the difference goes back.`}
        </Text>
      )}
    </ActDialog>
  );
};

/** Opens the undo of an act, where it can be undone; says where it was. */
export const UndoButton = ({ act, onOpen }: { act: Act; onOpen: () => void }) => {
  const { t } = useLingui();
  const may = useMay();
  if (act.undone) return <Tag>{t`Undone`}</Tag>;
  const isUndoable = ['balance', 'groups', 'role'].includes(act.kind);
  if (!isUndoable || !may('admin.money') || (act.kind === 'groups' && !may('admin.settings'))) return null;
  const login = act.player?.login ?? '';
  return (
    <Button size="small" variant="quiet" startIcon="return" onClick={onOpen}>
      {t`Undo`} <VisuallyHidden>{t`for ${login}`}</VisuallyHidden>
    </Button>
  );
};
