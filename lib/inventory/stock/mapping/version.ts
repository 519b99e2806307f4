import { isUteModel } from '../../../vehicle/body-by-model.ts';
import { spellBadge } from '../../../vehicle/names/badge-spelling.ts';
import { readDescription } from '../../../vehicle/names/redbook-description.ts';
import { twoWheelDrive } from '../../../vehicle/names/two-wheel-drive.ts';
import { readTitle } from '../../../vehicle/names/vehicle-name.ts';
import {
  type Stated,
  TWO_WHEEL_DRIVE,
  type VersionFacts,
  versionContradiction,
  versionFacts,
} from '../../../vehicle/names/version-facts.ts';
import { factsInComments } from './comment-facts.ts';
import type { Draft, Notes } from './mapping.ts';

/** A draft after its make and model were read. */
type Named = Draft & { make: string; model: string };

/**
 * Uses what title, badge and comments say about the version: fills the columns that the feed left empty,
 * takes RedBook descriptions apart, and spells the badge as its maker does. Each correction is noted with
 * the words that prove it. A column that is filled stays; the import holds a vehicle whose title contradicts
 * it (`importing/holds.ts`).
 */
export function settleVersion(vehicle: Named, notes: Notes): void {
  settleTwoWheelDrive(vehicle, notes);
  fill(vehicle, versionFacts(aboutOf(vehicle), versionText(vehicle)), 'title', notes);
  takeApart(vehicle, notes);
  leaveOutDrive(vehicle, notes);
  if (vehicle.dealercomments && !(vehicle.simple_drive && vehicle.simple_fuel && vehicle.simple_transmission))
    fill(vehicle, factsInComments(vehicle.dealercomments), 'comments', notes);
  spell(vehicle, notes);
}

const aboutOf = ({ make, model, simple_body = null, item_type = 'car' }: Named) => ({
  make,
  model,
  simple_body,
  item_type,
});

/** Returns the texts about the version, each once. */
function versionText({ name, badge, carsales_title }: Draft): string {
  const texts = [name, badge, carsales_title].filter((text) => typeof text === 'string');
  return texts
    .filter((text, index) => !texts.some((other, at) => at !== index && isPart(text, other, index > at)))
    .join(' ');
}

const isPart = (text: string, other: string, isLater: boolean): boolean =>
  text === other ? isLater : other.includes(text);

/** The front wheels of most SUVs are what `4x2` means; utes on a frame never drive them. */
function settleTwoWheelDrive(vehicle: Named, notes: Notes): void {
  const { make, model, simple_drive: column } = vehicle;
  const isWrong = column === 'FWD' && isUteModel(make, model);
  if (!isWrong && !/^\s*(?:4x2|2wd|(?:2|two)[ -]wheel)\b/i.test(vehicle.drive ?? '')) return;
  const drive = isWrong ? 'RWD' : twoWheelDrive(aboutOf(vehicle));
  if (drive === null || drive === column) return;
  notes.mended('simple_drive by model', 'simple_drive', vehicle.drive ?? column, drive);
  vehicle.simple_drive = drive;
  if (isWrong) vehicle.drive = null;
}

/** A badge that only adds the drive to the model, `(4x4)`; without brackets it may be a version's name. */
const DRIVE_AS_BADGE = /^\((?:4x4|4wd|4x2|2wd|awd|fwd|rwd)\)$/i;

function leaveOutDrive(vehicle: Named, notes: Notes): void {
  const { badge } = vehicle;
  if (!badge || !DRIVE_AS_BADGE.test(badge) || !vehicle.simple_drive) return;
  notes.mended('drive as a badge, left out', 'badge', badge, null);
  vehicle.badge = null;
}

function fill(
  vehicle: Named,
  facts: Partial<VersionFacts>,
  source: 'title' | 'comments',
  notes: Notes,
): void {
  const set = <Field extends keyof VersionFacts>(field: Field, isEmpty = vehicle[field] ?? null) => {
    const fact: Stated<string | number> | null | undefined = facts[field];
    if (!fact || isEmpty !== null || fact.value === TWO_WHEEL_DRIVE) return;
    notes.mended(`${field} by ${source}`, field, fact.words, fact.value);
    Object.assign(vehicle, { [field]: fact.value });
  };
  set('simple_drive');
  set('simple_fuel');
  set('simple_transmission');
  set('seats');
  set('doors');
  const { engine_size, engine_size_litres, variant, simple_fuel } = vehicle;
  if (simple_fuel !== 'Electric')
    set(
      'engine_size_litres',
      engine_size_litres ?? variant?.enginesize_litres ?? variant?.enginesize ?? (engine_size ? 0 : null),
    );
}

/**
 * Takes apart a RedBook description in the badge's column, or in the title if there is no such column. One
 * that contradicts the columns stays as it is, because its vehicle is held.
 */
function takeApart(vehicle: Named, notes: Notes): void {
  const { name, badge } = vehicle;
  const text = badge ?? (name && readTitle(name)?.rest);
  const description = text ? readDescription(text) : null;
  if (!text || !description) return;
  const { simple_drive = null, simple_fuel = null, simple_transmission = null, seats = null } = vehicle;
  const engine_size_litres = vehicle.engine_size_litres ?? null;
  const columns = { simple_drive, simple_fuel, simple_transmission, seats, engine_size_litres };
  if (versionContradiction({ ...aboutOf(vehicle), ...columns }, text)) return;
  vehicle.badge = description.badge;
  vehicle.series ??= description.series;
  vehicle.gearnum ??= description.gears;
  vehicle.bodyconfiguration ??= description.body;
  const parts = [vehicle.series, vehicle.badge].filter(Boolean).join(', ');
  notes.mended('description of a version, taken apart', 'badge', text, parts || null);
}

function spell(vehicle: Named, notes: Notes): void {
  const { make, badge, name } = vehicle;
  if (!badge) return;
  const spelled = spellBadge(make, badge);
  if (spelled === badge) return;
  notes.mended('spelling of a badge', 'badge', badge, spelled);
  vehicle.badge = spelled;
  if (name?.endsWith(badge)) vehicle.name = name.slice(0, -badge.length) + spelled;
}
