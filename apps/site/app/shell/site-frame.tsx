import { PageShell } from '@hoshikraft/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePagePath } from '../framework/page/site-facts.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Header, page, footer. On the home page the header lies over the festival scene. */
export const SiteFrame = ({ children }: { children: ReactNode }) => {
  const to = usePagePath();
  const over = useLocation().pathname.replace(/\/+$/, '') === to('');
  return (
    <PageShell header={<SiteHeader over={over} />} footer={<SiteFooter />}>
      {children}
    </PageShell>
  );
};
