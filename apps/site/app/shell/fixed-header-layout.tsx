import { Outlet } from 'react-router';
import { SiteFrame } from './site-frame.tsx';

const FixedHeaderLayout = () => (
  <SiteFrame>
    <Outlet />
  </SiteFrame>
);

export default FixedHeaderLayout;
