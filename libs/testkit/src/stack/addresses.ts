/** What `npm start` writes into `addresses.json`, and the folder it keeps its data in. */
export interface Addresses {
  site: string;
  /** The operators' app. */
  admin: string;
  api: string;
  sandbox: string;
  /** Inbox of the sandbox. */
  inbox: string;
  /** Messengers of the sandbox, to write to our bots. */
  chats: string;
  /** Accounts at the sign-in providers of the sandbox. */
  providers: string;
  /** Faults of the sandbox. */
  faults: string;
  /** Page of the launcher, with the token of this start; absent with `LAUNCHER=off`. */
  launcher?: string;
  logins: string[];
  /** Password of all sample logins. */
  password: string;
  /** The sample operator, and the secret of their authenticator app. */
  operator: { login: string; password: string; app: string };
  folder: string;
}

/** Addresses of the processes of this run. */
export const addresses = (): Addresses => {
  const written = process.env['E2E_STACK'];
  if (written === undefined)
    throw new Error('The processes were not started: run the tests through playwright.config.ts');
  return JSON.parse(written) as Addresses;
};
