import { z } from 'zod';
import { cleanLine, cleanText, cutText } from './clean.ts';

// Whatever text comes in from outside passes one of these, and is clean from there on (see clean.ts).

/** Text with lines, of at most so many characters once it is clean. */
export const text = (most: number) => z.string().overwrite(cleanText).max(most);

/** Text of one line. */
export const line = (most: number) => z.string().overwrite(cleanLine).max(most);

/**
 * One line of what nobody typed, such as the address of a page: cut when it is too long, empty when it is no
 * text, since that is no reason to refuse what was typed beside it.
 */
export const cutLine = (most: number) =>
  z
    .string()
    .overwrite((raw) => cutText(cleanLine(raw), most))
    .catch('');
