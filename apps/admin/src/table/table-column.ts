import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  header: string;
  /** The value in a file; absent for what is no value (buttons), which is neither saved nor hidden. */
  text?: (row: Row) => string;
  /** The value in the table, where it is not the same text. */
  render?: (row: Row) => ReactNode;
  /** `number` aligns right with figures of one width. */
  align?: 'number';
  /** Words of any length, which people typed: they break anywhere. */
  long?: boolean;
  /** What a row is about: first line of its card on a phone, and never hidden. */
  lead?: boolean;
}
