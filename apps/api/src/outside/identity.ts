/** Somebody, as a service knows them. */
export interface Identity {
  /** Never used for anybody else there. */
  subject: string;
  /** null where the service tells none. */
  name: string | null;
}

/** The service did not answer, or not in its own protocol. */
export class ServiceUnavailable extends Error {}

/** The service answered, and does not stand by what was brought from it. */
export class ServiceRefused extends Error {}

/** Longest wait for a service, from the first call to the last, milliseconds: below the five seconds of a request. */
export const PATIENCE_MS = 4000;
/** Longest wait for a sign of life before somebody is sent to a service, milliseconds. */
const GLANCE_MS = 2500;

/** Whether a page of a service would be answered at all: who is sent to a dead one sees nothing of ours any more. */
export async function isAnswering(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(GLANCE_MS) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
