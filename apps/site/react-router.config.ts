import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // The table is small: sent whole, it saves a request before each first visit of a page.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    // `page.clientLoader` is not to be split from its page: the attempt only leaves empty files behind, one a route.
    v8_splitRouteModules: false,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
