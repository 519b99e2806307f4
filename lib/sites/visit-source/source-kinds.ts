/** Kinds of sources of a visit, in the order in which the studio lists them. */
export const SOURCE_KINDS = [
  'assistant',
  'feed',
  'classified',
  'campaign',
  'search',
  'social',
  'mail',
  'referral',
  'direct',
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Names of the kinds for staff. */
export const SOURCE_KIND_LABELS: Record<SourceKind, string> = {
  assistant: 'AI assistant',
  feed: 'Advertised stock',
  classified: 'Classifieds site',
  campaign: 'Campaign',
  search: 'Search engine',
  social: 'Social media',
  mail: 'Email',
  referral: 'Other website',
  direct: 'Direct',
};
