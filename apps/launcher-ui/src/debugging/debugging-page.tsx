import { Button, EmptyState, Heading, OnlineDot, showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLauncherPath } from '../parts/launcher-path.ts';
import { useLauncherState } from '../service/launcher-state.ts';
import { ConsoleList, type ConsoleListHandle } from './console-list.tsx';
import { rowsAsText } from './console-rows.ts';
import { ConsoleActions } from './console-actions.tsx';
import { ConsoleTools } from './console-tools.tsx';
import '../parts/panel.css';
import './console.css';
import { useConsoleKeys } from './use-console-keys.ts';
import { useConsole } from './use-console.ts';

const UploadDialog = lazy(async () => ({ default: (await import('./upload-dialog.tsx')).UploadDialog }));

/** The console: output of the game while it runs, and after. */
export const DebuggingPage = () => {
  const { t } = useLingui();
  const path = useLauncherPath();
  const { running } = useLauncherState();
  const log = useConsole();
  const list = useRef<ConsoleListHandle>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const [uploading, setUploading] = useState(false);

  const show = (index: number | null): void => {
    if (index !== null) list.current?.show(index);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(rowsAsText(log.rows));
      showToast({ id: 'copied', type: 'success', text: t`Visible lines copied.` });
    } catch {
      showToast({
        id: 'copied',
        type: 'error',
        text: t`Couldn't copy: the browser didn't allow it. Select the lines and copy them yourself.`,
      });
    }
  };
  // The browser's own search finds only visible lines.
  useConsoleKeys({ find: () => searchField.current?.focus(), step: (by) => show(log.step(by)) });
  return (
    <div className="console panel">
      <div className="console__head">
        <Heading level={1} size="h3">
          {t`Console`}
        </Heading>
        <OnlineDot online={running !== null}>
          {running === null ? t`The game isn't running` : t`The game is running`}
        </OnlineDot>
        <ConsoleActions console={log} onShow={show} onCopy={() => void copy()} onUpload={() => setUploading(true)} />
      </div>
      <ConsoleTools console={log} searchField={searchField} onShow={show} />
      {log.empty ? (
        <EmptyState
          title={t`The log is empty`}
          text={t`The game log will appear here once the game starts.`}
          actions={<Button href={path()}>{t`Back to the game`}</Button>}
        />
      ) : (
        <ConsoleList ref={list} rows={log.rows} query={log.query} current={log.current} />
      )}
      {uploading && (
        <Suspense fallback={null}>
          <UploadDialog onClose={() => setUploading(false)} />
        </Suspense>
      )}
    </div>
  );
};
