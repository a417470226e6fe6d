import type { Schemas } from '@hoshikraft/api-client';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useThemeName } from '../../shell/use-theme-name.ts';
import type { CabinetPageId } from './cabinet-groups.ts';

export interface PageState {
  text: string;
  /** Something that the player would better set up. */
  isWeak?: boolean;
}

export type PageStates = Partial<Record<CabinetPageId, PageState>>;

interface Known {
  cabinet: Schemas['Cabinet'] | undefined;
  authorization: Schemas['Authorization'] | undefined;
  twoFactor: Schemas['TwoFactor'] | undefined;
}

const useCabinetStates = (cabinet: Schemas['Cabinet'] | undefined): PageStates => {
  const { t } = useLingui();
  if (cabinet === undefined) return {};
  const { activeRoles, activeSessions, email } = cabinet;
  return {
    roles: {
      text: activeRoles === 0 ? t`None yet` : t`${plural(activeRoles, { one: '# active', other: '# active' })}`,
    },
    email: email === null ? { text: t`Not added`, isWeak: true } : { text: email },
    sessions: { text: t`${plural(activeSessions, { one: '# active', other: '# active' })}` },
  };
};

/** How things stand on the pages of the cabinet, for those whose state is loaded. */
export const usePageStates = ({ cabinet, authorization, twoFactor }: Known): PageStates => {
  const { t } = useLingui();
  const states: PageStates = {
    bonus: { text: t`Coins every day` },
    abilities: { text: t`Commands, kits and limits` },
    invite: { text: t`Coins for your friends' hours` },
    transactions: { text: t`Money and coins` },
    refund: { text: t`After a wipe` },
    profile: { text: t`Skin, cape and avatar` },
    cover: { text: t`Glow, style and picture` },
    theme: { text: useThemeName() },
    privacy: { text: t`Who sees what about you` },
    ...useCabinetStates(cabinet),
  };
  if (authorization !== undefined) {
    const methods = authorization.methods.filter(({ enabled }) => enabled).length;
    states.password = authorization.hasPassword ? { text: t`Set` } : { text: t`Not set`, isWeak: true };
    states.authorization = {
      text: t`${plural(methods, { one: '# method on', other: '# methods on' })}`,
      isWeak: methods < 2,
    };
  }
  if (twoFactor !== undefined) {
    states['2fa'] = twoFactor.enabled
      ? { text: t({ message: 'On', context: 'two-factor sign-in' }) }
      : { text: t({ message: 'Off', context: 'two-factor sign-in' }), isWeak: true };
  }
  return states;
};
