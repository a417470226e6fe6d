import { closeSnackbar, SnackbarContent } from 'notistack';
import type { CustomContentProps } from 'notistack';
import { createContext, useContext } from 'react';
import type { Ref } from 'react';
import { IconButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icon-names.ts';
import type { Toast, ToastType } from './toast-queue.ts';

const icons: Record<ToastType, IconName> = { default: 'bell', success: 'check', warn: 'warning', error: 'warning' };

type ToastExtras = { toastTitle?: string | undefined; toastData?: Toast['data'] };

declare module 'notistack' {
  interface VariantOverrides {
    info: false;
    warning: false;
    default: ToastExtras;
    success: ToastExtras;
    warn: ToastExtras;
    error: ToastExtras;
  }
}

/** The spoken name of every toast's cross. */
export const CloseLabelContext = createContext('');

export interface ToastCardProps extends CustomContentProps, ToastExtras {
  ref?: Ref<HTMLDivElement>;
}

/** One toast: a light of its type's colour, what happened, a cross. */
export function ToastCard({ ref, id, variant, message, toastTitle, toastData = {}, style }: ToastCardProps) {
  const attributes = Object.fromEntries(Object.entries(toastData).map(([name, value]) => [`data-${name}`, value]));
  const type = variant as ToastType;
  const closeLabel = useContext(CloseLabelContext);
  return (
    <SnackbarContent
      ref={ref}
      {...attributes}
      style={style}
      role={type === 'error' || type === 'warn' ? 'alert' : 'status'}
      className={`hk-toast hk-tone--${type}`}
    >
      <Icon name={icons[type]} />
      <div className="hk-toast__body">
        {toastTitle && <p className="hk-toast__title">{toastTitle}</p>}
        <p className={toastTitle ? 'hk-muted' : undefined}>{message}</p>
      </div>
      <IconButton
        size="small"
        className="hk-toast__close"
        icon="close"
        label={closeLabel}
        onClick={() => closeSnackbar(id)}
      />
    </SnackbarContent>
  );
}
