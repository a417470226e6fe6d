import { data } from 'react-router';

const refuse = (): never => {
  throw data(null, { status: 404 });
};

export const loader = refuse;
export const clientLoader = refuse;

/** Never rendered: the loaders throw, and the layout shows its error page. */
const NotFound = () => null;

export default NotFound;
