import { useEffect, useState } from 'react';
import { showToast } from '../toasts/toast-queue.ts';
import { IconButton } from './button.tsx';

/** Duration of the "copied" state, in ms. */
const SAID_FOR_MS = 2500;

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** Spoken name and tooltip: "Copy /kit". */
  label: string;
  /** Spoken once it is copied: "/kit is copied". */
  copied: string;
  /** Shown where the browser does not let it be copied: what failed, and the text to copy by hand. */
  failed: { title: string; text: string };
}

/** Copies a text and says so for a while; if the browser refuses, a toast shows the text to copy by hand. */
export function useCopy({ text, failed }: Pick<CopyButtonProps, 'text' | 'failed'>): [said: boolean, copy: () => void] {
  const [said, setSaid] = useState(false);

  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(true);
    } catch {
      showToast({ id: `copy:${text}`, type: 'error', ...failed });
    }
  };

  return [said, () => void copy()];
}

/** Copies a text and confirms it. */
export function CopyButton({ label, copied, ...copying }: CopyButtonProps) {
  const [said, copy] = useCopy(copying);
  return (
    <>
      <IconButton size="small" icon={said ? 'check' : 'copy'} label={label} onClick={copy} />
      <span className="hk-visually-hidden" role="status">
        {said ? copied : ''}
      </span>
    </>
  );
}
