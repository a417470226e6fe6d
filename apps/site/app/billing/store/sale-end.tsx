import { roleQueries, type Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const everySecond = (changed: () => void) => {
  const timer = setInterval(changed, 1000);
  return () => clearInterval(timer);
};
const serverSnapshot = () => null;

/** Minutes until a time, rounded up; null until the page is hydrated, since the server's time would differ. */
const useMinutesTo = (time: string): number | null =>
  useSyncExternalStore<number | null>(
    everySecond,
    () => Math.max(0, Math.ceil((Date.parse(time) - Date.now()) / MINUTE_MS)),
    serverSnapshot,
  );

/** Name of a sale and when it ends, in words; prices are loaded anew when it does. */
export const SaleEnd = ({ sale: { name, endsAt } }: { sale: Schemas['SaleMark'] }) => {
  const { t } = useLingui();
  const { duration, shortDate } = useFormats();
  const client = useQueryClient();
  const minutes = useMinutesTo(endsAt);
  const isOver = minutes === 0;
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: roleQueries.all() });
  }, [isOver, client]);
  if (minutes === null) {
    const day = shortDate(endsAt);
    return t`${name}: until ${day}`;
  }
  const left = duration(minutes * 60);
  return isOver ? t`${name} is over` : t`${name}: ends in ${left}`;
};
