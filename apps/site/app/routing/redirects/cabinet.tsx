import { redirect, type LoaderFunctionArgs } from 'react-router';
import { CABINET_START } from '../known-routes.ts';

const toFirstPage = ({ params, url }: Pick<LoaderFunctionArgs, 'params' | 'url'>) =>
  redirect(`/${params['locale']}/${CABINET_START}${url.search}`);

export const loader = toFirstPage;
export const clientLoader = toFirstPage;
