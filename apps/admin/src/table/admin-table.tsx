import { type AdminList, cursorQuery } from '@hoshikraft/api-client';
import { ListSkeleton, PagedList } from '@hoshikraft/async-state';
import { Button, classNames, EmptyState, Stack, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useHiddenColumns } from './hidden-columns.ts';
import type { TableColumn } from './table-column.ts';
import { TableToolbar } from './table-toolbar.tsx';
import './table.css';
import { useExport } from './use-export.ts';
import type { Filters } from './use-filters.ts';
import { useWindowRows } from './use-window-rows.ts';

/** Rows of a page. */
const PAGE_ROWS = 50;
/** Loads the next page this much before the end of the list comes into the window. */
const AHEAD = '600px';

export interface AdminTableProps<Row> {
  /** Names its file, and its columns in this browser. */
  name: string;
  /** Spoken name of the table. */
  caption: string;
  list: AdminList<Row>;
  columns: readonly TableColumn<Row>[];
  getId: (row: Row) => string;
  /** Shown if there is nothing at all. */
  empty: { title: string; text: string };
  filters?: Pick<Filters<string>, 'filtered' | 'clear'> | undefined;
}

type RowsProps<Row> = Pick<AdminTableProps<Row>, 'caption' | 'columns' | 'getId'> & {
  rows: readonly Row[];
  hidden: readonly string[];
};

const Rows = <Row,>({ caption, columns, getId, rows, hidden }: RowsProps<Row>) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const { from, to, before, after, measure } = useWindowRows(rows.length, body);
  // oxlint-disable-next-line react/incompatible-library -- It warns of the React Compiler, which is not in use.
  const table = useReactTable<Row>({
    data: rows as Row[],
    columns: columns.map(({ id, header, text }) => ({ id, header, accessorFn: text })),
    getRowId: getId,
    getCoreRowModel: getCoreRowModel(),
    // Pages come by cursor: the table has none of its own to reset.
    manualPagination: true,
    state: { columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])) },
  });
  const columnOf = (id: string) => columns.find((column) => column.id === id);
  const classOf = (id: string): string | undefined => {
    const column = columnOf(id);
    return (
      classNames(
        column?.align && 'hk-cell--number',
        column?.lead && 'hk-cell--lead',
        column?.long && 'admin-table__long',
        column?.text === undefined && 'admin-table__buttons',
      ) || undefined
    );
  };
  // Not flexRender: it takes the function of a cell for a component, which each render would replace with its state.
  const render = (id: string, row: Row): ReactNode => {
    const column = columnOf(id);
    return (column?.render ?? column?.text)?.(row);
  };
  const space = (height: number) =>
    height > 0 && (
      <tr aria-hidden="true" className="admin-table__space">
        <td style={{ height }} />
      </tr>
    );
  return (
    <div className="hk-data-list__frame">
      <table className="hk-data-list admin-table" role="table" aria-rowcount={rows.length + 1}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          {table.getHeaderGroups().map(({ id, headers }) => (
            <tr key={id} role="row" aria-rowindex={1}>
              {headers.map(({ column }) => (
                <th key={column.id} role="columnheader" scope="col" className={classOf(column.id)}>
                  {columnOf(column.id)?.header}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody role="rowgroup" ref={body}>
          {space(before)}
          {table
            .getRowModel()
            .rows.slice(from, to)
            .map((row) => (
              <tr key={row.id} role="row" ref={measure} data-index={row.index} aria-rowindex={row.index + 2}>
                {row.getVisibleCells().map(({ id, column }) => (
                  <td key={id} role="cell" className={classOf(column.id)} data-label={columnOf(column.id)?.header}>
                    {render(column.id, row.original)}
                  </td>
                ))}
              </tr>
            ))}
          {space(after)}
        </tbody>
      </table>
    </div>
  );
};

/** Calls `onNear` once the end of the list nearly comes into the window. */
const ListEnd = ({ onNear }: { onNear: () => void }) => {
  const ref = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (ref.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref} />;
};

/** The list of every page: loads page by page, becomes cards on a phone, and can be saved as a file. */
export const AdminTable = <Row,>({ name, list, empty, filters, ...table }: AdminTableProps<Row>) => {
  const { t } = useLingui();
  const { columns, caption } = table;
  const query = useInfiniteQuery({ ...cursorQuery({ ...list, limit: PAGE_ROWS }), select: flatten });
  const { hidden, toggle } = useHiddenColumns(name);
  const file = useExport(
    name,
    list,
    columns.filter(({ id, text }) => text !== undefined && !hidden.includes(id)),
  );
  const isFiltered = filters?.filtered === true;
  return (
    <PagedList
      list={query}
      loading={<ListSkeleton label={t`Loading: ${caption}`} rows={6} height={48} />}
      empty={
        isFiltered ? (
          <EmptyState
            title={t`Nothing found`}
            text={t`Change the filters or clear them.`}
            actions={<Button onClick={filters.clear}>{t`Clear the filters`}</Button>}
          />
        ) : (
          <EmptyState {...empty} />
        )
      }
    >
      {() => (
        <Stack gap={2}>
          <TableToolbar
            columns={columns.filter(({ text, lead }) => text !== undefined && lead !== true)}
            hidden={hidden}
            onToggle={toggle}
            onExport={() => file.mutate()}
            exporting={file.isPending}
          />
          <Rows {...table} rows={query.data?.rows ?? []} hidden={hidden} />
          {query.hasNextPage && !query.isFetchNextPageError && (
            // Another one after each page: an end that stays in the window is near again.
            <ListEnd key={query.data?.pages.length} onNear={() => void query.fetchNextPage()} />
          )}
        </Stack>
      )}
    </PagedList>
  );
};

interface Pages<Row> {
  pages: { items: Row[]; nextCursor: string | null }[];
}

const flatten = <Row,>({ pages }: Pages<Row>) => ({ pages, rows: pages.flatMap(({ items }) => items) });
