import { Heading, Tag } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface SignInMethodRowProps {
  /** Anchor of the row in its page. */
  id?: string;
  mark: ReactNode;
  name: string;
  /** On or off; `linked` and `none` if it cannot be used to sign in. */
  state: 'on' | 'off' | 'linked' | 'none';
  /** Account of the service. */
  children: ReactNode;
  /** Whether it is the only sign-in method. */
  only: boolean;
  /** What to do if it is the only method. */
  onlyText?: string;
  actions: ReactNode;
  /** Content of a pending action. */
  below?: ReactNode;
}

/** Row of a sign-in method or a linked service: its account, its state and its actions. */
export const SignInMethodRow = ({
  id,
  mark,
  name,
  state,
  children,
  only,
  onlyText,
  actions,
  below,
}: SignInMethodRowProps) => {
  const { t } = useLingui();
  return (
    <li id={id} className="cabinet-door" aria-label={name}>
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
        {only && <p className="hk-subtle hk-small">{onlyText}</p>}
      </div>
      <div className="cabinet-door__actions">{actions}</div>
    </li>
  );
};
