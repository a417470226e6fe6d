/** One that hangs is waited for so long, milliseconds. */
const PATIENCE_MS = 20;

/** The end of this turn of the event loop, or of the run under way if that is soon. */
export async function turnAfter(underWay: Promise<unknown> | undefined): Promise<void> {
  if (underWay === undefined) return new Promise((resolve) => setImmediate(resolve));
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([underWay, patience]);
  clearTimeout(timer);
}
