import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The default of one second is too short for a machine under tenfold load.
configure({ asyncUtilTimeout: 40_000 });

// jsdom has no layout: nothing changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
