import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../parts/button.tsx';
import { Heading } from '../parts/text.tsx';
import { KitMui } from '../tokens/kit-mui.tsx';
import { modalZIndex, useModalIndex } from './modal-stack.ts';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  width?: 'small' | 'medium' | 'large' | undefined;
  /** While something is under way: Escape, the backdrop and the cross do nothing. */
  busy?: boolean | undefined;
  closeLabel: string;
  children: ReactNode;
}

const widths = { small: 440, medium: 600, large: 880 } as const;

const sheetOnPhones = {
  '@media (max-width: 599px)': {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': {
      margin: 0,
      width: '100%',
      maxWidth: 'none',
      maxHeight: 'calc(100dvh - 32px)',
      borderRadius: 'var(--hk-radius-l) var(--hk-radius-l) 0 0',
      borderBottom: 0,
    },
  },
};

/** A dialog over the page, a sheet from the bottom on phones. Focus stays inside and returns when it closes. */
export function Modal({ open, onClose, title, actions, width = 'small', busy, closeLabel, children }: ModalProps) {
  const titleId = useId();
  const index = useModalIndex(open);
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <KitMui>
      <Dialog
        open={open}
        onClose={close}
        fullWidth
        maxWidth={false}
        transitionDuration={200}
        aria-labelledby={titleId}
        sx={{ zIndex: modalZIndex(index), ...sheetOnPhones }}
        slotProps={{ paper: { sx: { maxWidth: widths[width] } } }}
      >
        <div className="hk-dialog__grip" />
        <div className="hk-dialog__title">
          <Heading level={2} size="h3" id={titleId}>
            {title}
          </Heading>
          <IconButton icon="close" label={closeLabel} onClick={close} disabled={busy} />
        </div>
        <div className="hk-dialog__body">{children}</div>
        {actions && <div className="hk-dialog__actions">{actions}</div>}
      </Dialog>
    </KitMui>
  );
}
