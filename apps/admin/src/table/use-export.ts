import { type AdminList, cursorQuery } from '@hoshikraft/api-client';
import { failureText } from '@hoshikraft/async-state';
import { BYTE_ORDER_MARK, csvLine } from '@hoshikraft/shared';
import { showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TableColumn } from './table-column.ts';

/** Rows and pages of a file. */
const PAGE_ROWS = 100;
const MAX_PAGES = 100;

const save = (text: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `hoshikraft-${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
};

/** Saves every page of a list as a CSV file, with the columns shown. */
export const useExport = <Row>(name: string, list: AdminList<Row>, columns: readonly TableColumn<Row>[]) => {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { pages } = await queryClient.fetchInfiniteQuery({
        ...cursorQuery({ ...list, key: [...list.key, 'export'], limit: PAGE_ROWS, staleTime: 0 }),
        pages: MAX_PAGES,
        gcTime: 0,
      });
      const rows = pages.flatMap(({ items }) => items);
      const lines = rows.map((row) => csvLine(columns.map(({ text }) => text?.(row) ?? '')));
      save(BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header)) + lines.join(''), name);
      return { rows: rows.length, isCut: pages.at(-1)?.nextCursor != null };
    },
    onSuccess: ({ rows, isCut }) => {
      if (isCut) showToast({ type: 'warn', text: t`Saved the first ${rows} rows. Narrow the list for the rest.` });
    },
    onError: (failure) => showToast({ type: 'error', text: failureText(i18n, failure) }),
  });
};
