import { Heading } from '@hoshikraft/ui';
import { PageHead } from '../../framework/page/page-head.tsx';

export interface TabHeadProps {
  title: string;
  lead: string;
}

/** Title of a cabinet tab; these pages are private and hidden from search engines. */
export const TabHead = ({ title, lead }: TabHeadProps) => (
  <div className="cabinet-title">
    <PageHead title={title} description={lead} hidden />
    <Heading level={1} size="h2">
      {title}
    </Heading>
    <p className="hk-muted">{lead}</p>
  </div>
);
