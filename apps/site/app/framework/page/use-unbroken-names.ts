import { useMain } from './use-main.ts';

/** Returns a function from a text to the same with no line break inside a server's name. */
export const useUnbrokenNames = (): ((text: string) => string) => {
  const main = useMain();
  const names = main?.servers.map(({ documentMeta }) => documentMeta.serverName) ?? [];
  return (text) => names.reduce((rest, name) => rest.replaceAll(name, name.replaceAll(' ', '\u00a0')), text);
};
