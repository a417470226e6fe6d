import type { AppContext } from '../../context.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { createInvite } from './invite.ts';

const USAGE = 'invite';

interface Command {
  readonly app: Pick<AppContext, 'db' | 'clock' | 'config'>;
  /** The system user who runs it. */
  readonly operator: string;
}

/**
 * Runs `npm run admin` with its arguments and returns the output.
 *
 * @throws Refusal with a message for the operator
 */
export async function runAdmin({ app, operator }: Command, args: readonly string[]): Promise<string> {
  if (args.length !== 1 || args[0] !== 'invite') throw new Refusal(USAGE);
  const { adminUrl, siteUrl } = app.config;
  if (adminUrl === null) throw new Refusal("Set ADMIN_URL, the address of the operators' app, as for the API");
  const { secret, expiresAt } = await createInvite(app, operator);
  return [
    `${adminUrl}/sign-in#invite=${secret}`,
    '',
    `Works once, until ${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC. Whoever opens it signs in with an account of`,
    `${siteUrl} that has a second factor, and becomes an administrator. Show it to nobody else.`,
  ].join('\n');
}
