/** Pages of the sandbox on which a person looks at what goes out, and plays who is outside. */
export const outsideAddresses = (sandbox: string) => ({
  inbox: `${sandbox}/mail`,
  faults: `${sandbox}/faults`,
});

/** What points the API at the sandbox in the place of a mail server, of providers and of messengers. */
export const outsideSettings = (sandbox: string, smtpPort: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  STEAM_OPENID_URL: `${sandbox}/identity/steam`,
});
