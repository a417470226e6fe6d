export { FieldMessages } from './field-messages.tsx';
export { failureText } from './failure-text.ts';
export { type FailureMessage, FailureMessageProvider, useFailureMessage } from './failure-message.tsx';
export { type QueryState, Loaded } from './loaded.tsx';
export { ListSkeleton, type PagedQueryState, PagedList } from './paged-list.tsx';
export { type IdempotentMutation, useIdempotentMutation } from './use-idempotent-mutation.ts';
export { useReloadForBuild } from './use-reload-for-build.ts';
export { usePageVisible } from './use-page-visible.ts';
