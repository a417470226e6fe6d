import { useFormats } from '@hoshikraft/i18n';
import { Button, Row, Stack, Text } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import type { PublishQuestion as Question } from '../use-publish-question.ts';

export interface PublishQuestionProps {
  question: Question;
  /** Whether readers see the document already. */
  live: boolean;
}

/** Before a publication with a future time entered: now, or at that time. */
export const PublishQuestion = ({ question: { time, schedule, publishNow, cancel }, live }: PublishQuestionProps) => {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const at = time === null ? '' : dateTime(time);
  return (
    <Modal
      open={time !== null}
      onClose={cancel}
      title={live ? t`Publish the changes now?` : t`Publish now or later?`}
      closeLabel={t`Close without publishing`}
    >
      <Stack gap={4}>
        <Text>
          {live
            ? t`The publishing time is ${at}, but the document is already public: your changes will appear right away and the time will be cleared.`
            : t`The publishing time is ${at}. If you publish now, readers will see the document right away and the time will be cleared.`}
        </Text>
        <Row gap={2}>
          {!live && <Button variant="primary" startIcon="clock" onClick={schedule}>{t`Publish at ${at}`}</Button>}
          <Button variant={live ? 'primary' : 'quiet'} startIcon="check" onClick={publishNow}>
            {live ? t`Publish changes` : t`Publish now`}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
};
