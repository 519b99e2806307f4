import type { Site } from '@forecourt/lib/sites/site';
import { financeLink } from '@forecourt/lib/vehicle/finance/link';
import { useTranslations } from 'next-intl';
import { HardLink } from '@/ui/HardLink.tsx';
import { JourneyPlace } from './JourneyPlace.client.tsx';

/** The journey as a page section, with a link to an enquiry for browsers without scripts. */
export function JourneySection({
  site: { settings },
  car = null,
  hasTitle = true,
}: {
  site: Site;
  car?: string | null;
  hasTitle?: boolean;
}) {
  const t = useTranslations('financeJourney');
  const page = useTranslations('financePage');
  return (
    <section id="finance-journey" aria-label={t('title')} className="section scroll-mt-16">
      <div className="container">
        {hasTitle && <h2 className="title mb-stack max-w-[37em]">{t('title')}</h2>}
        <div className="card p-card lg:p-8">
          <JourneyPlace car={car} />
          <noscript>
            <p>
              {page.rich('needsScript', {
                link: (words) => (
                  <HardLink
                    href={financeLink(
                      { path: settings.financePath, override: settings.financeLinkOverride },
                      null,
                    )}
                    className="link"
                  >
                    {words}
                  </HardLink>
                ),
              })}
            </p>
          </noscript>
        </div>
      </div>
    </section>
  );
}
