/** The account of a user at a sign-in service. */
export interface Identity {
  /** Unique and never reassigned at the service. */
  subject: string;
  /** null if the service provides none. */
  name: string | null;
}

/** The service did not respond, or not as its protocol requires. */
export class ServiceUnavailable extends Error {}

/** The service rejected the code or assertion. */
export class ServiceRefused extends Error {}

/** Timeout of all calls to a service for one sign-in, milliseconds: below the five seconds of a request. */
export const IDENTITY_TIMEOUT_MS = 4000;
/** Timeout of the reachability check before a redirect to a service, milliseconds. */
const REACHABLE_TIMEOUT_MS = 2500;

/** Whether a page of a service responds: a user redirected to an unavailable service would leave our site for an error page. */
export async function isPageReachable(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(REACHABLE_TIMEOUT_MS) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
