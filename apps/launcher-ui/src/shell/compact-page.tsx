import { CompactCard, type CompactCardProps } from '@hoshikraft/ui';
import { CompactBar } from './launcher-bar.tsx';

/** A page of the compact layout: one card on the backdrop, below the bar. */
export const CompactPage = (props: Omit<CompactCardProps, 'header'>) => (
  <CompactCard {...props} header={<CompactBar />} />
);
