import { stripTypeScriptTypes } from 'node:module';

// Node's type stripping, so that tests run the same code as production, without a second compiler.
const stripTypesTransformer = {
  process(source, fileName) {
    return { code: /\.[mc]?ts$/.test(fileName) ? stripTypeScriptTypes(source, { mode: 'strip' }) : source };
  },
};

export default stripTypesTransformer;
