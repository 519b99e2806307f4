import { SUBJECT_LIMIT, TEXT_LIMITS } from '@forecourt/lib/leads/conversation/limits';
import { TEMPLATE_FIELDS, templateProblem } from '@forecourt/lib/leads/conversation/templates';
import { CommentIcon } from '@sanity/icons/Comment';
import { defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';
import { creditRule } from '../warnings/textRules.ts';

const MESSAGE_TEMPLATE_TYPE = 'messageTemplate';

const CHANNELS = [
  { title: 'Email', value: 'email' },
  { title: 'SMS and WhatsApp', value: 'text' },
];
const FIELD_LIST = Object.entries(TEMPLATE_FIELDS)
  .map(([name, label]) => `{${name}}: ${label}`)
  .join('; ');

const hasKnownFields = (value: string | undefined) => templateProblem(value ?? '') ?? true;

/** A message that staff fill in and send to a shopper from the tool Leads. */
export const messageTemplate = defineType({
  name: MESSAGE_TEMPLATE_TYPE,
  title: 'Message template',
  type: 'document',
  validation: creditRule,
  icon: CommentIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'Only staff see it.',
      placeholder: 'Confirm a test drive',
      validation: (rule) => [
        rule.required().error('Enter a name.'),
        rule.max(60).warning('Keep it under 60 characters.'),
      ],
    }),
    siteField,
    defineField({
      name: 'channel',
      title: 'For',
      type: 'string',
      description: 'Leave empty to offer it for every channel.',
      options: { list: CHANNELS, layout: 'radio' },
    }),
    defineField({
      name: 'subject',
      title: 'Subject',
      type: 'string',
      description: 'Of an email. Leave empty to keep the subject of the conversation.',
      hidden: ({ document }) => document?.channel === 'text',
      validation: (rule) => [
        rule.custom(hasKnownFields),
        rule.max(SUBJECT_LIMIT).error(`Keep it under ${SUBJECT_LIMIT} characters.`),
      ],
    }),
    defineField({
      name: 'text',
      title: 'Message',
      type: 'text',
      rows: 8,
      description: `Fields are filled in with the facts of the enquiry. ${FIELD_LIST}.`,
      validation: (rule) => [
        rule.required().error('Enter the message.'),
        rule.custom(hasKnownFields),
        rule.custom((text, { document }) =>
          document?.channel === 'text' && (text ?? '').length > TEXT_LIMITS.sms
            ? `An SMS can have up to ${TEXT_LIMITS.sms} characters.`
            : true,
        ),
      ],
    }),
  ],
  preview: {
    select: { name: 'name', text: 'text', channel: 'channel' },
    prepare: ({ name, text, channel }) => ({
      title: name ?? 'No name',
      subtitle: [CHANNELS.find(({ value }) => value === channel)?.title, text].filter(Boolean).join(' · '),
      media: CommentIcon,
    }),
  },
});
