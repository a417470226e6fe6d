import { Button, Popover, Row, Stack } from '@hoshikraft/ui';
import { CheckboxField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import type { TableColumn } from './table-column.ts';

export interface TableToolbarProps {
  /** Columns that may be hidden. */
  columns: readonly Pick<TableColumn<never>, 'id' | 'header'>[];
  /** Ids of the columns not shown. */
  hidden: readonly string[];
  onToggle: (id: string) => void;
  onExport: () => void;
  exporting: boolean;
}

/** Which columns are shown, and the list as a file. */
export const TableToolbar = ({ columns, hidden, onToggle, onExport, exporting }: TableToolbarProps) => {
  const { t } = useLingui();
  return (
    <Row gap={2} justify="end">
      <Popover
        trigger={(props) => (
          <Button variant="quiet" size="small" startIcon="eye" {...props}>
            {t`Columns`}
          </Button>
        )}
      >
        <Stack as="ul" gap={1} className="admin-table__columns">
          {columns.map(({ id, header }) => (
            <li key={id}>
              <CheckboxField label={header} checked={!hidden.includes(id)} onChange={() => onToggle(id)} />
            </li>
          ))}
        </Stack>
      </Popover>
      <Button
        variant="quiet"
        size="small"
        startIcon="download"
        loading={exporting}
        loadingLabel={t`Saving`}
        onClick={onExport}
      >
        {t`Save as CSV`}
      </Button>
    </Row>
  );
};
