export { Modal } from './modal.tsx';
export type { ModalProps } from './modal.tsx';
export { modalBaseZIndex, modalZIndex, modalZIndexStep } from './modal-stack.ts';
