import { VisuallyHidden } from '@hoshikraft/ui';
import { Plural } from '@lingui/react/macro';

/** The API counts no further; it stands for more too. */
const MOST_COUNTED = 100;

/** Number of friend requests that wait for an answer; nothing if there are none. */
export const RequestBadge = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <span className="request-badge">
      <span aria-hidden="true">{count < MOST_COUNTED ? count : `${MOST_COUNTED - 1}+`}</span>
      <VisuallyHidden>
        {' '}
        <Plural value={count} one="# friend request" other="# friend requests" />
      </VisuallyHidden>
    </span>
  );
