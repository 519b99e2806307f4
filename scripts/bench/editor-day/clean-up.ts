import { openPool } from '@forecourt/lib/platform/database/client.server';
import type { SanityClient } from '@sanity/client';
import { deleteSite } from '../../checks/e2e/new-site.ts';
import { databaseUrl } from '../../checks/e2e/reserving.ts';

/** Deletes a campaign's documents, releases and menu entries, and the slides that home pages refer to. */
export async function removeCampaign(lake: SanityClient, editor: SanityClient, title: string): Promise<void> {
  const releases = await lake.fetch<{ name: string; state: string }[]>(
    '*[_type == "system.release" && metadata.title in $titles]{ name, state }',
    { titles: [title, `Rollback: ${title}`] },
  );
  for (const { name: releaseId, state } of releases) {
    if (state === 'scheduled') await editor.releases.unschedule({ releaseId });
    if (state === 'scheduled' || state === 'active') await editor.releases.archive({ releaseId });
    await editor.releases.delete({ releaseId });
  }
  const slides = await lake.fetch<string[]>('*[_type == "slide" && name == $title]._id', { title });
  const pages = await lake.fetch<
    { _id: string; blocks: { _key: string; slides?: { _key: string; _ref: string }[] }[] }[]
  >('*[_type == "page" && references($slides)]{ _id, blocks }', { slides });
  for (const { _id, blocks } of pages)
    for (const { _key, slides: shown = [] } of blocks)
      for (const slide of shown)
        if (slides.includes(slide._ref))
          await lake
            .patch(_id)
            .unset([`blocks[_key=="${_key}"].slides[_key=="${slide._key}"]`])
            .commit();
  const headers = await lake.fetch<{ _id: string; key: string }[]>(
    '*[_type == "navigation" && $title in menus[].label]{ _id, "key": menus[label == $title][0]._key }',
    { title },
  );
  for (const { _id, key } of headers)
    await lake
      .patch(_id)
      .unset([`menus[_key=="${key}"]`])
      .commit();
  await lake.delete({
    query: '*[_type in ["page", "offer", "popup", "slide"] && (title == $title || name == $title)]',
    params: { title },
  });
}

/** Deletes a page with its drafts and reviews. */
export async function removeReviewedPage(lake: SanityClient, id: string): Promise<void> {
  const pool = openPool(databaseUrl);
  try {
    await pool.query('delete from content_reviews where document_id = $1', [id]);
  } finally {
    await pool.end();
  }
  await lake.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id } });
}

/** Removes an addition from the end of a page's title, and its draft. */
export async function restorePage(lake: SanityClient, id: string, added: string): Promise<void> {
  await lake.delete({ query: '*[_id == $id]', params: { id: `drafts.${id}` } });
  const title = String((await lake.getDocument(id))?.title ?? '');
  if (title.endsWith(added))
    await lake
      .patch(id)
      .set({ title: title.slice(0, -added.length) })
      .commit();
}

/** Deletes a site with its content and its lead addresses. */
export async function removeSite(lake: SanityClient, admin: SanityClient, slug: string): Promise<void> {
  await deleteSite(admin, slug);
  await lake.delete({
    query:
      '*[_type == "leadDelivery" && (string::startsWith(_id, $ofSite) || string::startsWith(_id, $ofLocation))]',
    params: {
      ofSite: `leadDelivery.site.site-${slug}`,
      ofLocation: `leadDelivery.location.location-${slug}`,
    },
  });
}
