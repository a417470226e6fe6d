import { redirect, type LoaderFunctionArgs } from 'react-router';
import { CABINET_START } from '../known-routes.ts';

const toFirstPage = ({ params }: Pick<LoaderFunctionArgs, 'params'>) =>
  redirect(`/${params['locale']}/${CABINET_START}`);

export const loader = toFirstPage;
export const clientLoader = toFirstPage;
