import { sharesWithNetworks } from '@forecourt/lib/sites/ad-networks';
import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { featureDefinitions } from '@forecourt/lib/sites/features';
import {
  AUDIENCE_LABELS,
  CHANGE_LABELS,
  ENDING_LABELS,
  GOAL_LABELS,
  STATE_LABELS,
} from '@forecourt/lib/sites/page-trial/labels';
import {
  parseSettingChoice,
  settingChoiceText,
  TRIAL_AUDIENCES,
  TRIAL_CHANGES,
  TRIAL_ENDINGS,
  TRIAL_FEATURES,
  TRIAL_GOALS,
  TRIAL_SETTING_CHOICES,
  TRIAL_STATES,
} from '@forecourt/lib/sites/page-trial/trial';
import { type StoredChange, variantBlocks } from '@forecourt/lib/sites/page-trial/variant';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { SplitVerticalIcon } from '@sanity/icons/SplitVertical';
import {
  defineArrayMember,
  defineField,
  defineType,
  type SanityDocument,
  type ValidationContext,
} from 'sanity';
import { blockTypes } from '../blocks/registry.ts';
import { needsFeature } from '../fields/needsFeature.ts';
import { sameSite } from '../fields/sameSite.ts';
import { siteField } from '../fields/siteField.ts';
import { takenBy } from '../fields/takenBy.ts';
import { settingLabels, valueLabels } from '../settings/settingLabels.ts';
import { checkClaims } from '../warnings/claims.ts';
import { checkCreditCost } from '../warnings/creditCost.ts';
import { checkEmptyBlocks } from '../warnings/emptyBlocks.ts';
import { checkBraces } from '../warnings/placeholders.ts';

const API_VERSION = '2025-02-19';

/** Options of fields for which the studio lists the blocks of the trial's page (`studio/trials`). */
export interface TrialBlocksOptions {
  trialBlocks: 'one' | 'order';
}
const blocksOfPage = (trialBlocks: TrialBlocksOptions['trialBlocks']) =>
  ({ trialBlocks }) satisfies TrialBlocksOptions as object;

const choices = <Name extends string>(names: readonly Name[], labels: Readonly<Record<Name, string>>) =>
  names.map((value) => ({ value, title: labels[value] }));

/** Returns yesterday's date in UTC, which is the earliest day that is still today in a time zone. */
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** Fields that decide what visitors see and count. They stay as they are while a trial runs. */
const FIXED_FIELDS = [
  'page',
  'change',
  'blockKey',
  'block',
  'order',
  'setting',
  'feature',
  'featureValue',
  'audience',
  'goal',
] as const;

const isFixed = ({ document }: { document?: SanityDocument | undefined }) =>
  document?.state === 'running' || document?.state === 'ended';
const isNot =
  (change: string) =>
  ({ document }: { document?: SanityDocument | undefined }) =>
    document?.change !== change;

type Trial = Partial<Record<(typeof FIXED_FIELDS)[number], unknown>> & {
  state?: string;
  ending?: string;
  site?: { _ref?: string };
  page?: { _ref?: string };
};

const PAGE_AND_PUBLISHED = `{
  "blocks": *[_id == $page][0].blocks,
  "published": *[_id == $own][0]
}`;

/** Checks a trial that is about to run: what it changes, that nothing else is tried there, and no mixed data. */
async function runProblem(
  given: unknown,
  { document, getClient }: ValidationContext,
): Promise<string | true> {
  const trial = (given ?? {}) as Trial;
  if (!document || trial.state !== 'running' || !trial.page?._ref) return true;
  const other = await takenBy(
    { document, getClient },
    '_type == "pageTrial" && page._ref == $page && state == "running"',
    { page: trial.page._ref },
  );
  if (other !== null)
    return `The trial '${other}' runs on this page. End it first: a page has one trial at a time.`;
  const { blocks, published } = await getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: 'raw' })
    .fetch<{ blocks: { _key: string; _type: string }[] | null; published: Trial | null }>(
      PAGE_AND_PUBLISHED,
      { page: trial.page._ref, own: publishedIdOf(document._id) },
      { tag: 'validation.trial' },
    );
  if (published?.ending) return 'This trial has ended. Create another to try something new.';
  if (trial.change === 'setting' && parseSettingChoice(trial.setting as string | undefined) === null)
    return 'Choose the setting to try.';
  if (trial.change === 'feature' && (!trial.feature || typeof trial.featureValue !== 'boolean'))
    return 'Choose the feature to try, and whether it is on or off.';
  if (variantBlocks(blocks ?? [], trial as unknown as StoredChange) === null)
    return 'The change does not fit the published page. Choose a block that is on the page, or at least two for an order.';
  const isChanged = FIXED_FIELDS.some(
    (name) => JSON.stringify(trial[name]) !== JSON.stringify(published?.[name]),
  );
  return (
    published?.state !== 'running' ||
    !isChanged ||
    'A running trial keeps its change, page, audience and goal. End it and create another.'
  );
}

const CONSENT_OF_SITE = '*[_id == $site][0].settings';

/** Warns if nobody can take part, because the site needs consent and never asks for it. */
async function consentWarning(given: unknown, { getClient }: ValidationContext): Promise<string | true> {
  const site = ((given ?? {}) as Trial).site?._ref;
  if (!site) return true;
  const stored = await getClient({ apiVersion: API_VERSION }).fetch<Record<string, unknown> | null>(
    CONSENT_OF_SITE,
    { site },
    { tag: 'validation.trial' },
  );
  const { settings } = parseSettings(stored);
  return (
    settings.consentMode === 'granted' ||
    sharesWithNetworks(settings) ||
    'Nobody takes part: this site needs consent, but shows no question about it. An administrator can change ‘Consent’ in the site’s settings.'
  );
}

/** An A/B trial of a page: half of its audience sees a change, and the results tool compares the two. */
export const pageTrial = defineType({
  name: 'pageTrial',
  title: 'Trial',
  type: 'document',
  icon: SplitVerticalIcon,
  validation: (rule) => [
    rule.custom(runProblem).error(),
    needsFeature('trials', 'trials')(rule as never),
    rule.custom(consentWarning).warning(),
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'Only staff see it.',
      placeholder: 'Shorter enquiry form on Contact',
      validation: (rule) => rule.required().max(80).error('Enter a name of up to 80 characters.'),
    }),
    siteField,
    defineField({
      name: 'hypothesis',
      title: 'Hypothesis',
      type: 'text',
      rows: 3,
      description: 'What you change, what you expect of it, and why. Write it before the trial starts.',
      placeholder: 'A form in steps looks shorter, so more visitors of this page will send an enquiry.',
      validation: (rule) => rule.required().min(20).max(600).error('Write 20 to 600 characters.'),
    }),
    defineField({
      name: 'page',
      title: 'Page',
      type: 'reference',
      to: [{ type: 'page' }],
      options: { disableNew: true, filter: sameSite },
      readOnly: isFixed,
      validation: (rule) => rule.required().error('Choose the page.'),
    }),
    defineField({
      name: 'change',
      title: 'Change',
      type: 'string',
      options: { list: choices(TRIAL_CHANGES, CHANGE_LABELS), layout: 'radio' },
      initialValue: 'block',
      readOnly: isFixed,
      validation: (rule) => rule.required().error('Choose what to change.'),
    }),
    defineField({
      name: 'blockKey',
      title: 'Block to replace',
      type: 'string',
      options: blocksOfPage('one'),
      hidden: isNot('block'),
      readOnly: isFixed,
    }),
    defineField({
      name: 'block',
      title: 'Replacement',
      type: 'array',
      description:
        'Half of the audience sees this block instead. To try a text, copy the block and edit its text.',
      of: blockTypes.map(({ name }) => defineArrayMember({ type: name })),
      hidden: isNot('block'),
      readOnly: isFixed,
      validation: (rule) => [
        rule.max(1).error('Keep one block.'),
        rule.custom((blocks, context) => checkEmptyBlocks(blocks as never, context)).warning(),
        rule.custom((blocks) => checkBraces(blocks, true)).error(),
        rule.custom(checkCreditCost).error(),
        rule.custom((blocks, context) => checkClaims(blocks, true, context)).warning(),
      ],
    }),
    defineField({
      name: 'order',
      title: 'Order of blocks',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: blocksOfPage('order'),
      hidden: isNot('order'),
      readOnly: isFixed,
    }),
    defineField({
      name: 'setting',
      title: 'Setting',
      type: 'string',
      description:
        'Half of the audience sees the page with this setting, in every language. The other half sees it as the site has it.',
      options: {
        list: TRIAL_SETTING_CHOICES.map((choice) => ({
          value: settingChoiceText(choice),
          title: `${settingLabels[choice.name][1]}: ${valueLabels[choice.value] ?? choice.value}`,
        })),
      },
      hidden: isNot('setting'),
      readOnly: isFixed,
    }),
    defineField({
      name: 'feature',
      title: 'Feature',
      type: 'string',
      options: {
        list: TRIAL_FEATURES.map((value) => ({ value, title: featureDefinitions[value].title })),
      },
      hidden: isNot('feature'),
      readOnly: isFixed,
    }),
    defineField({
      name: 'featureValue',
      title: 'On for half of the audience',
      type: 'boolean',
      description:
        'Off: half of the audience sees the page without it. The other half sees it as the site has it.',
      initialValue: true,
      hidden: isNot('feature'),
      readOnly: isFixed,
    }),
    defineField({
      name: 'audience',
      title: 'Audience',
      type: 'string',
      options: { list: choices(TRIAL_AUDIENCES, AUDIENCE_LABELS), layout: 'radio' },
      initialValue: 'everyone',
      readOnly: isFixed,
      validation: (rule) => rule.required().error('Choose the audience.'),
    }),
    defineField({
      name: 'goal',
      title: 'Goal',
      type: 'string',
      description: 'Decides the trial. Each visitor counts once.',
      options: { list: choices(TRIAL_GOALS, GOAL_LABELS), layout: 'radio' },
      initialValue: 'lead',
      readOnly: isFixed,
      validation: (rule) => rule.required().error('Choose the goal.'),
    }),
    defineField({
      name: 'endsOnHarm',
      title: 'End if it does harm',
      type: 'boolean',
      description:
        'On: the trial ends by itself if the change costs enquiries, causes script errors or slows the page. Off: the results tool only shows it.',
      initialValue: true,
    }),
    defineField({
      name: 'endsOn',
      title: 'End date',
      type: 'date',
      description:
        'The last day of the trial. It then ends by itself, and the page stays as it is. Without a date it runs until somebody ends it.',
      validation: (rule) =>
        rule.custom(
          (day, { document }) =>
            !day || document?.state === 'ended' || day >= yesterday() || 'Choose today or a later day.',
        ),
    }),
    defineField({
      name: 'state',
      title: 'State',
      type: 'string',
      description:
        'Publish the trial to start it. End it in the results tool, where you keep one of the versions.',
      options: { list: choices(TRIAL_STATES, STATE_LABELS), layout: 'radio' },
      initialValue: 'draft',
      validation: (rule) => rule.required().error('Choose the state.'),
    }),
    defineField({
      name: 'ending',
      title: 'How it ended',
      type: 'string',
      options: { list: choices(TRIAL_ENDINGS, ENDING_LABELS) },
      readOnly: true,
      hidden: ({ value }) => !value,
    }),
    defineField({
      name: 'endedAt',
      title: 'Ended',
      type: 'datetime',
      readOnly: true,
      hidden: ({ value }) => !value,
    }),
  ],
  preview: {
    select: { name: 'name', state: 'state', path: 'page.path.current' },
    prepare: ({ name, state, path }) => ({
      title: name ?? 'Untitled',
      subtitle: [STATE_LABELS[state as keyof typeof STATE_LABELS], path].filter(Boolean).join(' · '),
      media: SplitVerticalIcon,
    }),
  },
});
