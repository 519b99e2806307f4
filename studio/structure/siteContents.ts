import { deliveryTableId } from '@forecourt/schemas/documents/deliveryTable';
import { siteFeaturesId } from '@forecourt/schemas/documents/siteFeatures';
import { BellIcon } from '@sanity/icons/Bell';
import { CogIcon } from '@sanity/icons/Cog';
import { ComposeIcon } from '@sanity/icons/Compose';
import { ControlsIcon } from '@sanity/icons/Controls';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { InlineElementIcon } from '@sanity/icons/InlineElement';
import { LaunchIcon } from '@sanity/icons/Launch';
import { MenuIcon } from '@sanity/icons/Menu';
import { PackageIcon } from '@sanity/icons/Package';
import { PinIcon } from '@sanity/icons/Pin';
import { PresentationIcon } from '@sanity/icons/Presentation';
import { StarIcon } from '@sanity/icons/Star';
import { TagIcon } from '@sanity/icons/Tag';
import { UsersIcon } from '@sanity/icons/Users';
import type { ComponentType } from 'react';
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { API_VERSION } from '../document/site.ts';
import { inSite } from '../document/templates.ts';
import { staysInList } from './staysInList.ts';

interface Own {
  type: string;
  title: string;
  icon: ComponentType;
  filter: string;
  order: { field: string; direction: 'asc' | 'desc' };
}

/** What belongs to one site, in the order editors need it. */
const OWN: Own[] = [
  {
    type: 'page',
    title: 'Pages',
    icon: DocumentsIcon,
    filter: 'site._ref == $site',
    order: { field: 'path.current', direction: 'asc' },
  },
  {
    type: 'blogPost',
    title: 'Blog posts',
    icon: ComposeIcon,
    filter: 'site._ref == $site',
    order: { field: 'date', direction: 'desc' },
  },
  {
    type: 'slide',
    title: 'Slides',
    icon: PresentationIcon,
    filter: 'site._ref == $site',
    order: { field: 'name', direction: 'asc' },
  },
  {
    type: 'offer',
    title: 'Offers',
    icon: TagIcon,
    filter: '$site in sites[]._ref',
    order: { field: '_updatedAt', direction: 'desc' },
  },
  {
    type: 'promoCard',
    title: 'Promo cards',
    icon: InlineElementIcon,
    filter: 'site._ref == $site',
    order: { field: 'title', direction: 'asc' },
  },
  {
    type: 'review',
    title: 'Reviews',
    icon: StarIcon,
    filter: 'site._ref == $site',
    order: { field: 'review_date', direction: 'desc' },
  },
  {
    type: 'person',
    title: 'People',
    icon: UsersIcon,
    filter: 'site._ref == $site',
    order: { field: 'order', direction: 'asc' },
  },
  {
    type: 'announcement',
    title: 'Announcements',
    icon: BellIcon,
    filter: 'site._ref == $site',
    order: { field: '_updatedAt', direction: 'desc' },
  },
  {
    type: 'popup',
    title: 'Popup promotions',
    icon: LaunchIcon,
    filter: 'site._ref == $site',
    order: { field: '_updatedAt', direction: 'desc' },
  },
  {
    type: 'navigation',
    title: 'Navigation',
    icon: MenuIcon,
    filter: 'site._ref == $site',
    order: { field: 'kind', direction: 'desc' },
  },
  {
    type: 'redirect',
    title: 'Redirects',
    icon: LaunchIcon,
    filter: 'site._ref == $site',
    order: { field: 'from', direction: 'asc' },
  },
];

const SUMMARY =
  '*[_id == $site || _id == "drafts." + $site] | order(_id desc)[0]{ name, "slug": slug.current }';

/** Everything of one site: pages, slides, offers, promo cards, announcements, popups, navigation, redirects, its locations, its delivery prices, its settings and its features. */
export async function siteContents(
  S: StructureBuilder,
  { getClient }: StructureResolverContext,
  siteId: string,
) {
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' });
  const site = await client.fetch<{ name?: string; slug?: string } | null>(SUMMARY, { site: siteId });
  const own = OWN.map(({ type, title, icon, filter, order }) =>
    S.listItem()
      .id(type)
      .title(title)
      .icon(icon)
      .schemaType(type)
      .child(
        S.documentList()
          .id(type)
          .title(title)
          .schemaType(type)
          .apiVersion(API_VERSION)
          .filter(`_type == $type && ${filter}`)
          .params({ type, site: siteId })
          .defaultOrdering([order])
          .canHandleIntent(staysInList(type, inSite(type)))
          // Last: any later call makes the builder forget that templates were given.
          .initialValueTemplates([S.initialValueTemplateItem(inSite(type), { site: siteId })]),
      ),
  );
  const locations = S.listItem()
    .id('locations')
    .title('Locations')
    .icon(PinIcon)
    .child(
      S.documentList()
        .id('locations')
        .title('Locations of this site')
        .schemaType('location')
        .apiVersion(API_VERSION)
        .filter('_type == "location" && _id in *[_id in [$site, "drafts." + $site]].locations[]._ref')
        .params({ site: siteId })
        .canHandleIntent(staysInList('location'))
        .initialValueTemplates([]),
    );
  const delivery = S.listItem()
    .id('delivery')
    .title('Delivery prices')
    .icon(PackageIcon)
    .child(
      S.document()
        .id('delivery')
        .title('Delivery prices')
        .schemaType('deliveryTable')
        .documentId(deliveryTableId(site?.slug ?? siteId))
        .initialValueTemplate(inSite('deliveryTable'), { site: siteId }),
    );
  const settings = S.listItem()
    .id('settings')
    .title('Site and settings')
    .icon(CogIcon)
    .child(S.document().id('settings').schemaType('site').documentId(siteId));
  const features = S.listItem()
    .id('features')
    .title('Features')
    .icon(ControlsIcon)
    .child(
      S.document()
        .id('features')
        .title('Features')
        .schemaType('siteFeatures')
        .documentId(siteFeaturesId(site?.slug ?? siteId))
        .initialValueTemplate(inSite('siteFeatures'), { site: siteId }),
    );
  return S.list()
    .id(siteId)
    .title(site?.name ?? 'New site')
    .items([
      ...own,
      locations,
      S.divider(),
      ...(site?.slug ? [delivery] : []),
      settings,
      ...(site?.slug ? [features] : []),
    ]);
}
