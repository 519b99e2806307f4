import { ALERT_FREQUENCIES, ALERT_FREQUENCY_LABELS } from '@forecourt/lib/leads/alerts/kinds';
import { SAVED_SEARCH_LIMIT, SEARCH_NAME_LENGTH } from '@forecourt/lib/leads/alerts/saved-search';
import type { SavedSearch } from '@forecourt/lib/leads/alerts/saved-searches.server';
import { Disclosure } from '@/ui/Disclosure.tsx';
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
  return (
    <>
      <ul className="grid gap-3">
        {searches.map((search) => (
          <Search key={search.id} search={search} isEnabled={isEnabled} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-muted">
        {isEnabled
          ? `You can save up to ${SAVED_SEARCH_LIMIT} searches.`
          : 'Alerts for new cars are off. Turn them on under Alerts.'}
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
  return (
    <li className="rounded-card border border-line px-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-4">
        <a href={address} className="min-w-0 font-semibold wrap-anywhere hover:underline underline-offset-4">
          {name}
        </a>
        <span className="text-sm text-ink-muted">
          {isEnabled ? ALERT_FREQUENCY_LABELS[frequency] : 'Alerts are off'}
        </span>
      </div>
      <Disclosure summary={<span className="text-sm">Change or delete</span>} className="border-b-0">
        <form
          method="post"
          action={ALERT_ACTIONS.changeSearch}
          className="grid gap-4 sm:grid-cols-[1fr_10rem]"
        >
          <input type="hidden" name="id" value={id} />
          <label className="grid gap-1.5">
            <span className="text-sm font-semibold">Name</span>
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
              Save changes
            </button>
            <button
              type="submit"
              name="act"
              value="delete"
              formNoValidate
              className="btn btn-ghost text-danger"
            >
              Delete this search
            </button>
          </div>
        </form>
      </Disclosure>
    </li>
  );
}

export const FrequencyField = ({ id, frequency }: { id: string; frequency: SavedSearch['frequency'] }) => (
  <div className="grid gap-1.5">
    <label htmlFor={id} className="text-sm font-semibold">
      How often
    </label>
    <Select id={id} name="frequency" defaultValue={frequency}>
      {ALERT_FREQUENCIES.map((each) => (
        <option key={each} value={each}>
          {ALERT_FREQUENCY_LABELS[each]}
        </option>
      ))}
    </Select>
  </div>
);
