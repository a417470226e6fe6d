import { REGIONS } from '@hoshikraft/shared';
import { SegmentedControl } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useRegion } from './region.ts';

/** The region and what it decides. */
export const RegionChoice = () => {
  const { t } = useLingui();
  const { region, setRegion } = useRegion();
  const names = { russia: t`Russia`, global: t`World` };
  return (
    <>
      <SegmentedControl
        label={t`Region`}
        fullWidth
        options={REGIONS.map((value) => ({ value, label: names[value] }))}
        value={region}
        // The control goes back on a failure; a toast shows the reason.
        onChange={(value) => void setRegion(value).catch(() => undefined)}
      />
      <p className="site-place__help">{t`Your region decides which payment methods you see.`}</p>
    </>
  );
};
