import type * as kit from '@hoshikraft/ui';
import type * as dialog from '@hoshikraft/ui/dialog';
import type * as forms from '@hoshikraft/ui/forms';
import type { ReactNode } from 'react';

/** Names of the components that a module of the kit exports: those that begin with a capital letter. */
type ComponentName<Module> = {
  [Name in keyof Module & string]: Name extends Capitalize<Name> ? Name : never;
}[keyof Module & string];

/** Every component of the kit; one without a sample is a type error. */
export type KitComponent = ComponentName<typeof kit> | ComponentName<typeof forms> | ComponentName<typeof dialog>;

/** A component in all of its states. */
export type Sample = () => ReactNode;

/** Components that every developer page uses: shell, title, links. */
export const FRAME = 'frame';

export type Samples<Component extends KitComponent = KitComponent> = Readonly<Record<Component, Sample | typeof FRAME>>;
