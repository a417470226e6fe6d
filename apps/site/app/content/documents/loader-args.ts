import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

/** What loaders of both sides are given alike. */
export type LoaderArgs = Pick<LoaderFunctionArgs & ClientLoaderFunctionArgs, 'params' | 'url' | 'context'>;
