import { Loaded } from '@hoshikraft/async-state';
import { infoQueries, type Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import {
  Card,
  EmptyState,
  Heading,
  Icon,
  Link,
  PageColumn,
  PageTitle,
  SidebarPage,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  Stack,
  VisuallyHidden,
} from '@hoshikraft/ui';
import { SearchField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageHead } from '../../framework/page/page-head.tsx';
import { definePage } from '../../framework/page/define-page.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { Contents } from '../../framework/page/contents.tsx';
import './info.css';

const page = definePage({ queries: ({ api }) => ({ rules: infoQueries.rules(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

type RuleSection = Schemas['Rules']['sections'][number];

const Rule = ({ item }: { item: RuleSection['items'][number] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    // `#3.1` is the address of a rule; `#rule-3.1` was, and links to it are still around.
    <li className="info-rule" id={`rule-${item.number}`}>
      <Link
        className="info-rule__number"
        id={item.number}
        href={to(`rules#${item.number}`)}
        title={t`Link to this rule`}
      >
        {item.number}
      </Link>
      <div>
        {item.title !== null && <strong>{item.title}</strong>}
        <p>{item.text}</p>
        {item.punishment !== null && (
          <p className="info-rule__punishment">
            <Icon name="ban" size={16} />
            <span>
              <VisuallyHidden>{t`Penalty:`} </VisuallyHidden>
              {item.punishment}
            </span>
          </p>
        )}
      </div>
    </li>
  );
};

const Section = ({ section }: { section: RuleSection }) => (
  <Card as="section" size="large" id={section.id} aria-labelledby={`${section.id}-title`}>
    <Heading level={2} id={`${section.id}-title`}>
      {section.title}
    </Heading>
    <ol className="info-rules">
      {section.items.map((item) => (
        <Rule key={item.number} item={item} />
      ))}
    </ol>
  </Card>
);

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the rules`}>
      <Stack gap={6}>
        {[0, 1, 2].map((place) => (
          <Card key={place} size="large">
            <Skeleton variant="title" />
            <SkeletonText lines={6} />
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
};

/** The sections with only the rules that have the typed words: in their number, title, text or penalty. */
const findRules = (sections: readonly RuleSection[], typed: string): readonly RuleSection[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ number, title, text, punishment }: RuleSection['items'][number]): boolean => {
    const whole = [number, title, text, punishment].join(' ').toLowerCase();
    return words.every((word) => whole.includes(word));
  };
  return sections
    .map((section) => ({ ...section, items: section.items.filter(isFound) }))
    .filter(({ items }) => items.length > 0);
};

const Rules = ({ sections }: Pick<Schemas['Rules'], 'sections'>) => {
  const { t } = useLingui();
  const to = usePagePath();
  const [typed, setTyped] = useState('');
  if (sections.length === 0) {
    return (
      <EmptyState
        title={t`The rules haven't been published yet`}
        text={t`Until then, be kind: the team will use common sense.`}
      />
    );
  }
  const found = findRules(sections, typed);
  return (
    <SidebarPage sidebar={<Contents page={to('rules')} sections={found} />}>
      <Stack gap={6}>
        <div role="search" className="info-find">
          <SearchField
            label={t`Find a rule`}
            help={t`A word or a number, such as 3.1.`}
            value={typed}
            maxLength={60}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {found.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        {found.length === 0 && (
          <div role="status">
            <EmptyState title={t`No matching rules`} text={t`Try a shorter word, or ask the team.`} />
          </div>
        )}
      </Stack>
    </SidebarPage>
  );
};

const Updated = ({ at }: { at: string }) => {
  const { t } = useLingui();
  const { date } = useFormats();
  const day = date(at);
  return <p className="hk-muted hk-small">{t`Last changed on ${day}`}</p>;
};

const RulesPage = () => {
  const { t } = useLingui();
  const { rules } = page.use();
  return (
    <PageColumn page sky>
      <PageHead
        title={t`Rules`}
        description={t`The rules of the project: chat, gameplay, trade, and the penalties for breaking them.`}
      />
      <PageTitle
        title={t`Rules`}
        lead={t`One set of rules for all servers. To link to a rule, click its number.`}
        action={rules.data && <Updated at={rules.data.updatedAt} />}
      />
      <Loaded query={rules} loading={<Loading />}>
        {({ sections }) => <Rules sections={sections} />}
      </Loaded>
    </PageColumn>
  );
};

export default RulesPage;
