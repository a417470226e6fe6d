import { redirect, type LoaderFunctionArgs } from 'react-router';

// Outside of the launcher its address leads to where it can be had (product.md section 2, legacy redirects).
const toStart = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => redirect(`/${params['locale']}/start`);

export const loader = toStart;
export const clientLoader = toStart;
