import { actionSamples } from './action-samples.tsx';
import { contentSamples } from './content-samples.tsx';
import { drawnSamples } from './drawn-samples.tsx';
import { formSamples } from './form-samples.tsx';
import type { Samples } from './kit-parts.ts';
import { layoutSamples } from './layout-samples.tsx';
import { stateSamples } from './state-samples.tsx';
import { textSamples } from './text-samples.tsx';

/** Every part of the kit in its states: a part without a sample is a type error here. */
export const samples: Samples = {
  ...actionSamples,
  ...contentSamples,
  ...drawnSamples,
  ...formSamples,
  ...layoutSamples,
  ...stateSamples,
  ...textSamples,
};
