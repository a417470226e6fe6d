import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './text.tsx';

export interface DataColumn<Row> {
  key: string;
  header: ReactNode;
  /** The header as plain text, shown beside each value on phones. */
  phoneLabel?: string | undefined;
  render: (row: Row, index: number) => ReactNode;
  /** `number` aligns right with figures of one width. */
  align?: 'start' | 'end' | 'number' | undefined;
  /** First line of the phone card, without a label. */
  lead?: boolean | undefined;
  /** Not shown on phones. */
  wideOnly?: boolean | undefined;
}

export interface DataListProps<Row> {
  /** Spoken name of the table. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getKey: (row: Row, index: number) => string | number;
  /** Marks one row: the player's own place. */
  isCurrent?: ((row: Row) => boolean) | undefined;
}

/** A table that becomes a list of cards on phones and stays a table for screen readers. */
export function DataList<Row>({ caption, columns, rows, getKey, isCurrent }: DataListProps<Row>) {
  return (
    <div className="hk-data-list__frame">
      <table className="hk-data-list" role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" className={cellClass(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={getKey(row, index)} role="row" aria-current={isCurrent?.(row) || undefined}>
              {columns.map((column) => (
                <td key={column.key} role="cell" className={cellClass(column)} data-label={phoneLabel(column)}>
                  {column.render(row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function phoneLabel<Row>({ phoneLabel: label, header }: DataColumn<Row>): string | undefined {
  return label ?? (typeof header === 'string' ? header : undefined);
}

function cellClass<Row>({ align, lead, wideOnly }: DataColumn<Row>): string | undefined {
  return (
    classNames(
      align && align !== 'start' && `hk-cell--${align}`,
      lead && 'hk-cell--lead',
      wideOnly && 'hk-cell--wide-only',
    ) || undefined
  );
}
