import { useBrand } from './launcher-facts.tsx';

/** Title of a page, '{page} - {brand}' (docs/product/site-shell.md#titles). Every page renders it once. */
export const PageHead = ({ title }: { title: string }) => {
  const brand = useBrand();
  return <title>{`${title} - ${brand}`}</title>;
};
