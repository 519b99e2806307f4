import type { Department } from '../../sites/departments.ts';
import type { CarType } from '../../vehicle/vehicle.ts';
import type { FormKind } from '../form-kinds.ts';
import type { ChannelKind, LeadChannel } from './channel.ts';

/** Facts that channel conditions test. A null fact matches no condition. */
export interface RoutedLead {
  locationId: string | null;
  department: Department;
  make: string | null;
  carType: CarType | null;
  /** True if the location was open when the lead arrived. */
  isOpen: boolean | null;
}

export const conditionsOf = (channel: LeadChannel): number =>
  [channel.locationIds, channel.departments, channel.makes, channel.carTypes].filter(
    (list) => list.length > 0,
  ).length + (channel.hours === 'always' ? 0 : 1);

export function acceptsLead(channel: LeadChannel, lead: RoutedLead): boolean {
  const isIn = <Value>(list: readonly Value[], value: Value | null) =>
    list.length === 0 || (value !== null && list.includes(value));
  const makes = channel.makes.map(plain);
  const isHour =
    channel.hours === 'always' || (lead.isOpen !== null && lead.isOpen === (channel.hours === 'open'));
  return (
    isIn(channel.locationIds, lead.locationId) &&
    isIn(channel.departments, lead.department) &&
    isIn(makes, lead.make === null ? null : plain(lead.make)) &&
    isIn(channel.carTypes, lead.carType) &&
    isHour
  );
}

const plain = (make: string): string => make.trim().toLowerCase();

/**
 * Returns the channels of a lead: per kind, those with the most matching conditions.
 * If nothing matches and the lead has no other recipient, falls back to the channels with the fewest
 * conditions.
 * @param reachesSomebody whether the lead has a mail recipient regardless of channels
 */
export function routeLead(
  channels: readonly LeadChannel[],
  lead: RoutedLead,
  reachesSomebody: boolean,
): LeadChannel[] {
  const usable = channels.filter(({ isOn }) => isOn);
  const fitting = usable.filter((channel) => acceptsLead(channel, lead));
  if (fitting.length > 0 || reachesSomebody)
    return [...Map.groupBy<ChannelKind, LeadChannel>(fitting, ({ kind }) => kind).values()].flatMap(
      (ofKind) => {
        const most = Math.max(...ofKind.map(conditionsOf));
        return ofKind.filter((channel) => conditionsOf(channel) === most);
      },
    );
  const least = Math.min(...usable.map(conditionsOf));
  return usable.filter((channel) => conditionsOf(channel) === least);
}

const BY_WORD: Readonly<Record<string, Department>> = { Service: 'service', Parts: 'parts' };

/** Returns the department of a lead by its form, the shopper's choice, or its location. */
export function departmentOf(
  kind: FormKind,
  subcategory: string | undefined,
  placeDepartment: Department | null,
): Department {
  if (kind === 'service' || kind === 'parts') return kind;
  if (kind === 'careers') return 'other';
  return BY_WORD[subcategory ?? ''] ?? (kind === 'enquiry' ? placeDepartment : null) ?? 'sales';
}
