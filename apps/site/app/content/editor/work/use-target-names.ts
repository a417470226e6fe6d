import { useLingui } from '@lingui/react/macro';
import type { Target } from '../written.ts';

/** What a document of each target is called. */
export const useTargetNames = (): Readonly<Record<Target, string>> => {
  const { t } = useLingui();
  return { news: t`News item`, mods: t`Mod`, servers: t`Server page` };
};
