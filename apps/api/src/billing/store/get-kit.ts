import { defineOperation } from '../../platform/http/define-operation.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { findKit, listKitItems } from './features-repository.ts';
import { presentKit } from './present-features.ts';

export const getKit = defineOperation('getKit', async ({ params }, { app, locale }) => {
  const kit = await findKit(app.db, params.id);
  if (!kit) throw new ApiError('not_found');
  return { status: 200, body: presentKit(kit, await listKitItems(app.db, [kit.id]), locale) };
});
