import { usePagePath } from '../../framework/page/site-facts.tsx';

/** Address of a rule by its number, such as `2.4`. */
export const useRuleHref = (): ((number: string) => string) => {
  const to = usePagePath();
  return (number) => to(`rules#${number}`);
};
