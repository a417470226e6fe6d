export interface ProgressBarProps {
  /** Whether something is loading now. */
  active: boolean;
  /** Spoken name: "Загрузка". */
  label: string;
}

/** The thin white bar at the very top while a page loads: 2 px, no delay (docs/product/site-shell.md#header-and-footer). */
export function ProgressBar({ active, label }: ProgressBarProps) {
  if (!active) return null;
  // Outside landmarks only live regions are allowed.
  return (
    <div role="status">
      <div className="hk-progress-bar" role="progressbar" aria-label={label} />
    </div>
  );
}
