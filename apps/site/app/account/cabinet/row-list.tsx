import { Card } from '@hoshikraft/ui';
import type { ReactNode } from 'react';

/** Rows of one card, each an `li`: sessions, sign-in methods, privileges, events. */
export const RowList = ({ isQuiet = false, children }: { isQuiet?: boolean; children: ReactNode }) => (
  <Card flush tone={isQuiet ? 'sunken' : 'plain'}>
    <ul className="cabinet-rows">{children}</ul>
  </Card>
);
