import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const format = formatter();

// Catalogs reach tests as they reach the bundle: compiled, with the source text where a translation is missing.
// A stub would let a Russian test pass on English words.
const poTransformer = {
  process(source, fileName) {
    const catalog = format.parse(source, { locale: null, sourceLocale: 'en', filename: fileName });
    const messages = Object.fromEntries(
      Object.entries(catalog)
        .filter(([, entry]) => !entry.obsolete)
        .map(([id, entry]) => [id, compileMessage(entry.translation || entry.message || id)]),
    );
    return { code: `module.exports = { __esModule: true, messages: ${JSON.stringify(messages)} };` };
  },
};

export default poTransformer;
