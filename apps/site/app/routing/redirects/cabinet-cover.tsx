import { redirect, type LoaderFunctionArgs } from 'react-router';

const toGlow = ({ params, url }: Pick<LoaderFunctionArgs, 'params' | 'url'>) =>
  redirect(`/${params['locale']}/cabinet/cover/glow${url.search}`);

export const loader = toGlow;
export const clientLoader = toGlow;
