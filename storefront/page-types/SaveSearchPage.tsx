import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { type AlertChannel, type AlertPreference, alertConsentText } from '@forecourt/lib/leads/alerts/kinds';
import { SEARCH_NAME_LENGTH } from '@forecourt/lib/leads/alerts/saved-search';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import {
  ALERT_ACTIONS,
  type NotifyBy as Choice,
  NOTIFY_BY,
  SEARCH_PARAMETER,
} from '@/features/alerts/fields.ts';
import { FrequencyField } from '@/features/alerts/SavedSearches.tsx';
import type { SearchToSave } from '@/features/alerts/search-to-save.server.ts';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { HardLink } from '@/ui/HardLink.tsx';

/** The page for naming a saved search and choosing how to get alerts; a form without script. */
export function SaveSearchPage({
  site,
  garage,
  shopper,
  search: { name, address, parts, noun },
  channels,
  preference,
}: {
  site: Site;
  garage: { path: string; name: string };
  shopper: Pick<Shopper, 'email'>;
  search: SearchToSave;
  /** How this shopper can be notified. */
  channels: readonly AlertChannel[];
  preference: AlertPreference;
}) {
  const t = useTranslations('alerts');
  const title = useTranslations('pageTitles')('keepSearch');
  const home = useTranslations('ui')('home');
  const crumbs = [
    { name: home, href: '/' },
    { name: garage.name, href: garage.path },
    { name: title, href: address },
  ];
  return (
    <main id="content" className="container pt-5 pb-section">
      <Breadcrumb crumbs={crumbs} />
      <div className="max-w-140">
        <h1 className="title mt-6">{title}</h1>
        <p className="mt-3 text-lg text-ink-muted">{t('keep.intro', { noun, garage: garage.name })}</p>
        {parts.length > 0 && (
          <ul aria-label={t('keep.filters')} className="mt-5 flex flex-wrap gap-2">
            {parts.map((part) => (
              <li key={part} className="rounded-full bg-sunken px-3.5 py-1.5 text-sm wrap-anywhere">
                {part}
              </li>
            ))}
          </ul>
        )}
        <form method="post" action={ALERT_ACTIONS.keepSearch} className="mt-8 grid gap-6">
          <input type="hidden" name={SEARCH_PARAMETER} value={address} />
          <label className="grid gap-1.5">
            <span className="text-sm font-semibold">{t('name')}</span>
            <input
              name="name"
              defaultValue={name}
              required
              maxLength={SEARCH_NAME_LENGTH}
              autoComplete="off"
              className="field"
            />
          </label>
          <NotifyBy channels={channels} preference={preference} />
          {!shopper.email && (
            <p className="-mt-3 text-sm text-ink-muted">{t('keep.addEmail', { garage: garage.name })}</p>
          )}
          <div className="max-w-60">
            <FrequencyField id="often" frequency="at_once" />
          </div>
          <p className="text-sm text-ink-muted">{alertConsentText(site.name, false, t)}</p>
          <div className="flex flex-wrap gap-3">
            <button type="submit" className="btn btn-primary btn-lg">
              {t('keep.save')}
            </button>
            <HardLink href={address} className="btn btn-ghost btn-lg">
              {t('keep.back')}
            </HardLink>
          </div>
        </form>
      </div>
    </main>
  );
}

const CHOICES = [
  { value: 'text', label: 'text', needs: ['text'] },
  { value: 'mail', label: 'email', needs: ['mail'] },
  { value: 'both', label: 'both', needs: ['mail', 'text'] },
] as const satisfies readonly { value: Choice; label: string; needs: readonly AlertChannel[] }[];

/** One choice turns the alert on, so it is required, and not made for the shopper. */
function NotifyBy({
  channels,
  preference: { byMail, byText },
}: {
  channels: readonly AlertChannel[];
  preference: AlertPreference;
}) {
  const t = useTranslations('alerts');
  const chosen: Choice | null = byMail && byText ? 'both' : byMail ? 'mail' : byText ? 'text' : null;
  const choices = CHOICES.filter(({ needs }) => needs.every((channel) => channels.includes(channel)));
  if (choices.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('keep.channel')}</legend>
      <div className="mt-1 flex flex-wrap gap-x-8">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={NOTIFY_BY}
              value={value}
              required
              className="tick"
              defaultChecked={value === chosen || choices.length === 1}
            />
            {t(label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
