import type { Site } from '@forecourt/lib/sites/site';
import { financeLink } from '@forecourt/lib/vehicle/finance/link';
import { JourneyPlace } from './JourneyPlace.client.tsx';
import { JOURNEY_TITLE } from './setup.ts';

/** The journey as a page section, with a link to an enquiry for browsers without scripts. */
export function JourneySection({
  site: { settings },
  car = null,
  title = JOURNEY_TITLE,
}: {
  site: Site;
  car?: string | null;
  title?: string | null;
}) {
  return (
    <section id="finance-journey" aria-label={JOURNEY_TITLE} className="section scroll-mt-16">
      <div className="container">
        {title && <h2 className="title mb-stack max-w-[37em]">{title}</h2>}
        <div className="card p-card lg:p-8">
          <JourneyPlace car={car} />
          <noscript>
            <p>
              This needs JavaScript. You can{' '}
              <a
                href={financeLink(
                  { path: settings.financePath, override: settings.financeLinkOverride },
                  null,
                )}
                className="link"
              >
                send us a finance enquiry
              </a>{' '}
              instead.
            </p>
          </noscript>
        </div>
      </div>
    </section>
  );
}
