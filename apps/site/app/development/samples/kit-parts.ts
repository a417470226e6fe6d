import type * as kit from '@hoshikraft/ui';
import type * as dialog from '@hoshikraft/ui/dialog';
import type * as forms from '@hoshikraft/ui/forms';
import type { ReactNode } from 'react';

/** What a module of the kit exports that is drawn: by the kit's own habit, whatever begins with a capital. */
type Drawn<Module> = { [Name in keyof Module & string]: Name extends Capitalize<Name> ? Name : never }[keyof Module &
  string];

/** Every part of the kit; a new one has no sample yet, and types say so. */
export type KitPart = Drawn<typeof kit> | Drawn<typeof forms> | Drawn<typeof dialog>;

/** A part in all of its states. */
export type Sample = () => ReactNode;

/** What the developer pages themselves are drawn with: shell, title, links. */
export const FRAME = 'frame';

export type Samples<Part extends KitPart = KitPart> = Readonly<Record<Part, Sample | typeof FRAME>>;
