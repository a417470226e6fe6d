import { redirect, type LoaderFunctionArgs } from 'react-router';

const toLight = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => redirect(`/${params['locale']}/cabinet/cover/glow`);

export const loader = toLight;
export const clientLoader = toLight;
