import type { Schemas } from '@hoshikraft/api-client';
import { Button, Card, Heading, Notice, type StepItem, Steps } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePagePath } from '../../framework/page/site-facts.tsx';

type Status = Schemas['BonusStatus'];
type Step = Schemas['BonusStep'];

/** Returns a function from a messenger to its name. */
const useMessengerName = (): ((messenger: Schemas['BonusMessenger']) => string) => {
  const { t } = useLingui();
  return (messenger) => (messenger === 'vk' ? t`VK` : 'Telegram');
};

const LinkActions = ({ messengers }: Pick<Status, 'messengers'>) => {
  const { t } = useLingui();
  const at = usePagePath()('cabinet/authorization');
  return (
    <div className="bonus-actions">
      {messengers.includes('telegram') && (
        <Button size="small" variant="primary" startIcon="link" href={`${at}#telegram`}>
          {t`Link Telegram`}
        </Button>
      )}
      {messengers.includes('vk') && <Button size="small" startIcon="link" href={`${at}#vk`}>{t`Link VK`}</Button>}
    </div>
  );
};

const MessengerLink = ({ step: { link }, children }: { step: Step; children: ReactNode }) =>
  link === null ? null : (
    <div className="bonus-actions">
      <Button component="a" size="small" endIcon="external" href={link} target="_blank" rel="noreferrer">
        {children}
      </Button>
    </div>
  );

const useStepItems = ({ steps, messenger, messengers }: Status): StepItem[] => {
  const { t } = useLingui();
  const nameOf = useMessengerName();
  const at = messenger ?? messengers[0];
  const name = at === undefined ? '' : nameOf(at);
  const messages: Record<Step['id'], { title: string; text: string; action: (step: Step) => ReactNode }> = {
    link: {
      title: t`Link an account`,
      text: t`Telegram or VK, either one works.`,
      action: () => <LinkActions messengers={messengers} />,
    },
    join: {
      title: t`Join our group`,
      text: t`On ${name}, from the account you linked.`,
      action: (step) => <MessengerLink step={step}>{t`Open the group`}</MessengerLink>,
    },
    write: {
      title: t`Write to the group`,
      text: t`Say hello: one message is enough.`,
      action: (step) => <MessengerLink step={step}>{t`Write a message`}</MessengerLink>,
    },
  };
  const current = steps.findIndex(({ done }) => !done);
  return steps.map((step, index) => {
    const { title, text, action } = messages[step.id];
    return {
      key: step.id,
      title,
      state: step.done ? 'done' : index === current ? 'current' : 'ahead',
      body: step.done ? undefined : (
        <>
          <p>{step.unknown ? t`${name} isn't responding, so we can't check this step right now.` : text}</p>
          {action(step)}
        </>
      ),
    };
  });
};

export interface BonusStepsProps {
  status: Status;
  /** The steps are being checked. */
  checking: boolean;
  onCheck: () => unknown;
}

/** The three steps with their links, until all are done. The messengers report whether a step is done; a click does not finish it. */
export const BonusSteps = ({ status, checking, onCheck }: BonusStepsProps) => {
  const { t } = useLingui();
  const nameOf = useMessengerName();
  const items = useStepItems(status);
  const unresponsive = status.messenger !== null && status.steps.some(({ unknown }) => unknown);
  const name = status.messenger === null ? '' : nameOf(status.messenger);
  return (
    <Card as="section" className="bonus-steps">
      <Heading level={2} size="h3">{t`Three steps to the bonus`}</Heading>
      {unresponsive && (
        <Notice tone="warn" title={t`${name} isn't responding`} live="status">
          {t`Your steps and your streak are safe. Check again in a minute.`}
        </Notice>
      )}
      <Steps items={items} doneLabel={t`Done`} />
      <div>
        <Button startIcon="refresh" loading={checking} loadingLabel={t`Checking`} onClick={() => void onCheck()}>
          {t`Check again`}
        </Button>
      </div>
    </Card>
  );
};
