import { expect, test } from '@jest/globals';
import { maskEmail } from './mask-email.ts';

test.each([
  ['player@example.org', 'p•••@example.org'],
  ['a@example.org', 'a•••@example.org'],
  ['"odd@local"@example.org', '"•••@example.org'],
  ['ivan@xn--e1afmkfd.xn--p1ai', 'i•••@пример.рф'],
  ['🦊fox@example.org', '🦊•••@example.org'],
])('%s is masked as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
