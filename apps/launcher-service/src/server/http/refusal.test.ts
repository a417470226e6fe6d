import { expect, test } from '@jest/globals';
import { refusalBody, toRefusal } from '../../refusal.ts';

test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'])('a disk error %s is reported as not saved', (code) => {
  const refusal = toRefusal(Object.assign(new Error('the disk'), { code }));
  expect(refusal.type).toBe('not_saved');
  expect(refusalBody(refusal, 'ru').error_message).toBe('Не сохранено');
  expect(toRefusal(new Error('a bug')).type).toBe('internal');
});
