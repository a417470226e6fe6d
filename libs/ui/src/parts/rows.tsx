import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';

/** A list of rows: players, settings, sessions. Lighter than cards; each child is an `li`. */
export function Rows({ className, ...rest }: ComponentPropsWithRef<'ul'>) {
  return <ul {...rest} className={classNames('hk-rows', className)} />;
}

/** Right end of a row: state, actions. */
export function RowEnd({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames('hk-rows__end', className)} />;
}
