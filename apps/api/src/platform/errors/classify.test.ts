import { expect, test } from '@jest/globals';
import { ApiError } from './api-error.ts';
import { brokenConstraint, sqlState, toApiError } from './classify.ts';

const failed = (code: string, message = 'the words of another library') => Object.assign(new Error(message), { code });

test.each([
  ['PostgreSQL is not there', failed('ECONNREFUSED')],
  ['its name cannot be resolved', failed('EAI_AGAIN')],
  ['no way leads to it', failed('EHOSTUNREACH')],
  ['one of two addresses refuses', new AggregateError([failed('ECONNREFUSED'), failed('ETIMEDOUT')])],
  ['it is going down', failed('57P01')],
  ['it cancels what takes too long', failed('57014')],
  ['it has no connection left', failed('53300')],
  ['its disk is full', failed('53100')],
  ['its disk is broken', failed('58030')],
  ['it has become a standby', failed('25006')],
  ['transactions cross again and again', failed('40P01')],
  ['the connection broke', new Error('Connection terminated unexpectedly')],
])('%s is unavailable and can be retried', (_name, error) => {
  expect(toApiError(error)).toMatchObject({ type: 'database_unavailable', entry: { status: 503 }, cause: error });
});

test('a lock held too long by another transaction is a conflict', () => {
  expect(toApiError(failed('55P03')).type).toBe('request_in_progress');
});

test('any other error is an internal one, and a refusal is unchanged', () => {
  for (const error of [failed('42P01'), failed('23505'), new TypeError('x is not a function'), 'thrown text', null]) {
    expect(toApiError(error)).toMatchObject({ type: 'internal', entry: { status: 500 } });
  }
  const refusal = new ApiError('not_enough_money');
  expect(toApiError(refusal)).toBe(refusal);
});

test.each([
  ['40P01', '40P01'],
  ['XX000', 'XX000'],
  ['EPIPE', ''],
  ['ECONNRESET', ''],
])('the SQL state of an error %s is "%s"', (code, state) => {
  expect(sqlState(failed(code))).toBe(state);
});

test('a constraint violation has the name of its constraint, another error has none', () => {
  expect(brokenConstraint(Object.assign(failed('23505'), { constraint: 'players_login_key' }))).toBe(
    'players_login_key',
  );
  expect(brokenConstraint(Object.assign(failed('22P02'), { constraint: 'players_login_key' }))).toBeNull();
  expect(brokenConstraint(new Error('none'))).toBeNull();
});
