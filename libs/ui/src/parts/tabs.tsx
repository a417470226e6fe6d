import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Link } from './link.tsx';

export interface TabItem {
  href: string;
  label: ReactNode;
  icon?: IconName | undefined;
  current?: boolean | undefined;
}

export interface TabsProps {
  /** Spoken name of the navigation. */
  label: string;
  items: TabItem[];
  /** A column at the page's left (a scrolling row on narrow screens). */
  vertical?: boolean | undefined;
}

/** Pages of one place as links: every tab has an address. */
export function Tabs({ label, items, vertical }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={classNames('hk-rail', 'hk-tabs', vertical && 'hk-tabs--vertical')}>
        {items.map((item) => (
          <li key={item.href}>
            <Link className="hk-tab" href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.icon && <Icon name={item.icon} />}
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface SegmentedOption<T extends string> {
  value: T;
  label: ReactNode;
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<T extends string> {
  /** Spoken name of the choice. */
  label: string;
  options: readonly SegmentedOption<T>[];
  value: T;
  onChange: (value: T) => void;
  fullWidth?: boolean | undefined;
}

/** One of a few, all in sight: native radio buttons, so arrows work. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={props.label}
      className={classNames('hk-segmented', props.fullWidth && 'hk-segmented--full')}
    >
      {props.options.map((option) => (
        <label key={option.value} className="hk-segmented__option">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            disabled={option.disabled}
            onChange={() => props.onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} />}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
