import type { Counted } from '@forecourt/lib/inventory/stock/sample/whole-file';
import { STATE_CODES, type StateCode } from '@forecourt/lib/sites/state-codes';
import { Select, Stack, Text, TextInput } from '@sanity/ui';
import styles from './Feeds.module.css';
import {
  EMPTY_LOCATION,
  type KnownLocation,
  type LocationChoice,
  type LocationChoices,
  type NewLocation,
} from './locationChoices.ts';
import { countText } from './texts.ts';

const OPEN = '';
const NEW = '+new';
const NONE = '+none';

export function LocationList({
  codes,
  known,
  choices,
  onChoose,
}: {
  codes: readonly Counted[];
  known: readonly KnownLocation[];
  choices: LocationChoices;
  onChoose: (code: string, choice: LocationChoice) => void;
}) {
  return (
    <Stack gap={3}>
      <Text as="h3" size={1} weight="medium">
        Locations
      </Text>
      <ul className={styles.lines}>
        {codes.map(({ value: code, count }) => {
          const choice = choices[code] ?? { kind: 'open' };
          return (
            <li key={code} className={styles.column}>
              <Text size={1} className={styles.typed}>
                {code} · {countText(count, 'vehicle')}
              </Text>
              <Select
                aria-label={`Location for code ${code}`}
                fontSize={1}
                value={optionOf(choice)}
                onChange={({ currentTarget }) => onChoose(code, choiceOf(currentTarget.value, code))}
              >
                <option value={OPEN}>Choose</option>
                <option value={NEW}>New location</option>
                <option value={NONE}>None (vehicles without a location)</option>
                {known.map((location) => (
                  <option key={location.id} value={location.id}>
                    {titleOf(location)}
                  </option>
                ))}
              </Select>
              {choice.kind === 'new' && (
                <NewPlaceFields
                  code={code}
                  location={choice.location}
                  onChange={(location) => onChoose(code, { kind: 'new', location })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}

const titleOf = ({ name, suburb, dealership }: KnownLocation): string =>
  [name, suburb !== name && suburb, dealership !== name && dealership].filter(Boolean).join(', ');

const optionOf = (choice: LocationChoice): string => {
  if (choice.kind === 'known') return choice.id;
  return { open: OPEN, new: NEW, none: NONE }[choice.kind];
};

function choiceOf(value: string, code: string): LocationChoice {
  if (value === OPEN) return { kind: 'open' };
  if (value === NONE) return { kind: 'none' };
  if (value !== NEW) return { kind: 'known', id: value };
  // A code that is a word is often the suburb.
  return { kind: 'new', location: { ...EMPTY_LOCATION, name: code } };
}

const LINES = [
  { name: 'name', label: 'Name' },
  { name: 'street', label: 'Street and number' },
  { name: 'suburb', label: 'Suburb' },
  { name: 'postcode', label: 'Postcode', inputMode: 'numeric' },
  { name: 'phone', label: 'Phone', inputMode: 'tel' },
  { name: 'dealership', label: 'Dealership of the location (if it is not the feed’s)' },
] as const;

function NewPlaceFields({
  code,
  location,
  onChange,
}: {
  code: string;
  location: NewLocation;
  onChange: (location: NewLocation) => void;
}) {
  return (
    <fieldset className={styles.place} aria-label={`New location for code ${code}`}>
      {LINES.map(({ name, label, ...rest }) => (
        <Stack as="label" gap={2} key={name}>
          <Text size={1}>{label}</Text>
          <TextInput
            {...rest}
            fontSize={1}
            autoComplete="off"
            value={location[name]}
            onChange={({ currentTarget }) => onChange({ ...location, [name]: currentTarget.value })}
          />
        </Stack>
      ))}
      <Stack as="label" gap={2}>
        <Text size={1}>State</Text>
        <Select
          fontSize={1}
          value={location.state}
          onChange={({ currentTarget }) =>
            onChange({ ...location, state: currentTarget.value as StateCode | '' })
          }
        >
          <option value="">Choose</option>
          {STATE_CODES.map((state) => (
            <option key={state} value={state}>
              {state}
            </option>
          ))}
        </Select>
      </Stack>
    </fieldset>
  );
}
