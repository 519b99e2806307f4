import { BookmarkIcon } from '@sanity/icons/Bookmark';
import { CaseIcon } from '@sanity/icons/Case';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { PinIcon } from '@sanity/icons/Pin';
import { RocketIcon } from '@sanity/icons/Rocket';
import type { StructureResolver } from 'sanity/structure';
import { modelsByManufacturer } from './models.ts';
import { siteContents } from './siteContents.ts';

/** Sites first, each with all that is its own; then what sites share. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      S.listItem()
        .id('sites')
        .title('Sites')
        .icon(EarthGlobeIcon)
        .child(
          S.documentTypeList('site')
            .title('Sites')
            .defaultOrdering([{ field: 'name', direction: 'asc' }])
            .child((siteId) => siteContents(S, context, siteId)),
        ),
      S.divider().title('Shared by sites'),
      S.documentTypeListItem('dealership').title('Dealerships').icon(CaseIcon),
      S.documentTypeListItem('location').title('Locations').icon(PinIcon),
      S.documentTypeListItem('manufacturer').title('Manufacturers').icon(BookmarkIcon),
      S.listItem().id('models').title('Models').icon(RocketIcon).child(modelsByManufacturer(S)),
    ]);
