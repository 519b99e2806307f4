import { z } from 'zod';
import { cleanLine, cleanText, cutText } from './clean.ts';

// All text input passes through one of these and is clean afterwards (see clean.ts).

/** Multi-line text with a maximum length after cleaning. */
export const text = (most: number) => z.string().overwrite(cleanText).max(most);

export const line = (most: number) => z.string().overwrite(cleanLine).max(most);

/** A line that the user didn't type, such as a page URL: cut if too long, empty if invalid. */
export const cutLine = (most: number) =>
  z
    .string()
    .overwrite((raw) => cutText(cleanLine(raw), most))
    .catch('');
