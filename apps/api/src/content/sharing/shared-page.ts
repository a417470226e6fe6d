import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { cardNames } from '../documents/card-names.ts';
import { findDocument } from '../documents/documents-repository.ts';
import type { Target } from '../documents/documents-repository.ts';
import type { ImageFile } from '../files/images-repository.ts';
import type { WornSkin } from '../../community/skins/worn-skin.ts';
import type { Cover } from '../../community/themes/themes-repository.ts';
import { messagesFor } from '../../platform/messages/messages.ts';

/** Content of the share picture of a page. */
export interface SharedPage {
  label: string;
  title: string;
  color: string;
  /** Background: name of a stored file, or the cover of a profile; null for the default one. */
  cover: string | Cover | null;
  /** Line below the title; '' for none. */
  line: string;
  /** The player in the picture; null for none. */
  figure: WornSkin | null;
}

export type Section = 'home' | Target;

const COLORS: Record<Section, string> = { home: '#ffb870', news: '#ffb870', mods: '#7df0e0', servers: '#ff94b4' };

const NOBODY = { line: '', figure: null };

/** The home page or a list page. */
export function sharedSection(section: Section, locale: Locale): SharedPage {
  const { label, title } = messagesFor(locale).share[section];
  return { label, title, color: COLORS[section], cover: null, ...NOBODY };
}

/** A published document; null if there is none. */
export async function sharedDocument(
  app: AppContext,
  target: Target,
  id: string,
  locale: Locale,
): Promise<SharedPage | null> {
  const row = await findDocument(app.db, { target, id, locale, drafts: false });
  if (row === undefined) return null;
  const { servers } = await cardNames(app, target, locale, [row]);
  const sources = (row.cover?.sources ?? []) as ImageFile[];
  const webp = sources.filter(({ type }) => type === 'image/webp').sort((one, other) => one.width - other.width);
  const cover = webp.find(({ width }) => width >= 960) ?? webp.at(-1);
  return {
    label: messagesFor(locale).share[target].label,
    title: row.title ?? messagesFor(locale).share[target].title,
    color: target === 'news' ? COLORS.news : (servers.get(row.servers[0]?.[0] ?? '')?.color ?? COLORS[target]),
    cover: cover?.name ?? null,
    ...NOBODY,
  };
}
