import { LOCALES } from '@hoshikraft/shared';
import { useFormats } from '@hoshikraft/i18n';
import { useLingui } from '@lingui/react/macro';
import type { Written } from '../written.ts';
import { type PartId, partOf } from './content-parts.ts';

/** Names of the parts of a document. */
export const usePartNames = (): Readonly<Record<PartId, string>> => {
  const { t } = useLingui();
  return {
    'ru.title': t`Title in Russian`,
    'ru.summary': t`Summary in Russian`,
    'ru.body': t`Text in Russian`,
    'en.title': t`Title in English`,
    'en.summary': t`Summary in English`,
    'en.body': t`Text in English`,
    slug: t`Address`,
    cover: t`Cover`,
    tags: t`Tags`,
    servers: t`Servers`,
    publishAt: t`Publishing time`,
    meta: t`Author of the mod`,
  };
};

/** Text of a part other than a body, for comparison. */
export const usePartWords = (): ((written: Written, id: Exclude<PartId, `${string}.body`>) => string) => {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  return (written, id) => {
    const { cover, tags, servers, publishAt, meta } = written;
    if (id === 'cover') {
      if (cover === null) return t`None`;
      return [t`Picture ${cover.image.slice(0, 8)}`, ...LOCALES.map((locale) => cover.alt[locale])].join('\n');
    }
    if (id === 'tags') return tags.join(', ');
    if (id === 'servers')
      return servers.map(({ id: server, version }) => [server, version].join(' ').trim()).join(', ');
    if (id === 'publishAt') return publishAt === null ? t`None` : dateTime(publishAt);
    if (id === 'meta') return [meta.originalAuthor, meta.originalUrl].filter((word) => word !== null).join('\n');
    const value = partOf(written, id);
    return typeof value === 'string' ? value : t`Based on the title`;
  };
};
