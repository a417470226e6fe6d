import type { ReactNode } from 'react';
import { VisuallyHidden } from './text.tsx';

export interface SkeletonProps {
  variant?: 'text' | 'title' | 'block' | 'circle' | 'button' | 'card' | undefined;
  width?: number | string | undefined;
  height?: number | string | undefined;
}

/** Size of the content, to avoid a layout shift when it loads. */
export function Skeleton({ variant = 'text', width, height }: SkeletonProps) {
  return <span className={`hk-skeleton hk-skeleton--${variant}`} style={{ width, height }} aria-hidden="true" />;
}

/** Skeletons of one list or card, announced once: `label` is "Загружаем серверы". */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

/** Lines of text of uneven length. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const widths = ['100%', '92%', '97%', '84%'];
  return Array.from({ length: lines }, (_, line) => (
    <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : widths[line % widths.length]} />
  ));
}
