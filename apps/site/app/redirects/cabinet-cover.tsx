import { redirect, type LoaderFunctionArgs } from 'react-router';

const toLight = ({ params, url }: Pick<LoaderFunctionArgs, 'params' | 'url'>) =>
  redirect(`/${params['locale']}/cabinet/cover/glow${url.search}`);

export const loader = toLight;
export const clientLoader = toLight;
