import { redirect, type LoaderFunctionArgs } from 'react-router';

const toList = ({ params, url }: Pick<LoaderFunctionArgs, 'params' | 'url'>) =>
  redirect(`/${params['locale']}/profile/${params['nickname']}/friends/list${url.search}`);

export const loader = toList;
export const clientLoader = toList;
