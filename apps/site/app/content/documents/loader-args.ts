import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

/** Arguments that server and client loaders share. */
export type LoaderArgs = Pick<LoaderFunctionArgs & ClientLoaderFunctionArgs, 'params' | 'url' | 'context'>;
