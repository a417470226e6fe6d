import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const format = formatter();

// Catalogs are compiled for tests as for the bundle, with the source text for missing translations. With a stub, a
// Russian test could pass with English text.
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
