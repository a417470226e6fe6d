import { classNames, Icon, Link } from '@hoshikraft/ui';
import type { CabinetPage } from './cabinet-groups.ts';
import type { PageState } from './use-page-states.ts';

/** A row that leads to a page of the cabinet and shows its state. */
export const PageRow = ({ href, label, icon, state }: CabinetPage & { state: PageState | undefined }) => (
  <li>
    <Link className="cabinet-row" href={href}>
      <span className="cabinet-session__icon">
        <Icon name={icon} />
      </span>
      <span className="cabinet-row__text">
        <span className="cabinet-row__label">{label}</span>
        {state !== undefined && (
          <span className={classNames('cabinet-row__state', state.isWeak && 'cabinet-row__state--weak')}>
            {state.text}
          </span>
        )}
      </span>
      <Icon name="chevron-right" size={18} />
    </Link>
  </li>
);
