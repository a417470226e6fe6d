import { useLingui } from '@lingui/react/macro';
import type { Target } from '../written.ts';

/** Title of the editor page. */
export const usePageTitle = (target: Target, fresh: boolean): string => {
  const { t } = useLingui();
  const titles = {
    news: [t`New story`, t`Edit the story`],
    mods: [t`New mod`, t`Edit the mod`],
    servers: [t`New server page`, t`Edit the server page`],
  } as const;
  const [created, edited] = titles[target];
  return fresh ? created : edited;
};
