import { FORM_FIELD_NAMES, type FormFieldName } from '@forecourt/lib/leads/form-field-names';
import type { FormChoices } from '@forecourt/lib/leads/form-rules';
import { type EventName, isEventName } from '@forecourt/lib/sites/event-names';
import type { PageBlock } from '@forecourt/schemas/pageBlock';

type EnquiryFormBlock = Omit<Extract<PageBlock, { _type: 'enquiryForm' }>, 'showFrom' | 'showUntil'>;

export interface ThanksText {
  title: string | null;
  text: string | null;
}

export interface FormBlock extends FormChoices {
  key: string;
  recipientIds: readonly string[];
  event: EventName | null;
  thanks: ThanksText | null;
}

const isFieldName = (name: string): name is FormFieldName => FORM_FIELD_NAMES.some((field) => field === name);

/** Returns the settings of a page's form block, without fields unknown to this build. */
export function formBlock(block: EnquiryFormBlock): FormBlock {
  const { _key, fields, services, category, recipientIds, event, thanksTitle, thanksText } = block;
  return {
    key: _key,
    fields: fields.flatMap(({ name, required }) =>
      isFieldName(name) ? [{ name, optional: !required }] : [],
    ),
    services,
    category,
    recipientIds,
    event: isEventName(event ?? undefined) ? event : null,
    thanks: thanksTitle || thanksText ? { title: thanksTitle, text: thanksText } : null,
  };
}

export function findFormBlock(blocks: readonly PageBlock[], key: string | null): FormBlock | null {
  const block = blocks.find((each) => each._key === key);
  return block?._type === 'enquiryForm' ? formBlock(block) : null;
}
