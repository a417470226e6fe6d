import { useFormats } from '@hoshikraft/i18n';
import { Facts } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { System } from './downloads.ts';

/** Recommended memory, MiB (product.md section 9). */
const MEMORY_MB = 2048;

/** Oldest systems that the Node inside of the launcher runs on (Node 24, supported platforms). */
const OLDEST: Record<System, string> = {
  windows: 'Windows 10',
  macos: 'macOS 13.5',
  linux: 'Linux 4.18, glibc 2.28',
};

/** What a computer needs; for a visitor without a system of ours, of every system. */
export const Requirements = ({ systems }: { systems: readonly System[] }) => {
  const { t } = useLingui();
  const { memory } = useFormats();
  const ram = memory(MEMORY_MB);
  return (
    <section className="start-part">
      <h2 className="start-title">{t`What the computer needs`}</h2>
      <Facts
        items={[
          {
            key: 'system',
            label: t`System`,
            value: systems.map((system) => {
              const oldest = OLDEST[system];
              return <div key={system}>{t`${oldest} or newer, 64-bit`}</div>;
            }),
          },
          { key: 'memory', label: t`Memory`, value: t`at least ${ram} recommended` },
          { key: 'disk', label: t`Free space`, value: t`the launcher names it for each server before it downloads` },
          { key: 'java', label: 'Java', value: t`found or downloaded by the launcher` },
        ]}
      />
    </section>
  );
};
