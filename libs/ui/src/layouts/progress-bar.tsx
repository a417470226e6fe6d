export interface ProgressBarProps {
  /** Whether something is loading now. */
  active: boolean;
  /** Spoken name: "Загрузка". */
  label: string;
}

/** The thin white bar at the very top while a page loads: 2 px, no delay (product.md, section 9). */
export function ProgressBar({ active, label }: ProgressBarProps) {
  return active ? <div className="hk-progress-bar" role="progressbar" aria-label={label} /> : null;
}
