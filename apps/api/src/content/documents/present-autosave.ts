import type { components } from '@hoshikraft/contract';
import type { AutosaveRow } from './autosaves-repository.ts';

type Listed = components['schemas']['DocumentAutosaveList']['items'][number];

/** An unsaved text without its content. */
export const presentAutosave = (row: AutosaveRow): Listed => ({
  id: row.id,
  target: row.target as Listed['target'],
  key: row.document_key,
  version: row.base_version,
  title: row.title,
  typedAt: row.typed_at.toISOString(),
  device: row.user_agent,
});
