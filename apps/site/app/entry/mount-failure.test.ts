import { waitFor } from '@testing-library/react';

test('a page that cannot be mounted says so on the console, with the reason', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // This document comes from no server of ours: it bears none of the facts of the site.
  await import('../entry.client.tsx');
  await waitFor(() => expect(complaints).toHaveBeenCalled());
  expect(complaints.mock.calls).toEqual([
    ['Error while mounting app:', expect.objectContaining({ message: expect.stringContaining('facts of the site') })],
  ]);
});
