import { Button, Card, Heading, Link, PageColumn, Text } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { useMain } from '../framework/page/use-main.ts';
import { communitiesOf } from '../shell/communities.ts';

/** Links to the communities. */
export const Communities = () => {
  const { t } = useLingui();
  const main = useMain();
  return (
    <PageColumn>
      <Card as="section" size="large" className="home-communities">
        <Heading level={2}>{t`Better together`}</Heading>
        <Text tone="muted">{t`News, wipes, events and people to play with: find them all in our communities.`}</Text>
        <ul className="home-communities__list">
          {communitiesOf(main).map(({ id, name, href, count }) => (
            <li key={id}>
              <Button component={Link} href={href} target="_blank" startIcon="chat" endIcon="external">
                {name}
                {count !== null && (
                  <span className="hk-muted">
                    <Plural value={count} one="# member" other="# members" />
                  </span>
                )}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </PageColumn>
  );
};
