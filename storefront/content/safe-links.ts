import { isSafeAddress } from '@forecourt/lib/sites/safe-address';

/** Fields in which queries return link targets. */
const ADDRESS_FIELDS = new Set(['href', 'url', 'override_url', 'place_url', 'website']);

/**
 * Replaces unsafe link targets in a query result with null. Imports and API tokens bypass the studio's check.
 * @param onRefused receives the field and the scheme of each rejected link
 */
export function withSafeLinks<Answer>(
  answer: Answer,
  onRefused: (field: string, scheme: string) => void = () => {},
): Answer {
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(clean);
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).map(([field, inner]) => {
      if (typeof inner !== 'string' || !ADDRESS_FIELDS.has(field)) return [field, clean(inner)];
      if (isSafeAddress(inner)) return [field, inner];
      onRefused(field, /^[\w+.-]{1,20}(?=:)/.exec(inner)?.[0] ?? 'unknown');
      return [field, null];
    });
    return Object.fromEntries(entries);
  };
  return clean(answer) as Answer;
}
