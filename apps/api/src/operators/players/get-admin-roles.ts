import { presentRoleName } from '../../billing/cabinet/present-role-name.ts';
import { listNamedRoles } from '../../billing/store/roles-repository.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';

export const getAdminRoles = defineOperation('getAdminRoles', async (_request, { app, locale }) => {
  const roles = await listNamedRoles(app.db);
  return {
    status: 200,
    body: { items: roles.map((row) => ({ role: presentRoleName(row, locale), server: row.server })) },
  };
});
