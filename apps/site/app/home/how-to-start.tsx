import { Button, Card, Heading, KitPicture, PageColumn, Section, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { usePagePath } from '../framework/page/site-facts.tsx';
import { useSignInAddress } from '../shell/sign-in-address.ts';

interface StepProps {
  number: number;
  picture: ComponentProps<typeof KitPicture>;
  title: string;
  text: string;
  children: ReactNode;
}

const Step = ({ number, picture, title, text, children }: StepProps) => (
  <Card as="li" className="home-step">
    <div className="home-step__picture">
      <KitPicture {...picture} size={64} />
      <span className="home-step__number" aria-hidden="true">
        {number}
      </span>
    </div>
    <Heading level={3}>{title}</Heading>
    <Text tone="muted">{text}</Text>
    <div className="home-step__action">{children}</div>
  </Card>
);

/** Three steps for a new player. */
export const HowToStart = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const address = useSignInAddress();
  return (
    <PageColumn>
      <Section
        id="start"
        divider="roofs"
        title={t`How to start`}
        lead={t`Three steps to the first lantern on your own house.`}
      >
        <ol className="home-steps">
          <Step
            number={1}
            picture={{ icon: 'book' }}
            title={t`Create your account`}
            text={t`It takes a minute. The nickname you choose is your name in the game.`}
          >
            <Button startIcon="user" href={address('register')}>
              {t`Sign up`}
            </Button>
          </Step>
          <Step
            number={2}
            picture={{ icon: 'pickaxe' }}
            title={t`Get the launcher`}
            text={t`It downloads the game with all the mods. Sign in, choose a server and press Play.`}
          >
            <Button startIcon="download" href={to('start')}>
              {t`Get the launcher`}
            </Button>
          </Step>
          <Step
            number={3}
            picture={{ icon: 'chest' }}
            title={t`Play your way`}
            text={t`Want to fly, get kits and more land? Top up your balance and buy a privilege: it arrives in the game automatically.`}
          >
            <Button startIcon="wallet" href={to('pay')}>
              {t`Top up`}
            </Button>
          </Step>
        </ol>
      </Section>
    </PageColumn>
  );
};
