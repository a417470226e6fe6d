import type { Schemas } from '@hoshikraft/api-client';
import { Time } from '@hoshikraft/i18n';
import { Card, Disclosure, Heading, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { Countdown } from './countdown.tsx';

/** The next wipe of a server, the last one and earlier ones. */
export const ServerWipes = ({ wipes: { past, next } }: { wipes: Schemas['ServerWipes'] }) => {
  const { t } = useLingui();
  const [last, ...earlier] = past;
  return (
    <Card as="section" className="server-wipes" aria-labelledby="wipe">
      <Heading level={2} size="h3" id="wipe">{t`Next wipe`}</Heading>
      {next === null ? (
        <Text tone="muted">{t`Date to be announced.`}</Text>
      ) : (
        <>
          <Countdown to={next} label={t`Time until the wipe`} />
          <Text tone="muted" size="small">
            <Time at={next} />
          </Text>
        </>
      )}
      {last !== undefined && (
        <dl className="server-wipes__last">
          <dt>{t`Previous wipe`}</dt>
          <dd>
            <Time at={last} format="day" />
          </dd>
        </dl>
      )}
      {earlier.length > 0 && (
        <Disclosure summary={t`Earlier wipes`}>
          <ul className="server-wipes__earlier">
            {earlier.map((at) => (
              <li key={at}>
                <Time at={at} format="day" />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  );
};
