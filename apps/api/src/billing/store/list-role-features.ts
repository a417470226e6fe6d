import { defineOperation } from '../../platform/http/define-operation.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { listAbilities, listKitItems, listKits } from './features-repository.ts';
import { presentAbility, presentKit } from './present-features.ts';
import { findRole } from './roles-repository.ts';

export const listRoleFeatures = defineOperation('listRoleFeatures', async ({ query }, { app, locale }) => {
  const role = await findRole(app.db, query.roleId);
  if (!role) throw new ApiError('not_found');
  const [abilities, kits] = await Promise.all([listAbilities(app.db, [role.id]), listKits(app.db, [role.id])]);
  const items =
    kits.length === 0
      ? []
      : await listKitItems(
          app.db,
          kits.map((kit) => kit.id),
        );
  return {
    status: 200,
    body: {
      roleId: role.id,
      abilities: abilities.map((ability) => presentAbility(ability, locale)),
      kits: kits.map((kit) => presentKit(kit, items, locale)),
    },
  };
});
