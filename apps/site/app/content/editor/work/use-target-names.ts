import { useLingui } from '@lingui/react/macro';
import type { Target } from '../written.ts';

/** Names of the document targets. */
export const useTargetNames = (): Readonly<Record<Target, string>> => {
  const { t } = useLingui();
  return { news: t`News item`, mods: t`Mod`, servers: t`Server page` };
};
