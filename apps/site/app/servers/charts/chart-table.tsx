import { DataList, type DataListProps, Disclosure } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML of the server and in the first render of the browser. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** What a chart shows, to be read: folded, below it. As the chart, it is for browsers alone: it was most of some pages. */
export function ChartTable<Row>(props: DataListProps<Row>) {
  const { t } = useLingui();
  return <Disclosure summary={t`The same as a table`}>{useIsHydrated() && <DataList {...props} />}</Disclosure>;
}

/** How a table says a value, and that there is none. */
export const useKnown = () => {
  const { t } = useLingui();
  return (value: number | null | undefined, say: (value: number) => string): string =>
    value === null || value === undefined ? t`no data` : say(value);
};
