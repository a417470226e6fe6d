import { waitFor } from '@testing-library/react';

test('a mount failure is logged with its reason', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // This document does not carry the facts of the site.
  await import('../../entry.client.tsx');
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(logged.mock.calls).toEqual([
    ['Error while mounting app:', expect.objectContaining({ message: expect.stringContaining('facts of the site') })],
  ]);
});
