import { CONSENT_ID } from './ids.ts';

/**
 * Asks for consent to share the visit with an advertising partner, if the site asks and the visitor has not
 * answered, or after pressing 'Privacy choices'. Both answers are equally prominent.
 */
export function ConsentChoice({ privacyPath }: { privacyPath: string }) {
  return (
    <section
      id={CONSENT_ID}
      hidden
      aria-label="Privacy choices"
      className="fixed inset-x-0 bottom-(--bottom-bar) z-(--z-sheet) p-3 no-print sm:right-auto sm:max-w-110 sm:p-4"
    >
      <div className="rounded-card border border-line bg-surface p-4 shadow-float">
        <p className="text-sm">
          May we share which cars you view with our advertising partner, to show you more relevant ads? This
          website works the same if you say no.{' '}
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
