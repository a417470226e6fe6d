import { expect, it, jest } from '@jest/globals';
import { createFonts } from './share-fonts.ts';

it('registers a font once, and again only where that failed', async () => {
  const registerFont = jest
    .fn<() => Promise<never>>(() => Promise.resolve() as Promise<never>)
    .mockRejectedValueOnce(new Error('Out of memory'));
  const loadFonts = createFonts({ registerFont });
  await expect(loadFonts('Hi')).rejects.toThrow('Out of memory');
  const failed = registerFont.mock.calls.length;
  await loadFonts('Hi');
  await loadFonts('Hi');
  expect(registerFont).toHaveBeenCalledTimes(failed + 1);
});
