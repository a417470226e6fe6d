export {
  afterSignIn,
  type GuardedLocation,
  type GuardedRoute,
  guardRoute,
  loginAddress,
  type RouteType,
  type Verdict,
} from './guard-route.ts';
export { afterLauncherSignIn, guardLauncherRoute, type LauncherGuardOptions } from './guard-launcher-route.ts';
