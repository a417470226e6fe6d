import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { findByName, foldCase } from '../../community/players/players-repository.ts';
import { wornSkin } from '../../community/skins/worn-skin.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import type { SharedPage } from './shared-page.ts';

/** An invitation by a player's code, `/r/{code}`; null for an unknown code. */
export async function sharedInvite(
  app: Pick<AppContext, 'clock' | 'db' | 'files'>,
  code: string,
  locale: Locale,
): Promise<SharedPage | null> {
  const player = await findByName(app.db, { foldedLogin: foldCase(code) }, false).executeTakeFirst();
  if (player === undefined) return null;
  const { label, title, line } = messagesFor(locale).share.invite;
  return {
    label,
    title: title(player.login),
    color: '#7df0e0',
    cover: null,
    line,
    figure: await wornSkin(app, player.login),
  };
}
