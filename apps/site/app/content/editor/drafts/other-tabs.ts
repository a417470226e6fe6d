/** What the tabs of one browser tell each other of a document. */
type Word = { kind: 'here' | 'gone' | 'asking' | 'saved'; tab: string; version?: number };

export interface OtherTabs {
  /** Tells the others that this tab has saved a version. */
  saved: (version: number) => void;
  leave: () => void;
}

export interface TabsOptions {
  /** This tab. */
  tab: string;
  /** Tabs that have the same document open now, without this one. */
  onTabs: (tabs: ReadonlySet<string>) => void;
  /** Another tab has saved the document. */
  onSaved: (version: number) => void;
}

/** Finds the other tabs of this browser in which the same document is open, as they come and go. */
export const otherTabs = (document: string, { tab, onTabs, onSaved }: TabsOptions): OtherTabs => {
  if (typeof BroadcastChannel === 'undefined') return { saved: () => undefined, leave: () => undefined };
  const channel = new BroadcastChannel(`hoshikraft:document:${document}`);
  const tell = (kind: Word['kind'], version?: number): void =>
    channel.postMessage({ kind, tab, ...(version !== undefined && { version }) } satisfies Word);
  let tabs: ReadonlySet<string> = new Set();
  const change = (next: Iterable<string>): void => onTabs((tabs = new Set(next)));
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'gone') return change([...tabs].filter((other) => other !== data.tab));
    if (data.kind === 'asking') tell('here');
    if (data.kind === 'saved' && data.version !== undefined) onSaved(data.version);
    if (!tabs.has(data.tab)) change([...tabs, data.tab]);
  };
  tell('asking');
  const goodbye = (): void => tell('gone');
  // A page that comes back from the browser's memory is there again.
  const back = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) tell('asking');
  };
  addEventListener('pagehide', goodbye);
  addEventListener('pageshow', back);
  return {
    saved: (version) => tell('saved', version),
    leave: () => {
      goodbye();
      removeEventListener('pagehide', goodbye);
      removeEventListener('pageshow', back);
      channel.close();
    },
  };
};
