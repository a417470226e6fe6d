export { everyNode, SAMPLE_PICTURES, sampleContent } from './every-node.ts';
