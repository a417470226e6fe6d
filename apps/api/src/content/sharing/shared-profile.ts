import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { localized } from '../../platform/database/localized.ts';
import { foldCase } from '../../community/players/players-repository.ts';
import { viewerOf } from '../../community/privacy/viewer.ts';
import { findProfile } from '../../community/profiles/profiles-repository.ts';
import { visitorCard } from '../../community/profiles/visitor-card.ts';
import { wornSkin } from '../../community/skins/worn-skin.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import type { SharedPage } from './shared-page.ts';

/** Maximum number of roles beside the hours. */
const MOST_ROLES = 3;
const COLOR = '#c9a7ff';

/** A player as a visitor sees them; null for an unused nickname. */
export async function sharedProfile(
  app: Pick<AppContext, 'clock' | 'db' | 'files'>,
  nickname: string,
  locale: Locale,
): Promise<SharedPage | null> {
  const row = await findProfile(app.db, { login: foldCase(nickname), viewer: viewerOf(null) }, app.clock.now());
  if (row === undefined) return null;
  const { login, cover, hours, roles } = visitorCard(row);
  const { label, played } = messagesFor(locale).share.profile;
  const names = roles.slice(0, MOST_ROLES).map(({ name }) => localized(name, locale));
  return {
    label,
    title: login,
    color: COLOR,
    cover,
    line: [...(hours === null ? [] : [played(hours)]), ...names].join(' · '),
    figure: await wornSkin(app, login),
  };
}
