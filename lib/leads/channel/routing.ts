import type { CarType } from '../../vehicle/vehicle.ts';
import type { FormKind } from '../kinds.ts';
import type { ChannelKind, Department, LeadChannel } from './channel.ts';

/** What the rules of channels ask of a lead; null: not known, and no rule about it is met. */
export interface RoutedLead {
  locationId: string | null;
  department: Department;
  make: string | null;
  carType: CarType | null;
  /** Whether its place was open when the lead came. */
  isOpen: boolean | null;
}

/** How many things a channel asks of its leads. */
export const conditionsOf = (channel: LeadChannel): number =>
  [channel.locationIds, channel.departments, channel.makes, channel.carTypes].filter(
    (list) => list.length > 0,
  ).length + (channel.hours === 'always' ? 0 : 1);

/** Whether a lead is one of those that a channel is for. */
export function takes(channel: LeadChannel, lead: RoutedLead): boolean {
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
 * The channels that a lead takes: of each kind those that ask most of it, all of them where several ask as much. A lead
 * that no channel is for takes those that ask least rather than none, unless it reaches somebody without them.
 * @param reachesSomebody whether there is an address for its mail whatever the channels say
 */
export function routeLead(
  channels: readonly LeadChannel[],
  lead: RoutedLead,
  reachesSomebody: boolean,
): LeadChannel[] {
  const usable = channels.filter(({ isOn }) => isOn);
  const fitting = usable.filter((channel) => takes(channel, lead));
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

/** The department that a lead is for: as its form says, else what the shopper chose, else where it goes. */
export function departmentOf(
  kind: FormKind,
  subcategory: string | undefined,
  placeDepartment: Department | null,
): Department {
  if (kind === 'service' || kind === 'parts') return kind;
  if (kind === 'careers') return 'other';
  return BY_WORD[subcategory ?? ''] ?? (kind === 'enquiry' ? placeDepartment : null) ?? 'sales';
}
