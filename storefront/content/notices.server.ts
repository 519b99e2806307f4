import type { Language } from '@forecourt/lib/platform/language/languages';
import { noticesQuery } from '@forecourt/schemas/queries/notices';
import type { NoticesQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { ask } from './client.server.ts';
import { showingNow } from './dated.server.ts';
import { usablePictures } from './usable-pictures.server.ts';

type Notices = NonNullable<NoticesQueryResult>;
export type AnnouncementDocument = Notices['announcements'][number];
type PopupDocument = NonNullable<Notices['popup']>;

const loadNotices = cache(
  (site: string, language: Language): Promise<Notices> =>
    cached('notices', { site }, () => ask(noticesQuery, { site, language }, { editable: true }), {
      key: language,
      tags: [tagOf('links', { site })],
    }),
);

const spanOf = ({ start, expiry }: Pick<AnnouncementDocument, 'start' | 'expiry'>) => ({
  start,
  end: expiry,
});

/**
 * Returns the site's visible announcement and emergency banner, the latest started of each.
 * @returns `emergency` undefined if no editor has written one, null if none is visible now
 */
export const currentAnnouncements = cache(async (site: string) => {
  const { announcements } = await loadNotices(site, await pageLanguage());
  const showing = await showingNow(site, announcements, spanOf);
  const first = (kind: string) => showing.find((announcement) => announcement.kind === kind) ?? null;
  const isWritten = announcements.some(({ kind }) => kind === 'emergency');
  return { bar: first('bar'), emergency: isWritten ? first('emergency') : undefined };
});

/**
 * Returns the current popup of a site (POPUP-04), a dated one before the site's default; null without one.
 */
export async function currentPopup(site: string): Promise<PopupDocument | null> {
  const notices = await loadNotices(site, await pageLanguage());
  const { popup, datedPopups } = await usablePictures(site, notices);
  const [showing] = await showingNow(site, [...datedPopups, ...(popup ? [popup] : [])], spanOf);
  return showing ?? null;
}
