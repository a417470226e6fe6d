import { useBrand } from './launcher-facts.tsx';

/** Title of a page, '{page} - {brand}' (product.md section 2). Every page draws it once. */
export const PageHead = ({ title }: { title: string }) => {
  const brand = useBrand();
  return <title>{`${title} - ${brand}`}</title>;
};
