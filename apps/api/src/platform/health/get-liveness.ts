import { defineOperation } from '../http/define-operation.ts';

export const getLiveness = defineOperation('getLiveness', async () => ({ status: 200, body: { status: 'ok' } }));
