import type { Plugin } from 'vite';

const BUILD = /\/react-router\/dist\/production\//;
const ROUTER = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/**
 * Functions of the router that browsers never need here, and what stands in for each: the table of routes comes whole, the
 * document is the server's, nothing is a server component, nobody watches the router from outside, and the root has an error
 * page of its own. Whatever they alone use is left out with them.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  useFogOFWarDiscovery: '',
  getPatchRoutesOnNavigationFunction: '',
  createClientRoutesWithHMRRevalidationOptOut: '',
  getRouteInstrumentationUpdates: 'return {}',
  instrumentClientSideRouter: 'return arguments[0]',
  Scripts: 'return null',
  RSCErrorHandler: 'return arguments[0].children',
  RemixRootDefaultHydrateFallback: 'return null',
  RemixRootDefaultErrorBoundary: 'console.error(arguments[0].error); return "Application Error"',
};

/** A function of the module's own, as it begins and ends: nothing else in it begins a line with a brace. */
const declared = (name: string): RegExp => new RegExp(`^function ${name}\\([^]*?^}$`, 'm');

/**
 * The router's build for production, without what no page of ours uses. Its package names the build with warnings alone; on the
 * server both would meet, and share no context.
 *
 * @throws Error where the router no longer has what is left out: look at it before a new version goes out
 */
export const smallerRouter = (): Plugin => {
  const met = new Set<string>();
  return {
    name: 'smaller-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/|$)/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform: {
      filter: { id: BUILD },
      handler(code, id) {
        let less = code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/(?<= = )(?=\w+\.(forwardRef|createContext)\()/g, '/* @__PURE__ */ ')
          // A bundler cannot know that making a class of React's changes nothing.
          .replace(/^(var \w+ = )(class extends \w+\.Component \{[^]*?^\});$/gm, '$1/* @__PURE__ */ (() => $2)();');
        if (ROUTER.test(id)) {
          for (const [name, body] of Object.entries(STAND_INS)) {
            less = less.replace(declared(name), () => (met.add(name), `function ${name}() { ${body} }`));
          }
        }
        return less;
      },
    },
    buildEnd(error) {
      const lost = Object.keys(STAND_INS).filter((name) => !met.has(name));
      if (error === undefined && lost.length > 0) throw new Error(`The router has no ${lost.join(', ')} any more`);
    },
  };
};
