import { expect, test } from '@jest/globals';
import { addressPrefix, rateSubject } from './address-prefix.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
  ['2001:db8:5:6:7:8:9:a', '2001:db8:5::/48', '2001:db8:5:6::/64'],
  ['2001:0DB8:0005::a', '2001:db8:5::/48', '2001:db8:5:0::/64'],
  ['::1', '0:0:0::/48', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0::/48', 'fe80:0:0:0::/64'],
])('%s is stored as %s and counted as %s', (address, prefix, subject) => {
  expect([addressPrefix(address), rateSubject(address)]).toEqual([prefix, subject]);
});
