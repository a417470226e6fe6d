import { useAmounts } from '@hoshikraft/i18n';
import { Facts } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { System } from './visitor-system.ts';

/** Recommended memory, MiB (docs/product/launcher.md#settings). */
const MEMORY_MB = 2048;

/** Oldest systems that the launcher's Node supports (Node 24, supported platforms). */
const OLDEST: Record<System, string> = {
  windows: 'Windows\u00a010',
  macos: 'macOS\u00a013.5',
  linux: 'Linux\u00a04.18, glibc\u00a02.28',
};

/** System requirements: of the visitor's system, or of all systems if it is not supported. */
export const Requirements = ({ systems }: { systems: readonly System[] }) => {
  const { t } = useLingui();
  const { memory } = useAmounts();
  const ram = memory(MEMORY_MB);
  return (
    <section className="start-part">
      <h2 className="start-title">{t`System requirements`}</h2>
      <Facts
        items={[
          {
            key: 'system',
            label: t`System`,
            value: systems.map((system) => {
              const oldest = OLDEST[system];
              return (
                <div key={system}>
                  <Trans>
                    {oldest} or newer, <span className="start-whole">64-bit</span>
                  </Trans>
                </div>
              );
            }),
          },
          { key: 'memory', label: t`Memory`, value: t`${ram} or more` },
          { key: 'disk', label: t`Free space`, value: t`shown by the launcher for each server before downloading` },
          { key: 'java', label: 'Java', value: t`found or downloaded by the launcher` },
        ]}
      />
    </section>
  );
};
