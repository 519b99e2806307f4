import { ALERT_FREQUENCIES } from '@forecourt/lib/leads/alerts/kinds';
import { SAVED_SEARCH_LIMIT, SEARCH_NAME_LENGTH } from '@forecourt/lib/leads/alerts/saved-search';
import type { SavedSearch } from '@forecourt/lib/leads/alerts/saved-searches.server';
import { useTranslations } from 'next-intl';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
import { Select } from '@/ui/Select.tsx';
import { ALERT_ACTIONS } from './fields.ts';

/** Saved searches with forms to run, rename and delete each; plain forms. */
export function SavedSearches({
  searches,
  isEnabled,
}: {
  searches: readonly SavedSearch[];
  isEnabled: boolean;
}) {
  const t = useTranslations('alerts');
  return (
    <>
      <ul className="grid gap-3">
        {searches.map((search) => (
          <Search key={search.id} search={search} isEnabled={isEnabled} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-muted">
        {isEnabled ? t('limit', { count: SAVED_SEARCH_LIMIT }) : t('searchesOff')}
      </p>
    </>
  );
}

function Search({
  search: { id, name, address, frequency },
  isEnabled,
}: {
  search: SavedSearch;
  isEnabled: boolean;
}) {
  const t = useTranslations('alerts');
  return (
    <li className="rounded-card border border-line px-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-4">
        <HardLink
          href={address}
          className="min-w-0 font-semibold wrap-anywhere hover:underline underline-offset-4"
        >
          {name}
        </HardLink>
        <span className="text-sm text-ink-muted">{isEnabled ? t(`frequencies.${frequency}`) : t('off')}</span>
      </div>
      <Disclosure summary={<span className="text-sm">{t('changeOrDelete')}</span>} className="border-b-0">
        <form
          method="post"
          action={ALERT_ACTIONS.changeSearch}
          className="grid gap-4 sm:grid-cols-[1fr_10rem]"
        >
          <input type="hidden" name="id" value={id} />
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
          <FrequencyField id={`often-${id}`} frequency={frequency} />
          <div className="flex flex-wrap gap-3 sm:col-span-2">
            <button type="submit" name="act" value="save" className="btn btn-secondary">
              {t('saveChanges')}
            </button>
            <button
              type="submit"
              name="act"
              value="delete"
              formNoValidate
              className="btn btn-ghost text-danger"
            >
              {t('deleteSearch')}
            </button>
          </div>
        </form>
      </Disclosure>
    </li>
  );
}

export function FrequencyField({ id, frequency }: { id: string; frequency: SavedSearch['frequency'] }) {
  const t = useTranslations('alerts');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {t('howOften')}
      </label>
      <Select id={id} name="frequency" defaultValue={frequency}>
        {ALERT_FREQUENCIES.map((each) => (
          <option key={each} value={each}>
            {t(`frequencies.${each}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
