import { forwardedAddress } from './forwarded-address.ts';

test.each([
  ['203.0.113.8', '203.0.113.8'],
  ['203.0.113.8:1001', '203.0.113.8'],
  [' 203.0.113.8:1 ', '203.0.113.8'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:203.0.113.8', '::ffff:203.0.113.8'],
  ['unknown', 'unknown'],
])('%s is %s', (written, address) => {
  expect(forwardedAddress(written)).toBe(address);
});
