import { normalisePhone } from '../../platform/text/phone.ts';
import type { SourceKind } from '../../sites/visit-source/source-kinds.ts';
import type { ContactNumbers } from '../conversation/conversation-site-query.ts';

/** A number of a location, and the one that is shown instead. */
export interface TrackedPhone {
  /** Normalised, `0770100110`. */
  phone: string;
  /** As it is shown, `07 7010 0901`. */
  shown: string;
}

/** Formats an Australian number for people; returns anything else unchanged. */
const spaced = (phone: string): string =>
  phone
    .replace(/^(0[45]\d\d)(\d{3})(\d{3})$/, '$1 $2 $3')
    .replace(/^(0[2378])(\d{4})(\d{4})$/, '$1 $2 $3')
    .replace(/^(1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3');

/**
 * Returns the numbers of a site's locations that visitors from a source see replaced. A location whose number
 * several tracking numbers would replace keeps its own.
 */
export function numbersOfSource(
  numbers: readonly ContactNumbers[],
  siteSlug: string,
  source: SourceKind,
): TrackedPhone[] {
  const found = numbers
    .filter(({ site }) => site === siteSlug)
    .flatMap(({ callNumbers }) =>
      callNumbers.flatMap(({ number, source: own, phone }) =>
        number && phone && own === source
          ? [{ phone: normalisePhone(phone), shown: spaced(normalisePhone(number)) }]
          : [],
      ),
    );
  return [...Map.groupBy(found, ({ phone }) => phone).values()].flatMap((same) =>
    same.length === 1 ? same : [],
  );
}
