import { PageShell } from '@hoshikraft/ui';
import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Header, page, footer. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <PageShell header={<SiteHeader />} footer={<SiteFooter />}>
    {children}
  </PageShell>
);
