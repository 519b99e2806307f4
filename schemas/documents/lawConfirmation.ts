import { LAW_RULES, UNVERIFIED_RULES } from '@forecourt/lib/vehicle/law/law-tables';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { defineField, defineType } from 'sanity';
import { isAdministrator } from './siteFeatures.ts';

export const LAW_CONFIRMATION_TYPE = 'lawConfirmation';

const ruleOf = (id: unknown) => LAW_RULES.find((rule) => rule.id === id);

const today = () => new Date().toISOString().slice(0, 10);

/**
 * A person's confirmation of a rule of state law whose source could not be read. Shoppers then see the rule.
 * Only administrators may write it: the content lake enforces that.
 */
export const lawConfirmation = defineType({
  name: LAW_CONFIRMATION_TYPE,
  title: 'Confirmed rule of law',
  type: 'document',
  icon: CheckmarkCircleIcon,
  readOnly: ({ currentUser }) => !isAdministrator(currentUser),
  fields: [
    defineField({
      name: 'rule',
      title: 'Rule',
      type: 'string',
      description:
        'Shoppers do not see this rule until somebody has compared it with the law. Read the source first.',
      options: {
        list: UNVERIFIED_RULES.map(({ id, state, summary }) => ({
          title: `${state}: ${summary}`,
          value: id,
        })),
      },
      validation: (rule) =>
        rule.required().error('Choose a rule. If it is not in the list, it needs no confirmation.'),
    }),
    defineField({
      name: 'source',
      title: 'Address of the law you read',
      type: 'url',
      description: 'The page of the act, the regulation or the regulator that says what the rule says.',
      validation: (rule) => [
        rule.required().error('Enter the address of the page you read.'),
        rule.uri({ scheme: ['http', 'https'] }).error('Enter an address that starts with https://.'),
      ],
    }),
    defineField({
      name: 'confirmedBy',
      title: 'Confirmed by',
      type: 'string',
      description: 'Your name.',
      initialValue: (_, { currentUser }) => currentUser?.name ?? '',
      validation: (rule) => rule.required().error('Enter the name of the person who compared it.'),
    }),
    defineField({
      name: 'confirmedOn',
      title: 'Confirmed on',
      type: 'date',
      initialValue: today,
      validation: (rule) => [
        rule.required().error('Enter the day on which it was compared.'),
        rule.max(today()).error('Enter today or an earlier day.'),
      ],
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'text',
      rows: 2,
      description: 'Anything the next person should know. Shoppers do not see it.',
    }),
  ],
  preview: {
    select: { rule: 'rule', confirmedBy: 'confirmedBy', confirmedOn: 'confirmedOn' },
    prepare: ({ rule, confirmedBy, confirmedOn }) => {
      const confirmed = ruleOf(rule);
      return {
        title: confirmed ? `${confirmed.state}: ${confirmed.summary}` : (rule ?? 'No rule yet'),
        subtitle: [confirmedBy, confirmedOn].filter(Boolean).join(', '),
        media: CheckmarkCircleIcon,
      };
    },
  },
});
