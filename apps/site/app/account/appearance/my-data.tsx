import { exportQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Card, Heading, Row } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

/** The archive of the player's own data: its state, its request and its download. */
export const MyData = ({ state, until, nextAt }: Schemas['DataExport']) => {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const request = useMutation(exportQueries.request(useApi()));
  const end = until === null ? '' : dateTime(until);
  const next = nextAt === null ? '' : dateTime(nextAt);
  const words: Readonly<Record<Schemas['DataExport']['state'], string>> = {
    none: '',
    making: t`We're making your archive. You can leave this page: we'll email you when it's ready.`,
    ready: t`Your archive is ready. You can download it until ${end}.`,
    failed: t`We couldn't make your archive. Request it again. If that doesn't help, contact support.`,
  };
  return (
    <Card>
      <Heading level={2} size="h3">
        {t`My data`}
      </Heading>
      <p className="hk-muted">
        {t`Everything we store about you in one archive: account, sign-ins, payments, privileges, playtime, friends and your pictures. Without passwords and codes. Once a day.`}
      </p>
      <p role="status">{words[state]}</p>
      {nextAt !== null && <p className="hk-muted">{t`You can request a new one after ${next}.`}</p>}
      <Row>
        {state === 'ready' && (
          <Button component="a" href="/api/user/export/download" download startIcon="download" variant="primary">
            {t`Download the archive`}
          </Button>
        )}
        {state !== 'making' && nextAt === null && (
          <Button loading={request.isPending} loadingLabel={t`Requesting`} onClick={() => request.mutate()}>
            {t`Request my data`}
          </Button>
        )}
      </Row>
    </Card>
  );
};
