import { stripTypeScriptTypes } from 'node:module';

// Node's own type stripping, so that a test runs the very text that production runs: no second compiler to disagree.
const stripTypesTransformer = {
  process(source, fileName) {
    return { code: /\.[mc]?ts$/.test(fileName) ? stripTypeScriptTypes(source, { mode: 'strip' }) : source };
  },
};

export default stripTypesTransformer;
