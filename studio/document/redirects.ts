import type { SanityClient } from 'sanity';
import { publishedId } from './site.ts';

/** A page that is published under another address than the public knows. */
export interface Move {
  site: string;
  from: string;
  to: string;
}

type Addressed = { site?: { _ref?: string }; path?: { current?: string } } | null;

/** How a page moves when its draft is published; null when it stays, or was never published. */
export function moveOf(published: unknown, draft: unknown): Move | null {
  const before = published as Addressed;
  const after = draft as Addressed;
  const site = before?.site?._ref;
  const from = before?.path?.current;
  const to = after?.path?.current;
  return site && from && to && from !== to && site === after?.site?._ref ? { site, from, to } : null;
}

/** The id of the redirect of an address: asking twice makes one. */
export const redirectId = ({ site, from }: Move): string =>
  `redirect-${publishedId(site).replace(/^site-/, '')}-${from.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-|-$/g, '')}`;

interface Stored {
  _id: string;
  from: string;
  to: string;
}

/**
 * Leads an old address to the new one. Redirects that led to the old address lead on to the new one, and one from
 * the new address goes: so no chain and no loop comes of it.
 */
export async function leadOn(client: SanityClient, move: Move): Promise<void> {
  const { site, from, to } = move;
  const others = await client
    .withConfig({ perspective: 'published' })
    .fetch<Stored[]>(
      '*[_type == "redirect" && site._ref == $site && (to == $from || from in [$to, $from])]',
      {
        site,
        from,
        to,
      },
    );
  const transaction = client.transaction();
  for (const other of others) {
    if (other.from === to || other.from === from) transaction.delete(other._id);
    else transaction.patch(other._id, { set: { to } });
  }
  transaction.createOrReplace({
    _id: redirectId(move),
    _type: 'redirect',
    site: { _type: 'reference', _ref: site },
    from,
    to,
    permanent: true,
  });
  await transaction.commit({ tag: 'redirect.page-moved' });
}
