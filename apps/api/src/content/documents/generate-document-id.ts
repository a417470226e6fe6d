import { randomUUID } from 'node:crypto';
import { defineOperation } from '../../platform/http/define-operation.ts';

/** Generates a key for a new document: nothing is stored before its first picture or save. */
export const generateDocumentId = defineOperation('generateDocumentId', () => ({
  status: 200,
  body: { key: randomUUID() },
}));
