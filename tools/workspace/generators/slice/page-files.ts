import { camelCase, sentence } from '../names.ts';
import { type Contract, resolved, type Schema } from './contract.ts';
import type { Plan } from './plan.ts';

export type PageNames = {
  /** Path and file name of the page: `banlist`. */
  page: string;
  /** Object that the query file exports: `banQueries`. */
  queries: string;
  /** Name of the query in that object: `list`. */
  query: string;
};

const title = ({ subject }: Plan): string => sentence(subject);
const component = ({ subject }: Plan): string => `${subject}Page`;
const name = ({ subject }: Plan): string => camelCase(subject);

/** Code that renders a property, and code of a sample value for the test. */
const codeOf = (contract: Contract, property: string, schema: Schema): { value: string; sample: string } => {
  const { type, format, enum: names, pattern, oneOf } = resolved(contract, schema);
  const kinds = [type, ...(oneOf ?? []).map((one) => resolved(contract, one).type)].flat();
  const maybe = kinds.includes('null');
  const time = format === 'date-time' || (oneOf ?? []).some((one) => resolved(contract, one).format === 'date-time');
  if (time) {
    const value = `dateTime(item.${property})`;
    return {
      value: maybe ? `item.${property} === null ? null : ${value}` : value,
      sample: `'2026-06-01T10:00:00.000Z'`,
    };
  }
  if (kinds.includes('integer') || kinds.includes('number')) {
    const value = `number(item.${property})`;
    return { value: maybe ? `item.${property} === null ? null : ${value}` : value, sample: '7' };
  }
  if (kinds.includes('boolean')) return { value: `String(item.${property})`, sample: 'true' };
  if (kinds.includes('array')) return { value: `item.${property}.length`, sample: '[]' };
  const value = `item.${property}`;
  // The fake API validates responses, so the sample must match the schema.
  if (format === 'uuid') return { value, sample: `'00000000-0000-4000-8000-000000000001'` };
  if (typeof names?.[0] === 'string') return { value, sample: `'${names[0]}'` };
  return { value, sample: pattern === undefined ? `'${sentence(property)} of the sample'` : `'sample'` };
};

const formatsOf = (values: readonly string[]): string => {
  const used = ['dateTime', 'number'].filter((format) => values.some((value) => value.includes(`${format}(`)));
  return used.length === 0 ? '' : `const { ${used.join(', ')} } = useFormats();\n`;
};

/** First lines of every generated page: its data, its head and its title. */
const head = (plan: Plan): string => `const ${component(plan)} = () => {
  const { t } = useLingui();
  const { ${name(plan)} } = page.use();
  return (
    <PageColumn page sky>
      <PageHead title={t\`${title(plan)}\`} description={t\`${plan.summary}\`}${plan.caller === 'session' ? ' hidden' : ''} />
      <PageTitle title={t\`${title(plan)}\`} lead={t\`${plan.summary}\`} />`;

const listPage = (plan: Plan, contract: Contract, { queries, query }: PageNames): string => {
  const columns = plan.properties.filter(([property]) => property !== 'id');
  const values = columns.map(([property, schema]) => codeOf(contract, property, schema).value);
  const formats = formatsOf(values);
  const subject = title(plan).toLowerCase();
  return `import { ListSkeleton, PagedList } from '@hoshikraft/async-state';
import { ${queries}, type Schemas } from '@hoshikraft/api-client';
${formats && `import { useFormats } from '@hoshikraft/i18n';\n`}import { DataList, EmptyState, PageColumn, PageTitle } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { definePage } from '../../framework/page/define-page.ts';
import { PageHead } from '../../framework/page/page-head.tsx';

const page = definePage({ queries: ({ api }) => ({ ${name(plan)}: ${queries}.${query}(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Rows = ({ items }: { items: ITEMS }) => {
  const { t } = useLingui();
  ${formats}return (
    <DataList
      caption={t\`${title(plan)}\`}
      rows={items}
      getKey={({ id }) => id}
      columns={[
        ${columns.map(([property], place) => `{ key: '${property}', header: t\`${sentence(property)}\`,${place === 0 ? ' lead: true,' : ''} render: (item) => ${values[place]} },`).join('\n')}
      ]}
    />
  );
};

${head(plan)}
      <PagedList
        list={${name(plan)}}
        loading={<ListSkeleton label={t\`Loading ${subject}\`} rows={6} height={64} />}
        empty={<EmptyState title={t\`There are no ${subject} yet\`} />}
      >
        {(items) => <Rows items={items} />}
      </PagedList>
    </PageColumn>
  );
};

export default ${component(plan)};
`;
};

const onePage = (plan: Plan, contract: Contract, { queries, query }: PageNames): string => {
  const facts = plan.properties.filter(([property]) => property !== 'id');
  const values = facts.map(([property, schema]) => codeOf(contract, property, schema).value);
  const formats = formatsOf(values);
  return `import { Loaded } from '@hoshikraft/async-state';
import { ${queries}, type Schemas } from '@hoshikraft/api-client';
${formats && `import { useFormats } from '@hoshikraft/i18n';\n`}import { Facts, PageColumn, PageTitle, SkeletonGroup, SkeletonText } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { definePage } from '../../framework/page/define-page.ts';
import { PageHead } from '../../framework/page/page-head.tsx';

const page = definePage({ queries: ({ api }) => ({ ${name(plan)}: ${queries}.${query}(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t\`Loading ${title(plan).toLowerCase()}\`}>
      <SkeletonText lines={${facts.length}} />
    </SkeletonGroup>
  );
};

const Ready = ({ item }: { item: ITEM }) => {
  const { t } = useLingui();
  ${formats}return (
    <Facts
      items={[
        ${facts.map(([property], place) => `{ key: '${property}', label: t\`${sentence(property)}\`, value: ${values[place]} },`).join('\n')}
      ]}
    />
  );
};

${head(plan)}
      <Loaded query={${name(plan)}} loading={<Loading />}>
        {(item) => <Ready item={item} />}
      </Loaded>
    </PageColumn>
  );
};

export default ${component(plan)};
`;
};

/** The route module. */
export const pageFile = (plan: Plan, contract: Contract, schema: string, names: PageNames): string =>
  plan.isList
    ? listPage(plan, contract, names).replace('ITEMS', `readonly Schemas['${schema}']['items'][number][]`)
    : onePage(plan, contract, names).replace('ITEM', `Schemas['${schema}']`);

/** Test of the page's states: ready, empty (lists only), loading, failed, forbidden. */
export const pageTestFile = (plan: Plan, contract: Contract, schema: string, { page }: PageNames): string => {
  const fields = plan.properties.map(([property, of]) => `${property}: ${codeOf(contract, property, of).sample},`);
  const item = `{ ${fields.join(' ')} }`;
  const textProperty = plan.properties.find(
    ([property, of]) => property !== 'id' && codeOf(contract, property, of).sample.includes('sample'),
  );
  const text = textProperty === undefined ? `'7'` : codeOf(contract, ...textProperty).sample;
  const subject = title(plan).toLowerCase();
  const many = plan.isList;
  return `import type { Schemas } from '@hoshikraft/api-client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
${plan.caller === 'none' ? `import { foreign } from '@hoshikraft/fake-api';\n` : ''}import { ${plan.caller === 'session' ? 'authOf, ' : ''}failing, mainOf, never } from '../../framework/testing/content-fixtures.ts';
import { openPage, renderPage } from '../../framework/testing/render-page.tsx';
import * as page from './${page}.tsx';

const READY: Schemas['${schema}'] = ${many ? `{ items: [${item}], nextCursor: null }` : item};

const AT = { locale: 'en', at: '/en/${page}'${plan.caller === 'session' ? `, auth: authOf('Kitsune')` : ''} } as const;
const responsesOf = (response: unknown) => ({ 'GET /main': mainOf([]), '${plan.method} ${plan.path}': response });
const open = (response: unknown) => openPage(page, { ...AT, answers: responsesOf(response) });

test('shows the loaded data', async () => {
  open(READY);
  expect(await screen.findByRole('heading', { level: 1, name: '${title(plan)}' })).toBeInTheDocument();
  expect(screen.getByText(${text})).toBeInTheDocument();
});
${
  many
    ? `
test('shows a message for an empty list', async () => {
  open({ items: [], nextCursor: null });
  expect(await screen.findByRole('heading', { name: 'There are no ${subject} yet' })).toBeInTheDocument();
});
`
    : ''
}
test('shows a skeleton while loading', async () => {
  renderPage(<page.default />, { ...AT, answers: responsesOf(never) });
  expect(await screen.findByText('Loading ${subject}')).toBeInTheDocument();
});

test('offers a retry after an error', async () => {
  let respond: () => unknown = failing;
  open(() => respond());
  const retry = await screen.findByRole('button', { name: 'Try again' });
  respond = () => READY;
  await userEvent.click(retry);
  expect(await screen.findByText(${text})).toBeInTheDocument();
});

test('shows the reason without a retry when access is forbidden', async () => {
  const body: Schemas['Error'] = {
    error_code: 3,
    error_message: 'Forbidden',
    details: { type: 'permission_missing', description: 'Not for you' },
  };
  open(() => ${plan.caller === 'none' ? 'foreign(Response.json(body, { status: 403 }))' : 'Response.json(body, { status: 403 })'});
  expect(await screen.findByText('Not for you')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
`;
};
