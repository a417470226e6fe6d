/** Message between the tabs of one browser about a document. */
type TabMessage = { kind: 'here' | 'gone' | 'asking' | 'saved'; tab: string; version?: number };

/** Time between two checks which tabs are still open, in ms: a tab that crashed says no goodbye. */
const CHECK_MS = 10_000;
/** How long a tab may take to answer, in ms. */
const ANSWER_MS = 2000;

export interface OtherTabs {
  /** Notifies the other tabs that this tab saved a version. */
  saved: (version: number) => void;
  leave: () => void;
}

export interface TabsOptions {
  /** Id of this tab. */
  tab: string;
  /** Receives the ids of the other tabs with the same document open. */
  onTabs: (tabs: ReadonlySet<string>) => void;
  /** Called when another tab saved the document. */
  onSaved: (version: number) => void;
}

/** Tracks the other tabs of this browser in which the same document is open. */
export const otherTabs = (document: string, { tab, onTabs, onSaved }: TabsOptions): OtherTabs => {
  if (typeof BroadcastChannel === 'undefined') return { saved: () => undefined, leave: () => undefined };
  const channel = new BroadcastChannel(`hoshikraft:document:${document}`);
  const send = (kind: TabMessage['kind'], version?: number): void =>
    channel.postMessage({ kind, tab, ...(version !== undefined && { version }) } satisfies TabMessage);
  let tabs: ReadonlySet<string> = new Set();
  let answered = new Set<string>();
  const change = (next: Iterable<string>): void => onTabs((tabs = new Set(next)));
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    answered.add(data.tab);
    if (data.kind === 'gone') return change([...tabs].filter((other) => other !== data.tab));
    if (data.kind === 'asking') send('here');
    if (data.kind === 'saved' && data.version !== undefined) onSaved(data.version);
    if (!tabs.has(data.tab)) change([...tabs, data.tab]);
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    answered = new Set();
    send('asking');
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      const open = [...tabs].filter((other) => answered.has(other));
      if (open.length < tabs.size) change(open);
    }, ANSWER_MS);
  };
  check();
  const checks = setInterval(check, CHECK_MS);
  const goodbye = (): void => send('gone');
  // A page restored from the back/forward cache announces itself again.
  const back = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) check();
  };
  addEventListener('pagehide', goodbye);
  addEventListener('pageshow', back);
  return {
    saved: (version) => send('saved', version),
    leave: () => {
      goodbye();
      clearInterval(checks);
      clearTimeout(waiting);
      removeEventListener('pagehide', goodbye);
      removeEventListener('pageshow', back);
      channel.close();
    },
  };
};
