import type { Shopper } from '@forecourt/lib/accounts/shopper';
import {
  ALERT_FREQUENCIES,
  type AlertKind,
  type AlertPreference,
  alertConsentText,
} from '@forecourt/lib/leads/alerts/kinds';
import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from '@forecourt/lib/leads/alerts/timing';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { Select } from '@/ui/Select.tsx';
import { ALERT_ACTIONS, fieldsOf, kindsOf } from './fields.ts';
import { offersPush } from './offers-push.server.ts';
import './alerts.css';

/** The alert settings of the garage: types, channels and frequency; a plain form. */
export function Alerts({
  site,
  shopper,
  preferences,
}: {
  site: Site;
  shopper: Pick<Shopper, 'email' | 'phone'>;
  preferences: readonly AlertPreference[];
}) {
  const t = useTranslations('alerts');
  const kinds = kindsOf(site);
  const hasPush = offersPush(site);
  return (
    <form method="post" action={ALERT_ACTIONS.preferences} className="grid gap-6">
      <div className="alert-kinds">
        {preferences
          .filter(({ kind }) => kinds.includes(kind))
          .map((preference) => (
            <Kind
              key={preference.kind}
              preference={preference}
              hasEmail={Boolean(shopper.email)}
              hasPush={hasPush}
            />
          ))}
      </div>
      {!shopper.email && (
        <p className="text-ink-muted">
          {t.rich('addEmail', {
            a: (details) => (
              <a href="#details" className="link">
                {details}
              </a>
            ),
          })}
        </p>
      )}
      <p className="max-w-[36em] text-sm text-ink-muted">
        {alertConsentText(site.name, hasPush, t)}{' '}
        {t('quietHours', { from: QUIET_FROM_HOUR - 12, until: QUIET_UNTIL_HOUR })}
      </p>
      <button type="submit" className="btn btn-secondary justify-self-start">
        {t('save')}
      </button>
    </form>
  );
}

function Kind({
  preference: { kind, byMail, byText, byPush, frequency },
  hasEmail,
  hasPush,
}: {
  preference: AlertPreference;
  hasEmail: boolean;
  hasPush: boolean;
}) {
  const t = useTranslations('alerts');
  const label = t(`kinds.${kind}.label`);
  const names = fieldsOf(kind);
  return (
    <fieldset className="alert-kind">
      <legend className="sr-only">{label}</legend>
      <div className="min-w-0">
        <p className="font-semibold" aria-hidden="true">
          {label}
        </p>
        <p className="text-sm text-ink-muted">{t(`kinds.${kind}.text`)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name={names.mail}
            className="tick"
            defaultChecked={byMail}
            disabled={!hasEmail && !byMail}
          />
          {t('email')}
        </label>
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name={names.text} className="tick" defaultChecked={byText} />
          {t('text')}
        </label>
        {hasPush && (
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name={names.push} className="tick" defaultChecked={byPush} />
            {t('notification')}
          </label>
        )}
        <Frequency
          kind={kind}
          name={names.frequency}
          frequency={frequency}
          label={t('howOftenOf', { label })}
        />
      </div>
    </fieldset>
  );
}

function Frequency({
  kind,
  name,
  frequency,
  label,
}: {
  kind: AlertKind;
  name: string;
  frequency: AlertPreference['frequency'];
  label: string;
}) {
  const t = useTranslations('alerts');
  if (kind === 'saved_search')
    return <span className="alert-often text-sm text-ink-muted">{t('perSearch')}</span>;
  return (
    <Select name={name} defaultValue={frequency} aria-label={label} className="alert-often">
      {ALERT_FREQUENCIES.map((each) => (
        <option key={each} value={each}>
          {t(`frequencies.${each}`)}
        </option>
      ))}
    </Select>
  );
}
