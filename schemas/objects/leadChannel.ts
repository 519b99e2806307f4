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
const HOURS: Record<(typeof CHANNEL_HOURS)[number], string> = {
  always: 'At any hour',
  open: 'While the place is open',
  closed: 'While the place is closed',
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
const isPosted = (kind: unknown) => kind === 'adfPost' || kind === 'webhook';
const parentOf = (parent: unknown): Written => (parent ?? {}) as Written;

/** A way by which leads of a site leave, with the leads that take it (`lib/leads/channel`). */
export const leadChannel = defineType({
  name: 'leadChannel',
  title: 'Channel for leads',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: "Staff read it beside each lead: 'Toyota CRM', 'After hours'.",
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
      description: 'Off: no new lead goes this way. Leads that wait for it wait until it is on again.',
    }),
    defineField({
      name: 'kind',
      title: 'How leads go',
      type: 'string',
      initialValue: 'mail',
      description:
        'Mail goes to these addresses in place of those of the location and the dealership. Every other kind goes beside the mail.',
      options: { layout: 'radio', list: choices(CHANNEL_KINDS, KINDS) },
      validation: (rule) => rule.required().error('Choose how leads go.'),
    }),
    defineField({
      name: 'emails',
      title: 'Email addresses',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      description: 'For a CRM, the address that it gave you for leads.',
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
        'Where the other system takes leads, with https://. It must answer with a status from 200 to 299 within 15 seconds and is not followed elsewhere. Leave out keys and passwords: everybody who reads this document reads the address. Each message is signed instead; an operator reads the secret with `pnpm leads:secrets`.',
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
      title: 'Number of the secret',
      type: 'number',
      initialValue: 1,
      description: 'The next number makes another secret: for when the present one has become known.',
      hidden: ({ parent }) => !isPosted(parentOf(parent).kind),
      validation: (rule) => rule.integer().min(1).max(1000).error('Enter a whole number from 1.'),
    }),
    defineField({
      name: 'locations',
      title: 'Only leads of these locations',
      type: 'array',
      of: [
        defineArrayMember({ type: 'reference', to: [{ type: 'location' }], options: { disableNew: true } }),
      ],
      description:
        'Empty: of all. Of several channels of a kind that are for a lead, the one with most conditions gets it; those with as many all get it.',
      validation: (rule) => rule.unique().error('Each location once.'),
    }),
    defineField({
      name: 'departments',
      title: 'Only leads for these departments',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'grid', list: choices(DEPARTMENTS, DEPARTMENT_TITLES) },
      description: 'As the form or the shopper says; enquiries about cars are for Sales.',
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
      description: 'Empty: about any, and about no car.',
      validation: (rule) => rule.unique().error('Each make once.'),
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
      description: "When the lead came, by the opening hours of its location, else of the site's main one.",
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
    return 'Leave out the name and password: everybody who reads this page would read them.';
  return port ? 'Leave out the port: only the usual one of https is written to.' : null;
}
