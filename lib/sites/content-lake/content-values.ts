// Values that queries return. All accept null, so that `fitContent` removes an invalid one without its object.
import { z } from 'zod';

export const text = z.string().nullable();

export const textOrEmpty = text.transform((value) => value ?? '');

/** Null becomes an empty list. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullable()
    .transform((list) => list ?? []);
