import type { ReactNode } from 'react';
import { StatePicture } from '../drawn/state-picture.tsx';
import type { StateKind } from '../drawn/state-picture.tsx';
import { Heading } from './text.tsx';

export interface StateProps {
  title: ReactNode;
  /** What happened, or what to do next. */
  text?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Request id or status code, shown small. */
  code?: ReactNode;
  /** Level of the title; a page of its own passes 1. */
  level?: 1 | 2 | 3 | undefined;
}

function StateView({ kind, title, text, actions, code, level = 2, live }: StateProps & StateViewProps) {
  return (
    <div className="hk-state" role={live ? 'alert' : undefined}>
      <StatePicture kind={kind} />
      <Heading level={level} size={level === 1 ? 'h1' : 'h3'}>
        {title}
      </Heading>
      {text && <div className="hk-state__text">{text}</div>}
      {actions && <div className="hk-state__actions">{actions}</div>}
      {code && <p className="hk-state__code">{code}</p>}
    </div>
  );
}

interface StateViewProps {
  kind: StateKind;
  live?: boolean;
}

/** Nothing here yet, and what to do next. */
export function EmptyState(props: StateProps) {
  return <StateView kind="empty" {...props} />;
}

/** Something went wrong: what, and what to try. Read out at once. */
export function ErrorState(props: StateProps) {
  return <StateView kind="error" live {...props} />;
}

/** The visitor may not see this. */
export function ForbiddenState(props: StateProps) {
  return <StateView kind="forbidden" {...props} />;
}

/** No connection. Read out at once. */
export function OfflineState(props: StateProps) {
  return <StateView kind="offline" live {...props} />;
}

/** No such page or thing. */
export function NotFoundState(props: StateProps) {
  return <StateView kind="missing" {...props} />;
}
