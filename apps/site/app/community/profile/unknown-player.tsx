import { Button, NotFoundState, PageColumn } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';

/** Shown if no player has this nickname. It may be a typo, so the page links to the fuzzy player search. */
export const UnknownPlayer = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const { nickname = '' } = useParams();
  const title = t`Player not found`;
  const text = t`There's no player named ${nickname}. Check the spelling or search by part of the nickname.`;
  const search = new URLSearchParams({ q: nickname }).toString();
  return (
    <PageColumn page sky>
      <PageHead title={title} description={text} hidden />
      <NotFoundState
        level={1}
        title={title}
        text={text}
        code={t`Error 404`}
        actions={
          <Button variant="primary" startIcon="search" href={to(`player-search?${search}`)}>
            {t`Find a player`}
          </Button>
        }
      />
    </PageColumn>
  );
};
