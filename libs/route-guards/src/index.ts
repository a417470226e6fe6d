export {
  afterSignIn,
  type GuardedLocation,
  type GuardedRoute,
  guardRoute,
  loginAddress,
  type RouteType,
  type Verdict,
} from './guard-route.ts';
