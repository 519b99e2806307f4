import type { Shopper } from '@forecourt/lib/accounts/shopper';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { Alerts } from '@/features/alerts/Alerts.tsx';
import type { AlertContent } from '@/features/alerts/content.server.ts';
import { SavedSearches } from '@/features/alerts/SavedSearches.tsx';
import { UnconfirmedEmail } from '@/features/alerts/UnconfirmedEmail.tsx';
import type { Noun } from '@/stock/noun.ts';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { EmptyState, Part } from './GarageSection.tsx';

export function AlertParts({
  site,
  shopper,
  content: { preferences, searches, isEmailConfirmed },
  noun,
}: {
  site: Site;
  shopper: Shopper;
  content: AlertContent;
  noun: Noun;
}) {
  const t = useTranslations('garage');
  const alerts = useTranslations('alerts');
  const isEnabled = preferences.some(
    ({ kind, byMail, byText, byPush }) => kind === 'saved_search' && (byMail || byText || byPush),
  );
  return (
    <>
      <Part id="searches" title={t('parts.searches')}>
        {searches.length > 0 ? (
          <SavedSearches searches={searches} isEnabled={isEnabled} />
        ) : (
          <EmptyState
            icon="search"
            action={
              <LinkButton href="/search" variant="secondary" size="sm">
                {alerts('searchAll', { noun })}
              </LinkButton>
            }
          >
            {alerts('noSearches', { noun })}
          </EmptyState>
        )}
      </Part>
      <Part id="alerts" title={t('parts.alerts')}>
        <Alerts site={site} shopper={shopper} preferences={preferences} />
        {shopper.email && !isEmailConfirmed && preferences.some(({ byMail }) => byMail) && (
          <UnconfirmedEmail email={shopper.email} />
        )}
      </Part>
    </>
  );
}
