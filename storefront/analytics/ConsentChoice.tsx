import { CONSENT_ID } from './ids.ts';

const VIEWS_TEXT =
  'May we share which cars you view with our advertising partner, to show you more relevant ads?';
const CONVERSIONS_TEXT =
  'May we share with our advertising partners which cars you view, and that an ad led to your enquiry, reservation or purchase? If you also ask for news and offers, they receive your email and phone in scrambled form.';

const TRIALS_TEXT = ' You may then also see one of two versions of a page while we compare them.';

/**
 * Asks for consent to share the visit with advertising partners, if the site asks and the visitor has not
 * answered, or after pressing 'Privacy choices'. Both answers are equally prominent.
 * @param props.hasConversions whether enquiries and reservations are shared too
 * @param props.hasTrials whether visitors who consent take part in trials of pages
 */
export function ConsentChoice({
  privacyPath,
  hasConversions,
  hasTrials,
}: {
  privacyPath: string;
  hasConversions: boolean;
  hasTrials: boolean;
}) {
  return (
    <section
      id={CONSENT_ID}
      hidden
      aria-label="Privacy choices"
      className="fixed inset-x-0 bottom-(--bottom-bar) z-(--z-sheet) p-3 no-print sm:right-auto sm:max-w-110 sm:p-4"
    >
      <div className="rounded-card border border-line bg-surface p-4 shadow-float">
        <p className="text-sm">
          {hasConversions ? CONVERSIONS_TEXT : VIEWS_TEXT}
          {hasTrials && TRIALS_TEXT} This website works the same if you say no.{' '}
          <a href={privacyPath} className="link">
            Privacy policy
          </a>
        </p>
        <div className="mt-3 grid grid-cols-2 gap-2">
          <button type="button" data-consent="denied" className="btn btn-secondary btn-sm">
            No
          </button>
          <button type="button" data-consent="granted" className="btn btn-secondary btn-sm">
            Yes
          </button>
        </div>
      </div>
    </section>
  );
}
