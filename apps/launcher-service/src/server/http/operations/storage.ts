import { defineOperation } from '../define-operation.ts';
import { LARGEST_TEXT } from '../../../state/storage/text-store.ts';
import { Refusal } from '../../../refusal.ts';

const readStorage = defineOperation('readStorage', async ({ params }, { context }) => {
  return { status: 200, body: { value: await context.texts.read(params.key) } };
});

const writeStorage = defineOperation('writeStorage', async ({ params, body }, { context }) => {
  if (Buffer.byteLength(body.value) > LARGEST_TEXT) throw new Refusal('body_too_large');
  await context.texts.write(params.key, body.value);
  return { status: 200, body };
});

const deleteStorage = defineOperation('deleteStorage', async ({ params }, { context }) => {
  await context.texts.remove(params.key);
  return { status: 204 };
});

export const storageOperations = [readStorage, writeStorage, deleteStorage] as const;
