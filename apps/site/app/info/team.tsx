import { infoQueries, useApi } from '@hoshikraft/api-client';
import { PageColumn, PageTitle, PlayerName, Section, Stack, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { definePage } from '../page/page.ts';
import { PageHead } from '../page/page-head.tsx';

const page = definePage({ queries: ({ api }) => [infoQueries.team(api)] });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const TeamPage = () => {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(infoQueries.team(useApi()));
  return (
    <PageColumn page sky>
      <PageHead title={t`Team`} description={t`The people who build the servers, keep order and answer questions.`} />
      <PageTitle title={t`Team`} lead={t`The people who build the servers, keep order and answer questions.`} />
      {data.groups.map((group) => (
        <Section key={group.id} title={group.title} lead={group.description}>
          <Stack as="ul" gap={3}>
            {group.members.map((member) => (
              <li key={member.login}>
                <PlayerName login={member.login}>
                  <Text>{member.role}</Text>
                </PlayerName>
              </li>
            ))}
          </Stack>
        </Section>
      ))}
    </PageColumn>
  );
};

export default TeamPage;
