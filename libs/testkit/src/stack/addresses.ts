/** What `npm start` writes into `addresses.json`, and the folder it keeps its data in. */
export interface Addresses {
  site: string;
  api: string;
  sandbox: string;
  /** Letters that were sent, of the sandbox. */
  inbox: string;
  /** Where a person writes to our bots, of the sandbox. */
  chats: string;
  /** Accounts at the sign-in providers of the sandbox. */
  providers: string;
  /** Faults of the sandbox. */
  faults: string;
  /** Page of the launcher, with the token of this start; absent where `LAUNCHER=off` left it out. */
  launcher?: string;
  logins: string[];
  /** The password of every sample login. */
  password: string;
  folder: string;
}

/** Where the processes of this run are. */
export const addresses = (): Addresses => {
  const written = process.env['E2E_STACK'];
  if (written === undefined)
    throw new Error('The processes were not started: run the tests through playwright.config.ts');
  return JSON.parse(written) as Addresses;
};
