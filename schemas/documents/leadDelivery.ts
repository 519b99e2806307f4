import {
  LEAD_DELIVERY_TYPE,
  type LeadDeliveryParent,
  leadDeliveryParent,
} from '@forecourt/lib/leads/lead-delivery-id';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { type ConditionalPropertyCallbackContext, defineArrayMember, defineField, defineType } from 'sanity';
import { emailsProblem } from '../fields/emailsProblem.ts';

const PARENT_TITLES: Record<LeadDeliveryParent, string> = {
  site: 'Site',
  dealership: 'Dealership',
  location: 'Location',
};

const hiddenUnless =
  (...parents: LeadDeliveryParent[]) =>
  ({ document }: Pick<ConditionalPropertyCallbackContext, 'document'>) => {
    const owner = document && leadDeliveryParent(document._id);
    return !owner || !parents.includes(owner.parent);
  };

const emails = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    options: { layout: 'tags' },
    description,
    validation: (rule) =>
      rule.unique().custom((addresses) => emailsProblem((addresses as string[] | undefined) ?? []) ?? true),
  });

/**
 * The addresses that the leads and reports of a site, dealership or location go to. A document of its own, since Sanity
 * grants whole documents: sales staff, viewers and editors of other sites do not read it (`roles.ts`).
 */
export const leadDelivery = defineType({
  name: LEAD_DELIVERY_TYPE,
  title: 'Lead delivery',
  type: 'document',
  icon: EnvelopeIcon,
  description:
    'Hidden from sales staff, viewers and editors of other sites. Addresses of dealerships and sites are changed by administrators.',
  validation: (rule) =>
    rule.custom(
      (document) =>
        !document?._id ||
        leadDeliveryParent(document._id) !== null ||
        "Nothing reads this document. Open 'Lead delivery' from a site, dealership or location instead.",
    ),
  fields: [
    {
      ...emails(
        'leadEmails',
        'Enquiries go to',
        'Email addresses of the people who get enquiries, test drives and other leads. A location without addresses uses those of its dealership.',
      ),
      hidden: hiddenUnless('dealership', 'location'),
    },
    defineField({
      name: 'leadChannels',
      title: 'Channels for leads',
      type: 'array',
      of: [defineArrayMember({ type: 'leadChannel' })],
      description:
        'Without any, each lead goes by mail to the addresses of its location, else of its dealership. Leads of a form that names who gets them go to those alone.',
      hidden: hiddenUnless('site'),
      validation: (rule) => rule.max(50).error('Keep it to 50 channels.'),
    }),
    {
      ...emails(
        'leadAlertEmails',
        "Email if a lead can't be delivered",
        'Email addresses of people who are notified when a lead cannot be delivered, or is held back as spam and nobody looks at it. Empty: those of the main dealership.',
      ),
      hidden: hiddenUnless('site'),
    },
    {
      ...emails(
        'reportEmails',
        'Weekly report goes to',
        "Email addresses of people who get the site's report each Monday morning: missing vehicle details, broken links, leads without an answer. Empty: nobody.",
      ),
      hidden: hiddenUnless('site'),
    },
  ],
  preview: {
    select: { id: '_id', emails: 'leadEmails', channels: 'leadChannels' },
    prepare: ({ id, emails: addresses, channels }) => {
      const owner = typeof id === 'string' ? leadDeliveryParent(id) : null;
      return {
        title: owner ? `Lead delivery: ${owner.parentId}` : 'Lead delivery',
        subtitle: [
          owner && PARENT_TITLES[owner.parent],
          Array.isArray(addresses) && addresses.join(', '),
          Array.isArray(channels) && channels.length > 0 && `channels: ${channels.length}`,
        ]
          .filter(Boolean)
          .join(' · '),
        media: EnvelopeIcon,
      };
    },
  },
});
