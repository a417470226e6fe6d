import { actionSamples } from './action-samples.tsx';
import { contentSamples } from './content-samples.tsx';
import { artworkSamples } from './artwork-samples.tsx';
import { formSamples } from './form-samples.tsx';
import type { Samples } from './kit-components.ts';
import { layoutSamples } from './layout-samples.tsx';
import { stateSamples } from './state-samples.tsx';
import { textSamples } from './text-samples.tsx';

/** Samples of every component of the kit; a missing one is a type error here. */
export const samples: Samples = {
  ...actionSamples,
  ...contentSamples,
  ...artworkSamples,
  ...formSamples,
  ...layoutSamples,
  ...stateSamples,
  ...textSamples,
};
