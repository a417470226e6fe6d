import { themeData, themeIds, type ThemeId } from '@hoshikraft/shared';
import { defineOperation } from '../../platform/http/define-operation.ts';

const items = themeIds.map((id) => ({ id, data: themeData[id] }));

/** All themes with their colours (docs/product/community.md#themes-and-covers), and the selected one. */
export const getTheme = defineOperation('getTheme', async (_request, { session }) => ({
  status: 200,
  body: { current: session.theme as ThemeId, items },
}));
