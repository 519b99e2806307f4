import { parseLocalTime } from '../../sites/local-time.ts';
import { addDays, dateAt } from '../clock/deadline.ts';
import type { FormKind } from '../form-kinds.ts';
import type { AssignmentRule, Member, TurnMember } from './team.ts';

/** What decides who a lead goes to. */
export interface LeadToAssign {
  placeId: string | null;
  make: string;
  kind: FormKind;
  /** When work on it can start: its arrival, or the next opening. */
  from: Date;
  /** Its deadline; null without one. */
  to: Date | null;
  /** Of its place. */
  timeZone: string;
}

/** Shifts are searched this many days ahead. */
const MOST_DAYS = 14;

const listed = <Value>(list: readonly Value[], value: Value) => list.length === 0 || list.includes(value);

const hasMake = (makes: readonly string[], make: string) =>
  makes.length === 0 || makes.some((name) => name.trim().toLowerCase() === make.trim().toLowerCase());

/** Returns whether someone is away on a date: `2026-12-25`. */
export const isAwayOn = ({ away }: Pick<Member, 'away'>, date: string): boolean =>
  away.some(({ from, to }) => from <= date && date <= to);

/**
 * Returns whether someone works at some time between two times. People without shifts work whenever the place
 * is open.
 * @param times.to null for the start only
 */
export function worksBetween(
  { shifts, away }: Pick<Member, 'shifts' | 'away'>,
  { from, to, timeZone }: { from: Date; to: Date | null; timeZone: string },
): boolean {
  const end = to ?? new Date(from.getTime() + 60_000);
  const first = dateAt(from, timeZone);
  const last = dateAt(end, timeZone);
  for (let days = 0; days <= MOST_DAYS; days += 1) {
    const date = addDays(first, days);
    if (date > last) return false;
    if (isAwayOn({ away }, date)) continue;
    if (shifts.length === 0) return true;
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    const isThere = shifts.some((shift) => {
      if (shift.weekday !== weekday) return false;
      const [begin, finish] = [shift.from, shift.to].map((time) =>
        parseLocalTime(`${date}T${time}`, timeZone),
      );
      return begin && finish && begin < end && finish > from;
    });
    if (isThere) return true;
  }
  return false;
}

/** Returns whether someone may keep a thread: still on the team, and not away when work starts. */
export const isAvailable = (member: Member, { from, timeZone }: Pick<LeadToAssign, 'from' | 'timeZone'>) =>
  member.isActive && !isAwayOn(member, dateAt(from, timeZone));

const atPlace = ({ places }: Pick<Member, 'places'>, { placeId }: LeadToAssign) =>
  placeId === null || listed(places, placeId);

const fits = (member: Pick<Member, 'places' | 'makes' | 'kinds'>, lead: LeadToAssign) =>
  atPlace(member, lead) && hasMake(member.makes, lead.make) && listed(member.kinds, lead.kind);

/**
 * Returns the people who take turns with a lead: of the first rule that fits and has people at work, else of
 * the first of these that is not empty: everyone who fits and has a shift, who fits, who works at the place, who
 * is not away, who is on the team.
 * @returns empty only if nobody is on the team
 */
export function candidates<Person extends Member>(
  rules: readonly AssignmentRule[],
  members: readonly Person[],
  lead: LeadToAssign,
): Person[] {
  const active = members.filter(({ isActive }) => isActive);
  const present = active.filter((member) => member.takesLeads && isAvailable(member, lead));
  const onShift = (member: Person) => worksBetween(member, lead);
  const steps = [
    ...rules.map(
      (rule) => () =>
        (rule.places.length === 0 || (lead.placeId !== null && rule.places.includes(lead.placeId))) &&
        listed(rule.kinds, lead.kind) &&
        hasMake(rule.makes, lead.make)
          ? present.filter(
              (member) =>
                (rule.people.length > 0 ? rule.people.includes(member.userId) : fits(member, lead)) &&
                (!rule.isOnShift || onShift(member)),
            )
          : [],
    ),
    () => present.filter((member) => fits(member, lead) && onShift(member)),
    () => present.filter((member) => fits(member, lead)),
    () => present.filter((member) => atPlace(member, lead)),
    () => present,
    () => active.filter(({ takesLeads }) => takesLeads),
    () => active,
  ];
  for (const step of steps) {
    const people = step();
    if (people.length > 0) return people;
  }
  return [];
}

/** Returns whose turn a lead is: the candidate who has waited longest. Null if nobody is on the team. */
export function chooseOwner(
  rules: readonly AssignmentRule[],
  members: readonly TurnMember[],
  lead: LeadToAssign,
): TurnMember | null {
  const [first] = candidates(rules, members, lead).toSorted(
    (one, other) => one.lastTurn - other.lastTurn || one.userId.localeCompare(other.userId),
  );
  return first ?? null;
}
