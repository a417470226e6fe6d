import type { MainState } from '@hoshikraft/api-client';
import { Button, Grid, Icon, type IconName, Link } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { communitiesOf } from '../../shell/communities.ts';

interface Topic {
  icon: IconName;
  title: string;
  /** What the message should say. */
  hint: string;
  action: string;
  href: string;
}

const useTopics = (main: MainState): Topic[] => {
  const { t } = useLingui();
  const { operatorEmail, links } = main;
  const chat = links.message_link ?? communitiesOf(main)[0]?.href ?? `mailto:${operatorEmail}`;
  return [
    {
      icon: 'wallet',
      title: t`Payments, purchases, sign-in`,
      hint: t`Include your nickname and the time of the payment. Never send your password.`,
      action: t`Contact support`,
      href: links.support_link ?? `mailto:${operatorEmail}`,
    },
    {
      icon: 'shield',
      title: t`Players, chat, bans`,
      hint: t`Include the nickname, the server and a video or screenshot, within 7 days.`,
      action: t`Message a moderator`,
      href: chat,
    },
    {
      icon: 'hammer',
      title: t`Bugs and ideas`,
      hint: t`Include the server, what you did and what went wrong.`,
      action: t`Message the developers`,
      href: chat,
    },
  ];
};

/** Where to write, by what it is about. */
export const WhoToWrite = ({ main }: { main: MainState }) => {
  const { t } = useLingui();
  return (
    <Grid as="ul" min={280} gap={4} aria-label={t`Who to write to`} className="info-topics">
      {useTopics(main).map(({ icon, title, hint, action, href }) => (
        <li key={title} className="info-topic">
          <Icon name={icon} size={24} />
          <h2 className="info-topic__title">{title}</h2>
          <p className="hk-muted hk-small">{hint}</p>
          {href.startsWith('mailto:') ? (
            <Button size="small" href={href} endIcon="arrow-right">
              {action}
            </Button>
          ) : (
            <Button size="small" component={Link} href={href} target="_blank" endIcon="external">
              {action}
            </Button>
          )}
        </li>
      ))}
    </Grid>
  );
};
