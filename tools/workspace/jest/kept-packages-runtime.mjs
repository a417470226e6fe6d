import runtime from 'jest-runtime';

const Runtime = runtime.default ?? runtime;
const nothing = () => undefined;

/**
 * Jest loads every module anew for every test file. Of an API test's 1,700 two thirds are of packages, the same each
 * time: this runtime keeps them from file to file, with what was resolved and read, and loads only our own anew.
 */
export default class KeptPackagesRuntime extends Runtime {
  static kept = null;

  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    const { kept: runtimeBefore } = KeptPackagesRuntime;
    if (runtimeBefore?._environment === environment) {
      runtimeBefore.begin(testPath);
      return runtimeBefore;
    }
    super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig);
    // What a path means and what stands there does not change while tests run.
    for (const part of [this._resolution, this.fileCache]) part.clear = nothing;
    // Fastify looks through it for the name of each plugin: thousands of addresses made of paths and back, many times a file.
    this.registries.requireCacheProxy = Object.freeze({});
    const kept = ['/node_modules/', ...(config.testEnvironmentOptions.kept ?? [])];
    this.isKept = (key) => kept.some((part) => key.includes(part));
    KeptPackagesRuntime.kept = this;
  }

  begin(testPath) {
    for (const part of [this.esmLoader, this.executor]) part.testPath = testPath;
    this._testPath = testPath;
    this.testState.state = 'loading';
    this.jestGlobals.cachedEnvGlobals = undefined;
    this.jestGlobals.envGlobalsOverride = undefined;
    this.installGetBuiltinModule();
  }

  teardown() {
    const { moduleRegistry, esModuleRegistry } = this.registries;
    const loaded = [...moduleRegistry].filter(([path, module]) => this.isKept(path) && module.loaded);
    const evaluated = [...esModuleRegistry].filter(
      ([url, module]) => this.isKept(url) && module.status === 'evaluated',
    );
    super.teardown();
    for (const [path, module] of loaded) moduleRegistry.set(path, module);
    for (const [url, module] of evaluated) esModuleRegistry.set(url, module);
  }
}
