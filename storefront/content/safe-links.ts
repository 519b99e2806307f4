import { isSafeAddress } from '@forecourt/lib/sites/address';

/** Fields under which queries give an address that a link may lead to. */
const ADDRESS_FIELDS = new Set(['href', 'url', 'override_url', 'place_url', 'website']);

/**
 * An answer of the content lake without the addresses that no link may lead to: null stands for each, as for a
 * link whose page is gone. What an editor's form refuses may still come by an import or a token.
 * @param onRefused receives the field and the scheme of each refused address, nothing else of it
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
