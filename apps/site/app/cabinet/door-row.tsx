import { Card, Heading, Tag } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface DoorRowProps {
  /** Anchor of the row in its page. */
  id?: string;
  mark: ReactNode;
  name: string;
  /** On, off, or nothing to be turned on. */
  state: 'on' | 'off' | 'linked' | 'none';
  /** Which account it is. */
  children: ReactNode;
  /** The only way in. */
  only: boolean;
  /** What to do about that; e-mail and password where left out. */
  onlyWords?: string;
  actions: ReactNode;
  /** What is under way there. */
  below?: ReactNode;
}

/** One way to sign in, or one linked service: what it is, whether it is on, and what can be done about it. */
export const DoorRow = ({ id, mark, name, state, children, only, onlyWords, actions, below }: DoorRowProps) => {
  const { t } = useLingui();
  return (
    <Card as="li" id={id} className="cabinet-door" aria-label={name}>
      {mark}
      <div className="cabinet-door__body">
        <div className="cabinet-session__name">
          <Heading level={3} className="cabinet-item__title">
            {name}
          </Heading>
          {state === 'on' && <Tag tone="success" icon="check">{t`On`}</Tag>}
          {state === 'off' && <Tag tone="outline">{t`Off`}</Tag>}
          {state === 'linked' && <Tag tone="success" icon="check">{t`Linked`}</Tag>}
        </div>
        <p className="hk-muted hk-small">{children}</p>
        {below}
        {only && (
          <p className="hk-subtle hk-small">
            {onlyWords ??
              t`This is the only way into your account, so it stays on. Set an e-mail and a password, or link another service first.`}
          </p>
        )}
      </div>
      <div className="cabinet-door__actions">{actions}</div>
    </Card>
  );
};
