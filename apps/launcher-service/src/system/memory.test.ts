import { expect, test } from '@jest/globals';
import { memorySetting } from './memory.ts';

test.each([
  // total, recommended by the client → recommended, auto
  [32_768, 4096, 4096, 4096],
  [32_768, 4000, 4096, 4096],
  [32_768, undefined, 2048, 2048],
  [32_768, 1024, 2048, 2048],
  [8192, 6144, 6144, 6144],
  [8000, 8192, 7680, 6656],
  [4096, 4096, 4096, 3072],
  [3000, 4096, 2560, 1536],
  [2048, 2048, 2048, 1024],
  [1500, 2048, 1024, 512],
  [300, 2048, 512, 512],
])('of %d MiB with a recommendation of %p: %d are recommended, auto uses %d', (total, wish, recommended, auto) => {
  const memory = memorySetting('auto', total, wish);
  expect([memory.value, memory.recommended, memory.effective]).toEqual(['auto', recommended, auto]);
});

test.each([
  [4096, 4096],
  [512, 512],
  [100, 512],
  [3000, 3000],
  [1_048_576, 7680],
])('a selected amount of %d becomes %d on a machine with 8000', (value, effective) => {
  expect(memorySetting(value, 8000, 4096)).toEqual({
    value,
    effective,
    automatic: 4096,
    min: 512,
    max: 7680,
    recommended: 4096,
    total: 8000,
  });
});
