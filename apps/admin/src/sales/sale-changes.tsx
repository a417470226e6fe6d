import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Heading, Stack, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useSaleWords } from './sale-words.ts';

/** Prices that a sale lowers, before and after. */
export const SaleChanges = ({ roles }: { roles: readonly Schemas['PreviewedRole'][] }) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const { periods } = useSaleWords();
  const changed = roles.flatMap(({ prices, ...role }) =>
    prices.filter(({ before, after }) => after < before).map((price) => ({ ...role, ...price })),
  );
  return (
    <Stack gap={1}>
      <Heading level={3} size="h3">
        {t`What will change`}
      </Heading>
      {changed.length === 0 ? (
        <Text tone="muted">{t`No price is lowered.`}</Text>
      ) : (
        <ul className="sale-changes hk-small" tabIndex={0} aria-label={t`What will change`}>
          {changed.map(({ id, name, serverName, period, before, after }) => (
            <li key={`${id} ${period}`}>
              <span>{`${name} (${serverName}), ${periods[period]}`}</span>
              <span className="hk-tabular">
                <s className="hk-subtle">{money(before)}</s> {money(after)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
};
