import { type Schemas, twoFactorQueries, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Heading, Tag } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CodeForm } from './code-form.tsx';

export interface FactorCardProps {
  state: Schemas['TwoFactor'];
  factor: Schemas['Factor'];
  mark: ReactNode;
  title: string;
  text: string;
  /** How to turn it on; shown while it is off. */
  children: ReactNode;
}

const TurnOff = ({ state, factor, title }: Pick<FactorCardProps, 'state' | 'factor' | 'title'>) => {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const unlink = useMutation(twoFactorQueries.unlink(useApi()));
  if (!asking) {
    return (
      <div>
        <Button size="small" variant="danger" onClick={() => setAsking(true)} aria-label={t`Turn off: ${title}`}>
          {t`Turn off`}
        </Button>
      </div>
    );
  }
  return (
    <CodeForm
      name={t`Turn off: ${title}`}
      submitLabel={t`Turn off`}
      help={t`From your bot or app. A recovery code works too.`}
      factors={state.methods.map(({ factor: enabled }) => enabled)}
      send={(code) => unlink.mutateAsync({ factor, code })}
      onCancel={() => setAsking(false)}
    />
  );
};

/** Row of a second factor: when it was turned on and a form to turn it off, or how to turn it on. */
export const FactorCard = ({ state, factor, mark, title, text, children }: FactorCardProps) => {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const on = state.methods.find((method) => method.factor === factor);
  const onText = factor === 3 ? t({ message: 'On', context: 'authenticator app' }) : t`On`;
  const since = on === undefined ? '' : dateTime(on.since);
  return (
    <li className="cabinet-factor">
      {mark}
      <div className="cabinet-factor__text">
        <div className="cabinet-session__name">
          <Heading level={2} className="cabinet-item__title">
            {title}
          </Heading>
          {on !== undefined && (
            <Tag tone="success" icon="check">
              {onText}
            </Tag>
          )}
        </div>
        <p className="hk-muted hk-small">
          {on === undefined ? text : on.name === '' ? t`Since ${since}` : t`${on.name}, since ${since}`}
        </p>
      </div>
      {on === undefined ? children : <TurnOff state={state} factor={factor} title={title} />}
    </li>
  );
};
