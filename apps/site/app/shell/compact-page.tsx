import { CompactCard, type CompactCardProps } from '@hoshikraft/ui';
import { SiteHeader } from './site-header.tsx';

/** A page of the compact layout: one card on the scenery, under the header. */
export const CompactPage = (props: Omit<CompactCardProps, 'header'>) => (
  <CompactCard {...props} header={<SiteHeader />} />
);
