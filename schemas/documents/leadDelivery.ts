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
 * Recipients of the leads and reports of a site, dealership or location. Sanity grants access per document,
 * so this is a separate one, which sales staff, viewers and editors of other sites can't read (`roles.ts`).
 */
export const leadDelivery = defineType({
  name: LEAD_DELIVERY_TYPE,
  title: 'Lead delivery',
  type: 'document',
  icon: EnvelopeIcon,
  description:
    'Hidden from sales staff, viewers and editors of other sites. Only administrators can change the addresses of dealerships and sites.',
  validation: (rule) =>
    rule.custom(
      (document) =>
        !document?._id ||
        leadDeliveryParent(document._id) !== null ||
        "This document is not used. Open 'Lead delivery' from a site, dealership or location instead.",
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
      title: 'Lead channels',
      type: 'array',
      of: [defineArrayMember({ type: 'leadChannel' })],
      description:
        'Without channels, each lead is mailed to its location, or else its dealership. If a form has its own recipients, only they get its leads.',
      hidden: hiddenUnless('site'),
      validation: (rule) => rule.max(50).error('Keep it to 50 channels.'),
    }),
    {
      ...emails(
        'leadAlertEmails',
        "Email if a lead can't be delivered",
        'Email addresses of people to notify if a lead can’t be delivered, or if suspected spam is not reviewed. Leave empty to use those of the main dealership.',
      ),
      hidden: hiddenUnless('site'),
    },
    {
      ...emails(
        'reportEmails',
        'Weekly report goes to',
        "Email addresses of people who get the site's report every Monday morning: missing vehicle details, broken links and unanswered leads. Leave empty to send no report.",
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
