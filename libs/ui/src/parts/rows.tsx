import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';

/** A list of rows: players, settings, sessions. Lighter than cards; each child is an `li`. */
export function Rows({ className, ...rest }: ComponentPropsWithRef<'ul'>) {
  return <ul {...rest} className={classNames('hk-rows', className)} />;
}
