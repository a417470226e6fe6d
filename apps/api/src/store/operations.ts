import { buyRole } from './buy-role.ts';
import { getKit } from './get-kit.ts';
import { listRoleFeatures } from './list-role-features.ts';
import { listStoreRoles } from './list-store-roles.ts';

export const storeOperations = [listStoreRoles, listRoleFeatures, getKit, buyRole] as const;
