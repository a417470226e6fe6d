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
  /** `end`: a drawer as high as the window, at its end; on phones a sheet as well. */
  placement?: 'center' | 'end' | undefined;
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

const drawer = {
  '@media (min-width: 600px)': {
    '& .MuiDialog-container': { alignItems: 'stretch', justifyContent: 'flex-end' },
    '& .MuiDialog-paper': {
      margin: 0,
      maxHeight: 'none',
      borderRadius: 'var(--hk-radius-l) 0 0 var(--hk-radius-l)',
    },
  },
};

/** A dialog over the page, a sheet from the bottom on phones. Focus stays inside and returns when it closes. */
export function Modal(props: ModalProps) {
  const { open, onClose, title, actions, width = 'small', placement = 'center', busy, closeLabel, children } = props;
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
        sx={{ zIndex: modalZIndex(index), ...sheetOnPhones, ...(placement === 'end' && drawer) }}
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
