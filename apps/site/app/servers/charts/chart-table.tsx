import { DataList, type DataListProps, Disclosure } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useIsHydrated } from '../../framework/page/use-is-hydrated.ts';

/** The data of a chart as a table in a disclosure. Rendered only in the browser, since it was most of the HTML of some pages. */
export function ChartTable<Row>(props: DataListProps<Row>) {
  const { t } = useLingui();
  return <Disclosure summary={t`View as table`}>{useIsHydrated() && <DataList {...props} />}</Disclosure>;
}

/** Formats a value of a table, or says that there are no data. */
export const useFormatValue = () => {
  const { t } = useLingui();
  return (value: number | null | undefined, format: (value: number) => string): string =>
    value === null || value === undefined ? t`no data` : format(value);
};
