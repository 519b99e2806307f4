import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { API_VERSION } from '../document/site.ts';
import { listInParts } from './longLists.ts';
import { ownSites } from './ownSites.ts';
import { PLACES, type SiteList, TASKS } from './tasks.ts';

const OF_OWN_SITES = '(site._ref in $own || count(sites[_ref in $own]) > 0)';
const ICONS = new Map(TASKS.map(({ title, own }) => [title, own[0]?.icon]));

/** Lists by task over all sites the user can edit: all offers, all announcements, and so on. */
export function acrossSites(S: StructureBuilder, context: StructureResolverContext) {
  return TASKS.map(({ title, own }) => {
    const id = `all-${title.split(' ')[0]?.toLowerCase()}`;
    const icon = ICONS.get(title);
    const item = S.listItem().id(id).title(title);
    return (icon ? item.icon(icon) : item).child(
      S.list()
        .id(id)
        .title(title)
        .items([
          ...own.map((list) => listOf(S, context, list)),
          ...(title === PLACES ? [S.documentTypeListItem('location').title('Locations')] : []),
        ]),
    );
  });
}

function listOf(
  S: StructureBuilder,
  context: StructureResolverContext,
  { type, title, icon, order }: SiteList,
) {
  return S.listItem()
    .id(`all-${type}`)
    .title(title)
    .icon(icon)
    .schemaType(type)
    .child(async () => {
      const user = context.currentUser?.id;
      const client = context.getClient({ apiVersion: API_VERSION });
      const own = user ? await ownSites(client, user) : null;
      return listInParts(
        S,
        client.withConfig({ perspective: 'raw' }),
        {
          id: `all-${type}`,
          title,
          type,
          filter: `_type == $type && ${IS_ENGLISH}${own ? ` && ${OF_OWN_SITES}` : ''}`,
          params: { type, own: [...(own ?? [])] },
          order,
        },
        // Documents opened by a link show in their site's own list or alone.
        (list) => list.canHandleIntent(() => false).initialValueTemplates([]),
      );
    });
}
