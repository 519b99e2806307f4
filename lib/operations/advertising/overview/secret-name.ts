import { z } from 'zod';
import type { OutgoingFeed } from '../outgoing-feed.ts';

const accountsSchema = z.object({ secret: z.string().nullish() });

/** Returns the name under which the credential of a feed's receiver is stored; null if the document has none. */
export const secretName = ({ accounts }: Pick<OutgoingFeed, 'accounts'>): string | null =>
  accountsSchema.safeParse(accounts).data?.secret || null;
