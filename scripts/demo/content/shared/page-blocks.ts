import type * as Schema from '@forecourt/schemas/sanity.types';
import { shortProse } from '@forecourt/schemas/writing/prose';
import { action } from '@forecourt/schemas/writing/target';
import type { Written } from '@forecourt/schemas/writing/written';
import { FILE } from './picture.ts';

type Fields<T> = Omit<Written<T>, '_type' | '_key'>;
type Picture = Written<Schema.Picture>;
type Button = readonly [label: string, target: string];

/** Questions with answers in the small Markdown of `shortProse`. */
export const faq = ({
  heading = 'Common questions',
  intro,
  items,
  to,
  openFirst = false,
}: {
  heading?: string;
  intro?: string;
  items: readonly (readonly [question: string, answer: string])[];
  to?: Button;
  openFirst?: boolean;
}) => ({
  _type: 'faq' as const,
  heading,
  ...(intro && { intro }),
  items: items.map(([question, answer]) => ({
    _type: 'faqItem' as const,
    question,
    answer: shortProse(answer),
  })),
  openFirst,
  ...(to && { action: action(...to) }),
});

export const columns = ({
  columns: list,
  shape = 'wide',
  ...fields
}: Pick<Fields<Schema.Columns>, 'heading' | 'intro'> & {
  columns: readonly { image?: Picture; title?: string; text?: string; to?: Button }[];
  shape?: 'wide' | 'square' | 'tall';
}) => ({
  _type: 'columns' as const,
  ...fields,
  columns: list.map(({ image, title, text, to }) => ({
    _type: 'column' as const,
    ...(image && { image }),
    ...(title && { title }),
    ...(text && { text: shortProse(text) }),
    ...(to && { action: action(...to) }),
  })),
  shape,
});

export const gallery = (fields: Fields<Schema.Gallery>) => ({ _type: 'gallery' as const, ...fields });

export const videoFile = ({
  file,
  captions,
  ...fields
}: Omit<Fields<Schema.Video>, 'source' | 'url' | 'file' | 'captions'> & {
  file: string;
  captions?: string;
}) => ({
  _type: 'video' as const,
  ...fields,
  source: 'file' as const,
  file: fileOf(file),
  ...(captions && { captions: fileOf(captions) }),
});

const fileOf = (name: string) => ({
  _type: 'file' as const,
  asset: { _type: 'reference' as const, _ref: `${FILE}${name}` },
});

export const testimonial = ({
  heading,
  quotes,
}: {
  heading?: string;
  quotes: readonly Omit<Fields<NonNullable<Schema.Testimonial['quotes']>[number]>, '_type'>[];
}) => ({
  _type: 'testimonial' as const,
  ...(heading && { heading }),
  quotes: quotes.map((quote) => ({ _type: 'customerQuote' as const, ...quote })),
});

export const featureList = ({
  items,
  to,
  ...fields
}: Pick<Fields<Schema.FeatureList>, 'heading' | 'intro' | 'image'> & {
  items: readonly (readonly [title: string, text?: string])[];
  to?: Button;
}) => ({
  _type: 'featureList' as const,
  ...fields,
  items: items.map(([title, text]) => ({ _type: 'includedPoint' as const, title, ...(text && { text }) })),
  ...(to && { action: action(...to) }),
});

export const enquiryForm = (fields: Pick<Fields<Schema.EnquiryForm>, 'heading' | 'intro' | 'form'>) => ({
  _type: 'enquiryForm' as const,
  showPhone: true,
  ...fields,
});

export const latestNews = (fields: Partial<Fields<Schema.LatestNews>> = {}) => ({
  _type: 'latestNews' as const,
  heading: 'Latest News',
  limit: 3 as const,
  viewAllLabel: 'All news',
  ...fields,
});
