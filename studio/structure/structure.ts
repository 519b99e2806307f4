import { LAW_CONFIRMATION_TYPE } from '@forecourt/schemas/documents/lawConfirmation';
import { BillIcon } from '@sanity/icons/Bill';
import { BookmarkIcon } from '@sanity/icons/Bookmark';
import { CaseIcon } from '@sanity/icons/Case';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { DownloadIcon } from '@sanity/icons/Download';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice';
import { PinIcon } from '@sanity/icons/Pin';
import { RocketIcon } from '@sanity/icons/Rocket';
import { UploadIcon } from '@sanity/icons/Upload';
import type { StructureBuilder, StructureResolver, StructureResolverContext } from 'sanity/structure';
import { API_VERSION } from '../document/site.ts';
import { MODEL_OF_MANUFACTURER } from '../document/templates.ts';
import { acrossSites } from './acrossSites.ts';
import { ownSites } from './ownSites.ts';
import { siteContents } from './siteContents.ts';
import { staysInList } from './staysInList.ts';

/** Sites with their own content, then lists by task over all sites, then shared content. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      S.listItem()
        .id('sites')
        .title('Sites')
        .icon(EarthGlobeIcon)
        .child(() => sitesOf(S, context)),
      S.divider().title('All sites, by task'),
      ...acrossSites(S, context),
      S.divider().title('Shared by all sites'),
      S.documentTypeListItem('dealership').title('Dealerships').icon(CaseIcon),
      S.documentTypeListItem('feed').title('Stock feeds').icon(DownloadIcon),
      S.documentTypeListItem('outgoingFeed').title('Outgoing feeds').icon(UploadIcon),
      S.documentTypeListItem('contactNumbers').title('Messages and calls').icon(MobileDeviceIcon),
      S.documentTypeListItem('location').title('Locations').icon(PinIcon),
      S.documentTypeListItem('chargeTable').title('Government charges').icon(BillIcon),
      S.documentTypeListItem('manufacturer').title('Manufacturers').icon(BookmarkIcon),
      S.listItem().id('models').title('Models').icon(RocketIcon).child(modelsByManufacturer(S)),
      S.documentTypeListItem(LAW_CONFIRMATION_TYPE).title('Confirmed rules of law').icon(CheckmarkCircleIcon),
    ]);

async function sitesOf(S: StructureBuilder, context: StructureResolverContext) {
  const user = context.currentUser?.id;
  const own = user ? await ownSites(context.getClient({ apiVersion: API_VERSION }), user) : null;
  const list = own
    ? S.documentList()
        .id('sites')
        .schemaType('site')
        .apiVersion(API_VERSION)
        .filter('_type == "site" && _id in $own')
        .params({ own: [...own] })
        .initialValueTemplates([])
    : S.documentTypeList('site');
  return list
    .title('Sites')
    .defaultOrdering([{ field: 'name', direction: 'asc' }])
    .child((siteId) => siteContents(S, context, siteId));
}

function modelsByManufacturer(S: StructureBuilder) {
  return S.documentTypeList('manufacturer')
    .title('Models by manufacturer')
    .child((manufacturer) =>
      S.documentList()
        .id('models-of-manufacturer')
        .title('Models')
        .schemaType('model')
        .apiVersion(API_VERSION)
        .filter('_type == "model" && manufacturer._ref == $manufacturer')
        .params({ manufacturer })
        .defaultOrdering([{ field: 'name', direction: 'asc' }])
        .canHandleIntent(staysInList('model', MODEL_OF_MANUFACTURER))
        .initialValueTemplates([S.initialValueTemplateItem(MODEL_OF_MANUFACTURER, { manufacturer })]),
    )
    .initialValueTemplates([]);
}
