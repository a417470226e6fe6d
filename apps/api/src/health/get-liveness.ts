import { defineOperation } from '../contract-binder/operation-types.ts';

export const getLiveness = defineOperation('getLiveness', async () => ({ status: 200, body: { status: 'ok' } }));
