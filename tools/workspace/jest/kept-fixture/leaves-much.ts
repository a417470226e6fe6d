import { appendFileSync } from 'node:fs';
import { expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { made } from './kept/named-module.ts';
import { calls } from './own-module.ts';

const defaults = pg.defaults as { seen?: number };
const world = globalThis as { left?: true; structuredClone?: unknown };

/** Declares a test that leaves everything behind that a file can leave, and finds nothing of another file. */
export function leaveMuch(): void {
  test('our modules and the globals are new, the packages and what is named are not', () => {
    expect(calls).toEqual([]);
    expect([world.left, typeof world.structuredClone, process.env['LEFT']]).toEqual([undefined, 'function', undefined]);
    expect([Date.now() > 1, typeof setTimeout(() => undefined, 0)]).toEqual([true, 'object']);
    defaults.seen = (defaults.seen ?? 0) + 1;
    made.count += 1;
    appendFileSync(process.env['SEEN'] ?? '', `${defaults.seen} ${made.count}\n`);
    calls.push('left');
    world.left = true;
    delete world.structuredClone;
    process.env['LEFT'] = 'yes';
    jest.useFakeTimers();
    jest.spyOn(Date, 'now').mockReturnValue(1);
  });
}
