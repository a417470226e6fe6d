import { randomUUID } from 'node:crypto';
import { defineOperation } from '../http/define-operation.ts';

/** A key for a document to come: nothing is kept of it before its first picture or save. */
export const generateDocumentId = defineOperation('generateDocumentId', () => ({
  status: 200,
  body: { key: randomUUID() },
}));
