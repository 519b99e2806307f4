import { ADF_PROFILES, ADF_REPEATS, type AdfProfile } from '@forecourt/lib/leads/channel/adf-options';
import { CHANNEL_HOURS, CHANNEL_KINDS } from '@forecourt/lib/leads/channel/channel';
import { DEPARTMENTS, type Department } from '@forecourt/lib/sites/departments';
import { CAR_TYPES } from '@forecourt/lib/vehicle/vehicle';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { emailsProblem } from '../fields/emailsProblem.ts';
import { webAddress } from '../fields/webAddress.ts';

type ChannelKind = (typeof CHANNEL_KINDS)[number];
interface Written {
  kind?: ChannelKind;
  emails?: string[];
  url?: string;
}

const KINDS: Record<ChannelKind, string> = {
  mail: 'Mail, for people',
  adfMail: 'ADF/XML by email, for a CRM',
  adfPost: 'ADF/XML over HTTPS, for a CRM',
  webhook: 'JSON by HTTPS (signed webhook)',
};
const PROFILES: Record<AdfProfile, string> = {
  standard: 'Standard: a plain-text email with only the XML',
  complete: 'No empty fields: for a CRM that refuses leads without a make, model or last name',
  attached: 'With attachment: the XML in the email and as a file',
};
const REPEATS: Record<(typeof ADF_REPEATS)[number], string> = {
  sameLead: 'Update the lead that the CRM has',
  newLead: 'Create a new lead',
};
const HOURS: Record<(typeof CHANNEL_HOURS)[number], string> = {
  always: 'At any hour',
  open: 'During opening hours',
  closed: 'Outside opening hours',
};
const DEPARTMENT_TITLES: Record<Department, string> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
  other: 'Other',
};
const CAR_TYPE_TITLES: Record<(typeof CAR_TYPES)[number], string> = {
  new: 'New',
  demo: 'Demo',
  used: 'Used',
};

const choices = <Value extends string>(values: readonly Value[], titles: Record<Value, string>) =>
  values.map((value) => ({ title: titles[value], value }));
const isAdf = (kind: unknown) => kind === 'adfMail' || kind === 'adfPost';
const isPosted = (kind: unknown) => kind === 'adfPost' || kind === 'webhook';
const parentOf = (parent: unknown): Written => (parent ?? {}) as Written;

const adfText = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    validation: (rule) => rule.max(120).error('Keep it to 120 characters.'),
  });

const adfEmail = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    validation: (rule) => rule.email().error('Enter one email address.'),
  });

/** What a CRM expects in a lead as ADF/XML (`lib/leads/channel/adf-options.ts`). */
const adf = defineField({
  name: 'adf',
  title: 'ADF/XML for this CRM',
  type: 'object',
  options: { collapsible: true, collapsed: true },
  description: 'Ask the CRM’s support for these details. Leave a field empty to use the default.',
  hidden: ({ parent }) => !isAdf(parentOf(parent).kind),
  fields: [
    defineField({
      name: 'profile',
      title: 'Format',
      type: 'string',
      initialValue: 'standard',
      options: { layout: 'radio', list: choices(ADF_PROFILES, PROFILES) },
    }),
    defineField({
      name: 'repeats',
      title: 'When the same person enquires about the same vehicle again',
      type: 'string',
      initialValue: 'sameLead',
      description: 'Within 30 days. An update has the number of the first enquiry and the status "resend".',
      options: { layout: 'radio', list: choices(ADF_REPEATS, REPEATS) },
    }),
    adfText('vendorId', 'Dealer number', 'Your number or code in the CRM. Default: the dealership’s slug.'),
    adfText('vendorName', 'Dealer name', 'As the CRM spells it. Default: the dealership’s name.'),
    adfEmail('vendorEmail', 'Dealer email', 'The dealer’s contact in the CRM. Default: none.'),
    adfText('vendorPhone', 'Dealer phone', 'Default: the phone number of the location or dealership.'),
    adfText(
      'source',
      'Lead source',
      'The name under which the CRM counts these leads. Default: the site’s name.',
    ),
    adfEmail(
      'providerEmail',
      'Provider email',
      'Who answers the CRM’s questions about these leads. Default: the sender of this site’s emails.',
    ),
    adfText('providerPhone', 'Provider phone', 'Default: none.'),
  ],
});

/** A delivery channel for leads, with its conditions (`lib/leads/channel`). */
export const leadChannel = defineType({
  name: 'leadChannel',
  title: 'Lead channel',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: "Shown to staff with each lead, for example 'Toyota CRM' or 'After hours'.",
      validation: (rule) => [
        rule.required().error('Enter a name.'),
        rule.max(60).error('Keep it to 60 characters.'),
      ],
    }),
    defineField({
      name: 'isOn',
      title: 'On',
      type: 'boolean',
      initialValue: true,
      description:
        'When off, new leads don’t use this channel, and waiting leads are sent once it is on again.',
    }),
    defineField({
      name: 'kind',
      title: 'Delivery method',
      type: 'string',
      initialValue: 'mail',
      description:
        'An email channel replaces the email to the location or dealership. Other methods are used in addition to it.',
      options: { layout: 'radio', list: choices(CHANNEL_KINDS, KINDS) },
      validation: (rule) => rule.required().error('Choose a delivery method.'),
    }),
    defineField({
      name: 'emails',
      title: 'Email addresses',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      description: 'For a CRM, the address it provides for leads.',
      hidden: ({ parent }) => isPosted(parentOf(parent).kind),
      validation: (rule) =>
        rule.unique().custom((emails, { parent }) => {
          if (isPosted(parentOf(parent).kind)) return true;
          if (!emails?.length) return 'Enter at least one address.';
          return emailsProblem(emails as string[]) ?? true;
        }),
    }),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      description:
        'The system’s URL for leads, starting with https://. It must respond with a status from 200 to 299 within 15 seconds; redirects are not followed. Do not include keys or passwords, as everyone who can read this document would see them. Messages are signed instead: your system administrator gets the secret with `pnpm leads:secrets`.',
      hidden: ({ parent }) => !isPosted(parentOf(parent).kind),
      validation: (rule) => [
        webAddress(rule, 'https'),
        rule
          .custom((url, { parent }) =>
            isPosted(parentOf(parent).kind) ? (postAddressProblem(url) ?? true) : true,
          )
          .error(),
      ],
    }),
    defineField({
      name: 'secretNumber',
      title: 'Secret number',
      type: 'number',
      initialValue: 1,
      description: 'Increase it to create a new secret if the current one has leaked.',
      hidden: ({ parent }) => !isPosted(parentOf(parent).kind),
      validation: (rule) => rule.integer().min(1).max(1000).error('Enter a whole number from 1.'),
    }),
    adf,
    defineField({
      name: 'locations',
      title: 'Only leads for these locations',
      type: 'array',
      of: [
        defineArrayMember({ type: 'reference', to: [{ type: 'location' }], options: { disableNew: true } }),
      ],
      description:
        'Leave empty for all locations. If several channels with the same method match a lead, only those with the most conditions get it.',
      validation: (rule) => rule.unique().error('Select each location only once.'),
    }),
    defineField({
      name: 'departments',
      title: 'Only leads for these departments',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'grid', list: choices(DEPARTMENTS, DEPARTMENT_TITLES) },
      description:
        'The department of the form, or the one the shopper chose. Enquiries about cars are for Sales.',
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'makes',
      title: 'Only leads about these makes',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'reference',
          to: [{ type: 'manufacturer' }],
          options: { disableNew: true },
        }),
      ],
      description: 'Leave empty for all leads, including those without a car.',
      validation: (rule) => rule.unique().error('Select each make only once.'),
    }),
    defineField({
      name: 'carTypes',
      title: 'Only leads about these cars',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'grid', list: choices(CAR_TYPES, CAR_TYPE_TITLES) },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'hours',
      title: 'Hours',
      type: 'string',
      initialValue: 'always',
      description:
        "Compares the time of the lead with the opening hours of its location, or else the site's main location.",
      options: { layout: 'radio', list: choices(CHANNEL_HOURS, HOURS) },
    }),
  ],
  preview: {
    select: { name: 'name', kind: 'kind', isOn: 'isOn' },
    prepare: ({ name, kind, isOn }) => ({
      title: name ?? 'Untitled',
      subtitle: [KINDS[kind as ChannelKind], isOn === false && 'off'].filter(Boolean).join(' · '),
      media: EnvelopeIcon,
    }),
  },
});

function postAddressProblem(address: string | undefined): string | null {
  if (!address) return 'Enter the address.';
  if (!URL.canParse(address)) return null;
  const { port, username, password } = new URL(address);
  if (username || password)
    return 'Remove the user name and password, as everyone who can read this document would see them.';
  return port ? 'Remove the port. Only the standard HTTPS port is supported.' : null;
}
