import {
  LEAD_DELIVERY_TYPE,
  type LeadDeliveryParent,
  leadDeliveryId,
} from '@forecourt/lib/leads/lead-delivery-id';
import { type Grants, grantsSchema, isGranted } from '@forecourt/lib/operations/back-office/grants';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import type { SanityClient } from 'sanity';
import type { StructureBuilder } from 'sanity/structure';

interface Named {
  id: string;
  name: string | null;
}

/** A site with the places whose leads it takes. */
export interface SitePlaces {
  name: string | null;
  dealerships: (Named | null)[] | null;
  locations: (Named | null)[] | null;
}

interface Entry {
  id: string;
  title: string;
}

const PLACES = `*[_id == $site || _id == "drafts." + $site] | order(_id desc)[0]{
  name, "dealerships": dealerships[]->{ "id": _id, name }, "locations": locations[]->{ "id": _id, name }
}`;

/** Lists the lead address documents of a site and its locations that the user may read. */
export function readableLeadDelivery(
  grants: Grants,
  userId: string,
  siteId: string,
  { name, dealerships, locations }: SitePlaces,
): Entry[] {
  const entry = (parent: LeadDeliveryParent, place: Named | null): Entry[] =>
    place ? [{ id: leadDeliveryId(parent, place.id), title: place.name ?? place.id }] : [];
  return [
    ...entry('site', { id: siteId, name: name && `${name} (site)` }),
    ...(dealerships ?? []).flatMap((each) => entry('dealership', each)),
    ...(locations ?? []).flatMap((each) => entry('location', each)),
  ].filter(({ id }) => isGranted(grants, 'read', { _id: id, _type: LEAD_DELIVERY_TYPE }, userId));
}

/** The list item with a site's lead addresses; none for people who may read none of them. */
export async function leadDeliveryOf(
  S: StructureBuilder,
  client: SanityClient,
  userId: string | undefined,
  siteId: string,
) {
  const { projectId, dataset } = client.config();
  const [acl, site] = await Promise.all([
    client.request<unknown>({ url: `/projects/${projectId}/datasets/${dataset}/acl` }),
    client.fetch<SitePlaces | null>(PLACES, { site: siteId }, { tag: 'lead-delivery' }),
  ]);
  const grants = grantsSchema.safeParse(acl).data;
  const entries = site && grants && userId ? readableLeadDelivery(grants, userId, siteId, site) : [];
  if (entries.length === 0) return [];
  return [
    S.listItem()
      .id('lead-delivery')
      .title('Lead delivery')
      .icon(EnvelopeIcon)
      .child(
        S.list()
          .id('lead-delivery')
          .title('Lead delivery')
          .items(
            entries.map(({ id, title }) =>
              S.listItem()
                .id(id.replaceAll('.', '-'))
                .title(title)
                .icon(EnvelopeIcon)
                .child(
                  S.document()
                    .id(id.replaceAll('.', '-'))
                    .title(title)
                    .schemaType(LEAD_DELIVERY_TYPE)
                    .documentId(id),
                ),
            ),
          ),
      ),
  ];
}
