import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Card, Heading, ServerEmblem, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useServerNames } from '../../framework/page/use-server-names.ts';
import { RefundLines } from './refund-lines.tsx';
import { TakenRefund } from './taken-refund.tsx';

const RefundDialog = lazy(() => import('./refund-dialog.tsx').then((file) => ({ default: file.RefundDialog })));

type Wipe = Schemas['RefundOfWipe'];

/** State of a refund as a sentence. */
const useStateText = ({ state, wipedAt, spentFrom, openUntil }: Wipe): string => {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const [from, to, until] = [dateTime(spentFrom), dateTime(wipedAt), dateTime(openUntil)];
  if (state === 'taken') return t`You've already received the refund for this wipe.`;
  if (state === 'over') return t`The 14-day refund period ended on ${until}.`;
  if (state === 'nothing') return t`You have nothing to refund between ${from} and ${to}.`;
  return t`You can get back what you spent between ${from} and ${to}, once, until ${until}.`;
};

/** A recent wipe: purchases before it and their refund. */
export const RefundOfWipe = ({ wipe }: { wipe: Wipe }) => {
  const { t } = useLingui();
  const { money, dateTime } = useFormats();
  const [asking, setAsking] = useState(false);
  const server = useServerNames()(wipe.serverId);
  const sum = money(wipe.price.final);
  const wiped = dateTime(wipe.wipedAt);
  return (
    <Card as="li" className="refund">
      <Stack gap={4}>
        <div>
          <Heading level={2} size="h3">
            <span className="refund__server">
              <ServerEmblem server={wipe.serverId} size={28} />
              {server}
            </span>
          </Heading>
          <p className="hk-muted hk-small">{t`Wipe on ${wiped}`}</p>
        </div>
        <p>{useStateText(wipe)}</p>
        {wipe.taken !== null && <TakenRefund taken={wipe.taken} server={server} />}
        {wipe.lines.length > 0 && <RefundLines lines={wipe.lines} caption={t`Spent on ${server}`} />}
        {wipe.state === 'open' && (
          <div className="refund__foot">
            <p>
              {t`You get back`} <strong>{sum}</strong>
            </p>
            <Button variant="primary" startIcon="refund" onClick={() => setAsking(true)}>
              {t`Refund ${sum}`}
            </Button>
          </div>
        )}
      </Stack>
      {asking && (
        <Suspense fallback={null}>
          <RefundDialog wipe={wipe} server={server} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  );
};
