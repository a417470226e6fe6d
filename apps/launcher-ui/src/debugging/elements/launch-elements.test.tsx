import contract from '@hoshikraft/launcher-contract/openapi.json';
import { screen } from '@testing-library/react';
import { renderComponent } from '../../parts/testing/render-component.tsx';
import { LaunchElements } from './launch-elements.tsx';
import { sampleErrors, samplePhases } from './samples.ts';

const { LaunchError, Phase } = contract.components.schemas;
const sorted = (names: readonly string[]): string[] => [...names].sort();

test('every error and phase of the contract is shown with its own text', () => {
  expect(sorted(Object.keys(sampleErrors))).toEqual(sorted(LaunchError.properties.code.enum));
  expect(sorted(Object.keys(samplePhases))).toEqual(sorted(Phase.enum));
  renderComponent(<LaunchElements />);
  const errors = screen.getAllByRole('alert').map((alert) => alert.textContent);
  expect(new Set(errors).size).toBe(LaunchError.properties.code.enum.length);
  // A phase without a number has an indeterminate bar, which carries the text.
  expect(screen.getAllByRole('progressbar')).toHaveLength(Phase.enum.length);
});
