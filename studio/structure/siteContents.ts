import { siteFeaturesId } from '@forecourt/lib/sites/features';
import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import { deliveryTableId } from '@forecourt/schemas/documents/deliveryTable';
import { CogIcon } from '@sanity/icons/Cog';
import { ControlsIcon } from '@sanity/icons/Controls';
import { PackageIcon } from '@sanity/icons/Package';
import { PinIcon } from '@sanity/icons/Pin';
import { RocketIcon } from '@sanity/icons/Rocket';
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { pageTemplateIds } from '../create/initialValues.ts';
import { API_VERSION } from '../document/site.ts';
import { inSite } from '../document/templates.ts';
import { leadDeliveryOf } from './leadDelivery.ts';
import { listInParts } from './longLists.ts';
import { staysInList } from './staysInList.ts';
import { PLACES, type SiteList, TASKS } from './tasks.ts';

/** Models of the site's brand, or of brands at its locations. */
const MODELS_OF_SITE = `_type == "model" && (
  manufacturer._ref == *[_id == $site][0].manufacturer._ref ||
  manufacturer._ref in *[_id == $site][0].locations[]->manufacturers[]._ref
)`;

/** Templates of a list's create button: an empty document, and for pages also those with blocks. */
const templatesOf = (type: string) => [...(type === 'page' ? pageTemplateIds : []), inSite(type)];

const SUMMARY =
  '*[_id == $site || _id == "drafts." + $site] | order(_id desc)[0]{ name, "slug": slug.current }';

/** Everything that belongs to a site, grouped by task without nesting, so that it is one click away. */
export async function siteContents(
  S: StructureBuilder,
  { getClient, currentUser }: StructureResolverContext,
  siteId: string,
) {
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' });
  const site = await client.fetch<{ name?: string; slug?: string } | null>(SUMMARY, { site: siteId });
  const listOf = ({ type, title, icon, filter, order }: SiteList) =>
    S.listItem()
      .id(type)
      .title(title)
      .icon(icon)
      .schemaType(type)
      .child(() =>
        listInParts(
          S,
          client,
          {
            id: type,
            title,
            type,
            filter: `_type == $type && ${IS_ENGLISH} && ${filter}`,
            params: { type, site: siteId },
            order,
          },
          (list) =>
            list
              .canHandleIntent(staysInList(type, ...templatesOf(type)))
              // Must be the last call, as later calls reset the templates.
              .initialValueTemplates(
                templatesOf(type).map((template) => S.initialValueTemplateItem(template, { site: siteId })),
              ),
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
  const models = S.listItem()
    .id('models')
    .title('Models')
    .icon(RocketIcon)
    .child(
      S.documentList()
        .id('models')
        .title('Models of its brands')
        .schemaType('model')
        .apiVersion(API_VERSION)
        .filter(MODELS_OF_SITE)
        .params({ site: siteId })
        .defaultOrdering([{ field: 'name', direction: 'asc' }])
        .canHandleIntent(staysInList('model'))
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
  // A failed request hides the item; the content lake decides who reads the documents.
  const leadDelivery = await leadDeliveryOf(S, client, currentUser?.id, siteId).catch(() => []);
  return S.list()
    .id(siteId)
    .title(site?.name ?? 'New site')
    .items([
      ...TASKS.flatMap(({ title, own }) => [
        S.divider().title(title),
        ...(title === PLACES ? [locations] : []),
        ...own.map(listOf),
      ]),
      S.divider().title('Stock extras'),
      models,
      ...(site?.slug ? [delivery] : []),
      S.divider().title('Settings'),
      settings,
      ...leadDelivery,
      ...(site?.slug ? [features] : []),
    ]);
}
