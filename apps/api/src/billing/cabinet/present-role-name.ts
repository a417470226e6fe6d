import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { localized } from '../../platform/database/localized.ts';
import type { findHighestRole } from './cabinet-repository.ts';

type RoleRow = NonNullable<Awaited<ReturnType<typeof findHighestRole>>>;

/** A role with its name and color, in the caller's language. */
export const presentRoleName = (
  { id, server_id, name, color, tier }: RoleRow,
  locale: Locale,
): components['schemas']['RoleName'] => ({ id, serverId: server_id, name: localized(name, locale), color, tier });
