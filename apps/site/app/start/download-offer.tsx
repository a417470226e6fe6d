import { launcherCalls, useApi } from '@hoshikraft/api-client';
import { useAmounts } from '@hoshikraft/i18n';
import { Button, Icon, Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type Download, type Downloads, offer } from './downloads.ts';
import { useSystemNames } from './use-system-names.ts';
import type { VisitorSystem } from './visitor-system.ts';

/** Returns a function that counts a download; the download does not depend on it. */
const useCount = () => {
  const api = useApi();
  return ({ system }: Download) => void launcherCalls.countDownload(api, system).catch(() => undefined);
};

const First = ({ download, version }: { download: Download; version: string }) => {
  const { t } = useLingui();
  const { bytes } = useAmounts();
  const { nameOf, archOf } = useSystemNames();
  const count = useCount();
  const system = nameOf(download.system);
  const size = bytes(download.size);
  return (
    <div className="start-first">
      <Button
        component="a"
        href={download.url}
        download
        variant="primary"
        size="large"
        fullWidth
        startIcon="download"
        onClick={() => count(download)}
      >
        {t`Download for ${system}`}
      </Button>
      <p className="start-first__about">
        <span>{t`Version ${version}`}</span> <span>{size}</span> <span>{archOf(download)}</span>
      </p>
    </div>
  );
};

const Others = ({ downloads, title }: { downloads: readonly Download[]; title: string }) => {
  const { bytes } = useAmounts();
  const { nameOf, archOf } = useSystemNames();
  const count = useCount();
  if (downloads.length === 0) return null;
  return (
    <div className="start-others">
      <h2 className="start-title">{title}</h2>
      <ul>
        {downloads.map((download) => (
          <li key={download.url}>
            <a className="start-other" href={download.url} download onClick={() => count(download)}>
              <Icon name="download" />
              <span className="start-other__name">{nameOf(download.system)}</span>
              <span className="start-other__about">
                {archOf(download)} · {bytes(download.size)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

const NoDownload = ({ visitor }: { visitor: VisitorSystem }) => {
  const { t } = useLingui();
  const { nameOf } = useSystemNames();
  if (visitor.system === 'phone') {
    return (
      <Notice title={t`The launcher runs on a computer`}>
        {t`Open this page on the computer you're going to play on, or pick the file for it below.`}
      </Notice>
    );
  }
  if (visitor.system === null) {
    return <Notice title={t`Choose your system`}>{t`We couldn't detect your system.`}</Notice>;
  }
  const system = nameOf(visitor.system);
  return (
    <Notice tone="warn" title={t`There is no launcher for ${system} yet`}>
      {t`Downloads for other systems are below.`}
    </Notice>
  );
};

/** Downloads: first the one for this computer, then the others. */
export const DownloadOffer = ({ downloads, visitor }: { downloads: Downloads; visitor: VisitorSystem }) => {
  const { t } = useLingui();
  const { first, others } = offer(downloads, visitor);
  return (
    <>
      {first === undefined ? <NoDownload visitor={visitor} /> : <First download={first} version={downloads.version} />}
      <Others downloads={others} title={first === undefined ? t`Downloads` : t`For other computers`} />
    </>
  );
};
