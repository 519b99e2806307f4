import { isTranslation } from '@forecourt/lib/sites/translations';
import { useEffect, useState } from 'react';
import type { DocumentBadgeComponent, SanityDocument } from 'sanity';
import { CHECKED_TYPES } from './checkTextAction.ts';
import { proseOf } from './proseOf.ts';
import { LOWEST_EASE, readingOf } from './reading.ts';
import { loadSpeller, misspelledIn } from './spelling.ts';

/** Wait after a change before the texts are checked: loading the dictionary would delay the next key. */
const SETTLED_MS = 3_000;
/** Words named in the tooltip. */
const NAMED = 5;

/** What 'Check content' finds in the texts of a draft. */
export interface TextFindings {
  misspelled: readonly string[];
  isHard: boolean;
}

/**
 * Returns the badge of texts that should be read again before they are published; null if none should.
 */
export function badgeOf({ misspelled, isHard }: TextFindings): { label: string; title: string } | null {
  if (misspelled.length === 0 && !isHard) return null;
  const spelling = misspelled.length === 1 ? '1 word to check' : `${misspelled.length} words to check`;
  const named = misspelled.slice(0, NAMED).join(', ');
  const more = misspelled.length > NAMED ? ` and ${misspelled.length - NAMED} more` : '';
  const reasons = [
    ...(misspelled.length > 0 ? [`The dictionary does not know ${named}${more}.`] : []),
    ...(isHard ? ['The text is hard to read.'] : []),
  ];
  return {
    label: misspelled.length > 0 ? spelling : 'Hard to read',
    title: `${reasons.join(' ')} See ‘Check content’ in the menu.`,
  };
}

/** Warns before publishing about spelling and reading ease of a draft, or of a document of a release. */
export const textBadge: DocumentBadgeComponent = ({ type, draft, version }) => {
  const document = version ?? draft;
  const isChecked = CHECKED_TYPES.includes(type) && document !== null && !isTranslation(document);
  const findings = useFindings(isChecked ? document : null);
  const badge = findings && badgeOf(findings);
  return badge && { ...badge, color: 'warning' };
};
textBadge.displayName = 'TextBadge';

/** Checks the texts of a document once it has not changed for a while; null until then. */
function useFindings(document: SanityDocument | null): TextFindings | null {
  const [findings, setFindings] = useState<TextFindings | null>(null);
  useEffect(() => {
    if (!document) return setFindings(null);
    let isCurrent = true;
    const timer = setTimeout(() => {
      const prose = proseOf(document);
      const reading = readingOf(prose.map(({ text }) => text).join('\n'));
      const isHard = reading !== null && reading.ease < LOWEST_EASE;
      loadSpeller().then(
        (speller) => isCurrent && setFindings({ misspelled: misspelledIn(prose, speller), isHard }),
        // 'Check content' says why the dictionary is missing.
        () => isCurrent && setFindings({ misspelled: [], isHard }),
      );
    }, SETTLED_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [document]);
  return findings;
}
