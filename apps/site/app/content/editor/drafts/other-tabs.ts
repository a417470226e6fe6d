/** Message between the tabs of one browser about a document. */
type TabMessage = { kind: 'here' | 'gone' | 'asking' | 'saved'; tab: string; version?: number };

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
  const change = (next: Iterable<string>): void => onTabs((tabs = new Set(next)));
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'gone') return change([...tabs].filter((other) => other !== data.tab));
    if (data.kind === 'asking') send('here');
    if (data.kind === 'saved' && data.version !== undefined) onSaved(data.version);
    if (!tabs.has(data.tab)) change([...tabs, data.tab]);
  };
  send('asking');
  const goodbye = (): void => send('gone');
  // A page restored from the back/forward cache announces itself again.
  const back = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) send('asking');
  };
  addEventListener('pagehide', goodbye);
  addEventListener('pageshow', back);
  return {
    saved: (version) => send('saved', version),
    leave: () => {
      goodbye();
      removeEventListener('pagehide', goodbye);
      removeEventListener('pageshow', back);
      channel.close();
    },
  };
};
