import { redirect, type LoaderFunctionArgs } from 'react-router';

const toList = ({ params }: Pick<LoaderFunctionArgs, 'params'>) =>
  redirect(`/${params['locale']}/profile/${params['nickname']}/friends/list`);

export const loader = toList;
export const clientLoader = toList;
