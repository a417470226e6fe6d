export { failureText } from './failure-text.ts';
export { type FailureWords, FailureWordsProvider, useFailureWords } from './failure-words.tsx';
export { type Answer, Loaded } from './loaded.tsx';
export { ListSkeleton, type PagedAnswer, PagedList } from './paged-list.tsx';
export { type Once, useOnce } from './use-once.ts';
export { usePageShown } from './use-page-shown.ts';
