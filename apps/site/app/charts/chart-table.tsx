import { DataList, type DataListProps, Disclosure } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

/** What a chart shows, to be read: folded, below it. */
export function ChartTable<Row>(props: DataListProps<Row>) {
  const { t } = useLingui();
  return (
    <Disclosure summary={t`The same as a table`}>
      <DataList {...props} />
    </Disclosure>
  );
}

/** How a table says a value, and that there is none. */
export const useKnown = () => {
  const { t } = useLingui();
  return (value: number | null | undefined, say: (value: number) => string): string =>
    value === null || value === undefined ? t`no data` : say(value);
};
