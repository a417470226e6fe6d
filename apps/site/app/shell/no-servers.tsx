import { Button, EmptyState, Link } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMain } from '../framework/page/use-main.ts';
import { communitiesOf } from './communities.ts';

/** Empty state while no server is open, with links to the communities. */
export const NoServers = ({ level = 2 }: { level?: 2 | 3 }) => {
  const { t } = useLingui();
  const main = useMain();
  return (
    <EmptyState
      level={level}
      title={t`No servers are open right now`}
      text={t`We announce new servers in our communities first.`}
      actions={communitiesOf(main).map(({ id, name, href }) => (
        <Button key={id} component={Link} href={href} target="_blank" endIcon="external">
          {name}
        </Button>
      ))}
    />
  );
};
