import { Disclosure } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { Downloads } from './downloads.ts';
import { useSystemNames } from './use-system-names.ts';

/** Checksums of all downloads, folded. */
export const Checksums = ({ artifacts }: Pick<Downloads, 'artifacts'>) => {
  const { t } = useLingui();
  const { nameOf, archOf } = useSystemNames();
  return (
    <Disclosure summary={t`Checksums (SHA-256)`}>
      <p>{t`If your file's checksum is different, delete the file and download it again.`}</p>
      <dl className="start-sums">
        {artifacts.map((download) => (
          <div key={download.url}>
            <dt>{`${nameOf(download.system)}, ${archOf(download)}`}</dt>
            <dd>
              <code>{download.sha256}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
};
