/** The WebAuthn library. A process loads its 200 modules with the first passkey, not at its start. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
