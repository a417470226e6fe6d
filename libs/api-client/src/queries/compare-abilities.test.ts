import { compareAbilities } from './compare-abilities.ts';

const ability = (id: string, value: string | null) => ({
  id,
  icon: 'home',
  title: `Title of ${id}`,
  description: '',
  command: null,
  value,
});

it('has a row for each ability that any role gives, in the order of first appearance', () => {
  const rows = compareAbilities([
    { roleId: 'low', abilities: [ability('homes', '3'), ability('hat', null)] },
    { roleId: 'high', abilities: [ability('homes', '9'), ability('flight', null)] },
  ]);
  expect(rows.map(({ id, values }) => [id, values])).toEqual([
    ['homes', { low: '3', high: '9' }],
    ['hat', { low: true }],
    ['flight', { high: true }],
  ]);
  expect(compareAbilities([])).toEqual([]);
});
