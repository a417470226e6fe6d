import contract from '@hoshikraft/launcher-contract/openapi.json';
import { screen } from '@testing-library/react';
import { renderPart } from '../parts/testing/render-part.tsx';
import { LaunchElements } from './launch-elements.tsx';
import { sampleErrors, samplePhases } from './samples.ts';

const { LaunchError, Phase } = contract.components.schemas;
const sorted = (names: readonly string[]): string[] => [...names].sort();

test('every error and every phase that the contract names is shown, each with words of its own', () => {
  expect(sorted(Object.keys(sampleErrors))).toEqual(sorted(LaunchError.properties.code.enum));
  expect(sorted(Object.keys(samplePhases))).toEqual(sorted(Phase.enum));
  renderPart(<LaunchElements />);
  const errors = screen.getAllByRole('alert').map((alert) => alert.textContent);
  expect(new Set(errors).size).toBe(LaunchError.properties.code.enum.length);
  // Those without a figure to go by have a bar that only moves: it carries the words.
  expect(screen.getAllByRole('progressbar')).toHaveLength(Phase.enum.length);
});
