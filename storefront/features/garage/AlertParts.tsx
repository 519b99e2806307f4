import type { Shopper } from '@forecourt/lib/accounts/shopper';
import type { Site } from '@forecourt/lib/sites/site';
import { Alerts } from '@/features/alerts/Alerts.tsx';
import type { AlertContent } from '@/features/alerts/content.server.ts';
import { SavedSearches } from '@/features/alerts/SavedSearches.tsx';
import { UnconfirmedEmail } from '@/features/alerts/UnconfirmedEmail.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { NothingYet, Part } from './Part.tsx';

/** The searches that somebody keeps, and of what they are told. */
export function AlertParts({
  site,
  shopper,
  content: { preferences, searches, isEmailConfirmed },
}: {
  site: Site;
  shopper: Shopper;
  content: AlertContent;
}) {
  const isTold = preferences.some(
    ({ kind, byMail, byText }) => kind === 'saved_search' && (byMail || byText),
  );
  return (
    <>
      <Part id="searches" title="Saved searches">
        {searches.length > 0 ? (
          <SavedSearches searches={searches} isTold={isTold} />
        ) : (
          <NothingYet
            icon="search"
            action={
              <LinkButton href="/search" variant="secondary" size="sm">
                Search all cars
              </LinkButton>
            }
          >
            A search you save stands here. We tell you when a car comes in that matches.
          </NothingYet>
        )}
      </Part>
      <Part id="alerts" title="Alerts">
        <Alerts site={site} shopper={shopper} preferences={preferences} />
        {shopper.email && !isEmailConfirmed && preferences.some(({ byMail }) => byMail) && (
          <UnconfirmedEmail email={shopper.email} />
        )}
      </Part>
    </>
  );
}
