import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // The route table is small: sending it whole saves a request before each first navigation to a page.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    // Splitting `page.clientLoader` from its page only produces an empty file for each route.
    v8_splitRouteModules: false,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
