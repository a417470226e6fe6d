const ADDRESS = /^\[([0-9a-f:.%]+)\](?::\d+)?$|^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/i;

/**
 * An IP address without the port and brackets with which proxies write it in X-Forwarded-For: `203.0.113.8:1001`,
 * `[2001:db8::1]:443`. With the port each connection would be another caller. Anything else stays as it is.
 */
export function forwardedAddress(written: string): string {
  const found = ADDRESS.exec(written.trim());
  return found?.[1] ?? found?.[2] ?? written.trim();
}
