import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { storeRoleOf } from '../../framework/testing/content-fixtures.ts';
import { renderPage } from '../../framework/testing/render-page.tsx';
import { AbilityTable } from './ability-table.tsx';
import { comparisonOf } from './testing/store-fixtures.ts';

const rolesOf = (server: string, ...names: string[]) =>
  comparisonOf(...names.map((name) => storeRoleOf(server, name, { bestChoice: false })));
const magic = rolesOf('magic-rpg', 'Ronin', 'Shinobi', 'Samurai');
const hitech = rolesOf('hitech', 'Cadet', 'Cyborg', 'Architect');

const Store = () => {
  const [comparison, setComparison] = useState(magic);
  return (
    <>
      <button type="button" onClick={() => setComparison(hitech)}>
        HiTech
      </button>
      <AbilityTable {...comparison} action={() => null} />
    </>
  );
};

const compared = () => screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);

test('another server is compared by two of its own privileges, whatever was selected before', async () => {
  renderPage(<Store />, { locale: 'en' });
  expect(compared()).toEqual(['magic-rpg-ronin', 'magic-rpg-shinobi']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Second privilege' }), 'Samurai');
  await userEvent.click(screen.getByRole('button', { name: 'HiTech' }));
  expect(compared()).toEqual(['hitech-cadet', 'hitech-cyborg']);
});

test.each([
  ['the next one', 'Cadet', ['hitech-cadet', 'hitech-cyborg']],
  ['the one below if there is none above', 'Architect', ['hitech-cyborg', 'hitech-architect']],
])('a privilege that the player has is compared with %s', (_which, held, pair) => {
  const active = { expiresAt: null, grantId: '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f00' };
  const roles = hitech.roles.map((role) => (role.name === held ? { ...role, active } : role));
  renderPage(<AbilityTable {...hitech} roles={roles} action={() => null} />, { locale: 'en' });
  expect(compared()).toEqual(pair);
});
