/** Processes items with limited concurrency; after the first failure it waits for running ones and throws. */
export async function forEachOf<T>(
  items: Iterable<T>,
  atOnce: number,
  act: (item: T) => Promise<unknown>,
): Promise<void> {
  const source = items[Symbol.iterator]();
  let failed = false;
  async function worker(): Promise<void> {
    for (let next = source.next(); !next.done && !failed; next = source.next()) {
      try {
        await act(next.value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}
