import { expect, test } from '@jest/globals';
import { checkReply, createContractChecks, readOperations } from './index.ts';
import { parcelDescription } from './testing/parcel-description.ts';

const { compileValidators } = createContractChecks(parcelDescription);
const operations = readOperations(parcelDescription, ['GET', 'POST']);

const check = (operationId: string, reply: Parameters<typeof checkReply>[0]) => () => {
  for (const operation of operations.filter((one) => one.operationId === operationId)) {
    checkReply(reply, compileValidators(operation), operationId);
  }
};
const line = { item: { slug: 'tea' }, count: 2 };

test.each([
  ['listLines', { status: 200, body: [line] }],
  ['listLines', { status: 200, body: [{ ...line, more: undefined }] }],
  ['listLines', { status: 200, text: JSON.stringify([line]) }],
  ['addLine', { status: 204 }],
  ['getPicture', { status: 200, file: '/a/picture.png' }],
])('%s may answer %j', (operationId, reply) => {
  expect(check(operationId, reply)).not.toThrow();
});

test.each([
  ['listLines', { status: 201, body: [] }, 'listLines answered 201, which it does not declare'],
  ['listLines', { status: 200, body: [{ ...line, more: 1 }] }, 'wrong at "0/more": additionalProperties'],
  ['listLines', { status: 200, text: '{"a":1}' }, 'wrong at "": type'],
  ['listLines', { status: 200 }, 'wrong at "": type'],
  ['listLines', { status: 200, file: '/a/list.json' }, 'listLines answers no file'],
  ['addLine', { status: 204, body: {} }, 'addLine answers no body'],
  ['addLine', { status: 204, file: '/a' }, 'addLine answers no body'],
  ['getPicture', { status: 200 }, 'wrong at "": type'],
])('%s may not answer %j', (operationId, reply, fault) => {
  expect(check(operationId, reply)).toThrow(fault);
});
