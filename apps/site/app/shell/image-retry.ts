import { useEffect } from 'react';

/** Requests again, back online, every picture of the page that could not be loaded. */
export const useImageRetry = (): void =>
  useEffect(() => {
    const retry = (): void => {
      for (const image of document.images) {
        const address = image.getAttribute('src');
        if (image.complete && image.naturalWidth === 0 && address !== null) image.src = address;
      }
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
