import { expect, test } from '@jest/globals';
import { faultFields } from './fault.ts';
import { createContractChecks, readOperations } from './index.ts';
import type { DescribedOperation } from './index.ts';
import { hasOddNumber, parseJson } from './input.ts';
import { parcelDescription } from './testing/parcel-description.ts';

const [listLines] = readOperations(parcelDescription, ['GET']) as [DescribedOperation];
const [addLine] = readOperations(parcelDescription, ['POST']) as [DescribedOperation];

test.each([['1e999'], ['1e1'], ['0x10'], ['Infinity'], [' 7'], [''], [['7', '1e1']], ['1'.repeat(17)]])(
  '%j is an odd number',
  (limit) => {
    expect(hasOddNumber(listLines, { path: {}, query: { limit } })).toBe(true);
  },
);

test.each([['7'], ['-7'], ['0.5'], ['9007199254740991'], [['7', '8']], [undefined]])(
  '%j is none, whatever its bounds say',
  (limit) => {
    expect(hasOddNumber(listLines, { path: { limit: '1e1' }, query: { limit, sort: '1e1' } })).toBe(false);
  },
);

test('JSON is parsed from UTF-8 only', () => {
  expect(parseJson(Buffer.from('{"слово":"мир"}'))).toEqual({ слово: 'мир' });
  expect(() => parseJson(Buffer.from('{"a":'))).toThrow(SyntaxError);
  expect(() => parseJson(Buffer.alloc(0))).toThrow(SyntaxError);
  expect(() => parseJson(Buffer.from([0x22, 0xff, 0xfe, 0x22]))).toThrow('not valid for encoding utf-8');
});

test.each([
  ['minLength', { limit: 1 }, 'Заполните поле.', 'Fill in this field.'],
  ['minLength', { limit: 3 }, 'Слишком коротко. Символов нужно не меньше 3.', 'Too short. Use at least 3 characters.'],
  [
    'maxLength',
    { limit: 16 },
    'Слишком длинно. Символов может быть не больше 16.',
    'Too long. Use no more than 16 characters.',
  ],
  ['minItems', { limit: 2 }, 'Слишком мало. Выберите не меньше 2.', 'Too few. Choose at least 2.'],
  ['maxItems', { limit: 8 }, 'Слишком много. Оставьте не больше 8.', 'Too many. Keep no more than 8.'],
  ['uniqueItems', {}, 'Уберите повторы.', 'Remove the duplicates.'],
  ['enum', {}, 'Выберите один из вариантов.', 'Choose one of the options.'],
  ['pattern', {}, 'Проверьте значение.', 'Check this value.'],
])('a value that breaks %s %j says what to do', (keyword, params, ru, en) => {
  const errors = [{ keyword, params, instancePath: '/name', schemaPath: '' }];
  expect(faultFields(errors, 'body', 'ru')).toEqual({ 'body/name': ru });
  expect(faultFields(errors, 'body', 'en')).toEqual({ 'body/name': en });
});

test('the first violation has its path and a message in the language of the caller', () => {
  const { body } = createContractChecks(parcelDescription).compileValidators(addLine);
  const fieldsOf = (value: unknown, locale: 'ru' | 'en') => {
    expect(body?.(value)).toBe(false);
    return faultFields(body?.errors, 'body', locale);
  };
  expect(fieldsOf({ count: 1 }, 'ru')).toEqual({ 'body/item': 'Заполните поле.' });
  expect(fieldsOf({ count: 1 }, 'en')).toEqual({ 'body/item': 'Fill in this field.' });
  expect(fieldsOf({ item: { slug: 'tea' }, count: 0.5 }, 'en')).toEqual({ 'body/count': 'Check this value.' });
  expect(fieldsOf([], 'ru')).toEqual({ body: 'Проверьте значение.' });
  const [name = ''] = Object.keys(fieldsOf({ item: { slug: 'tea' }, count: 1, ['x'.repeat(300)]: 1 }, 'en'));
  expect([name.length, name.slice(0, 8)]).toEqual([200, 'body/xxx']);
});
