import type { PushPreferences } from '@forecourt/lib/leads/push/kinds';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { pushKey } from '@/features/alerts/offers-push.server.ts';
import { GARAGE_ACTIONS } from '@/features/garage/fields.ts';
import { Part } from '@/features/garage/GarageSection.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { GarageApp } from './GarageApp.client.tsx';
import { HOLDS_FIELD, MESSAGES_FIELD } from './notification-fields.ts';

/** The garage as an app: notifications, installing, and reading without a connection. */
export function AppPart({
  site,
  garage,
  preferences: { holds, messages },
}: {
  site: Site;
  garage: { path: string; name: string };
  preferences: PushPreferences;
}) {
  const t = useTranslations('garageApp');
  const key = pushKey();
  return (
    <Part id="app" title={t('title')}>
      <div className="grid gap-6">
        <p className="max-w-[40em] text-ink-muted">{t('intro')}</p>
        <TextsProvider namespaces={['garageAppClient']}>
          <GarageApp
            name={garage.name}
            siteName={site.name}
            siteSlug={site.slug}
            scope={garage.path}
            publicKey={key}
            takesPhotos={site.features.tradeInEnabled}
          />
        </TextsProvider>
        {key && (
          <form method="post" action={GARAGE_ACTIONS.notifications} className="grid gap-3">
            <fieldset className="grid gap-1">
              <legend className="mb-1 font-semibold">{t('alsoNotify')}</legend>
              <label className="flex min-h-11 items-center gap-3">
                <input type="checkbox" name={HOLDS_FIELD} className="tick" defaultChecked={holds} />
                {t('holds')}
              </label>
              <label className="flex min-h-11 items-center gap-3">
                <input type="checkbox" name={MESSAGES_FIELD} className="tick" defaultChecked={messages} />
                {t('messages', { site: site.name })}
              </label>
            </fieldset>
            <button type="submit" className="btn btn-secondary justify-self-start">
              {t('save')}
            </button>
          </form>
        )}
      </div>
    </Part>
  );
}
