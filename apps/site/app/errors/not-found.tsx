import { data } from 'react-router';

const refuse = (): never => {
  throw data(null, { status: 404 });
};

export const loader = refuse;
export const clientLoader = refuse;

/** Never drawn: the loaders refuse, and the layout's error page stands in. */
const NotFound = () => null;

export default NotFound;
