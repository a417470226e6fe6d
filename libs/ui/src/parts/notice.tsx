import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export type NoticeTone = 'info' | 'success' | 'warn' | 'error';

const icons: Record<NoticeTone, IconName> = { info: 'info', success: 'check', warn: 'warning', error: 'warning' };

export interface NoticeProps {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Read out when it appears: `alert` at once, `status` when the reader pauses. Leave out for lasting notes. */
  live?: 'alert' | 'status' | undefined;
}

/** A message that stays in the page, with what to do next. */
export function Notice({ tone = 'info', title, children, action, live }: NoticeProps) {
  return (
    <div className={`hk-notice hk-tone--${tone}`} role={live}>
      <Icon name={icons[tone]} />
      <div className="hk-notice__body">
        {title && <p className="hk-notice__title">{title}</p>}
        {children && <div className="hk-notice__text">{children}</div>}
        {action && <div className="hk-notice__action">{action}</div>}
      </div>
    </div>
  );
}
