/** Loads the page again; replaced in tests. */
export const reloadPage = (): void => window.location.reload();
