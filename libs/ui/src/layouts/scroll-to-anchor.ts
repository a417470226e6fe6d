const idOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A malformed escape such as `#%`: use the fragment as it is.
    return hash.slice(1);
  }
};

/**
 * Scrolls smoothly to the element that a location's hash (`#place`) names; false where there is none. The distance to
 * the top is the style sheet's scroll-padding: 100 px (docs/product/site-shell.md#header-and-footer).
 */
export const scrollToAnchor = (hash: string): boolean => {
  const anchor = document.getElementById(idOf(hash));
  anchor?.scrollIntoView({ behavior: 'smooth' });
  return anchor !== null;
};
