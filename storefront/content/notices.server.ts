import { noticesQuery } from '@forecourt/schemas/queries/notices';
import type { NoticesQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { ask } from './client.server.ts';
import { showingNow } from './dated.server.ts';

type Notices = NonNullable<NoticesQueryResult>;
export type AnnouncementDocument = Notices['announcements'][number];
type PopupDocument = NonNullable<Notices['popup']>;

const loadNotices = cache(
  (site: string): Promise<Notices> =>
    cached('notices', { site }, () => ask(noticesQuery, { site }, { editable: true }), {
      tags: [tagOf('links', { site })],
    }),
);

const spanOf = ({ start, expiry }: Pick<AnnouncementDocument, 'start' | 'expiry'>) => ({
  start,
  end: expiry,
});

/**
 * What stands on every page of a site now: its announcement and emergency banner, the latest started of each.
 * @returns `emergency` undefined where no editor has written one, null where it does not show now
 */
export const currentAnnouncements = cache(async (site: string) => {
  const { announcements } = await loadNotices(site);
  const showing = await showingNow(site, announcements, spanOf);
  const first = (kind: string) => showing.find((announcement) => announcement.kind === kind) ?? null;
  const isWritten = announcements.some(({ kind }) => kind === 'emergency');
  return { bar: first('bar'), emergency: isWritten ? first('emergency') : undefined };
});

/**
 * The popup promotion of a site that shows now (POPUP-04); null where there is none. One that has an end shows in its
 * time, the latest started first; the one chosen for the site stands in whenever there is none.
 */
export async function currentPopup(site: string): Promise<PopupDocument | null> {
  const { popup, datedPopups } = await loadNotices(site);
  const [showing] = await showingNow(site, [...datedPopups, ...(popup ? [popup] : [])], spanOf);
  return showing ?? null;
}
