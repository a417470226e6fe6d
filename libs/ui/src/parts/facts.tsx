import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** Names and values in two columns. */
export function Facts({ items }: { items: readonly { key: string; label: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className="hk-facts">
      {items.map((item) => (
        <Fragment key={item.key}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

export interface StepItem {
  key: string;
  title: ReactNode;
  body?: ReactNode;
  state: 'done' | 'current' | 'ahead';
}

/** Steps in order: what is done, what is next. */
export function Steps({ items, doneLabel }: { items: readonly StepItem[]; doneLabel: string }) {
  return (
    <ol className="hk-steps">
      {items.map((item, index) => (
        <li
          key={item.key}
          className={classNames('hk-step', item.state !== 'ahead' && `hk-step--${item.state}`)}
          aria-current={item.state === 'current' ? 'step' : undefined}
        >
          <span className="hk-step__mark">
            {item.state === 'done' ? <Icon name="check" label={doneLabel} /> : index + 1}
          </span>
          <span className="hk-step__title">{item.title}</span>
          {item.body && <div className="hk-step__body">{item.body}</div>}
        </li>
      ))}
    </ol>
  );
}
