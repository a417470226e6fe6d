import { createContext, useContext } from 'react';

/** Says in words that a text is too long; both numbers are characters. Set by the apps, which know the language. */
export type TooLongText = (length: number, most: number) => string;

export const TooLongContext = createContext<TooLongText>((length, most) => `${length} / ${most}`);

/** Length of a text as the API counts it: an emoji is one character. */
const lengthOf = (text: string): number => [...text].length;

/** The error of a text above `most` characters; undefined for a shorter one. Nothing typed or pasted is ever cut. */
export const useTooLong = (text: string, most: number | undefined): string | undefined => {
  const describe = useContext(TooLongContext);
  const length = lengthOf(text);
  return most !== undefined && length > most ? describe(length, most) : undefined;
};
