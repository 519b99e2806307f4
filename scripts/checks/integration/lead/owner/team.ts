import type { ClockSite } from '@forecourt/lib/leads/clock/clock-site';
import { type Member, NO_TEAM, type TeamSettings } from '@forecourt/lib/leads/owner/team';
import { saveTeam } from '@forecourt/lib/leads/owner/team.server';
import type pg from 'pg';

export const SITE = 'sample';

export const person = (userId: string, more: Partial<Member> = {}): Member => ({
  userId,
  name: userId,
  email: `${userId}@dealer.example`,
  mobile: '',
  places: [],
  makes: [],
  kinds: [],
  shifts: [],
  away: [],
  isManager: false,
  takesLeads: true,
  isActive: true,
  ...more,
});

export const SETTINGS: TeamSettings = { ...NO_TEAM, assigns: true, minutes: 60, promises: true };

/** Creates or replaces the team of a site. */
export async function setTeam(
  pool: pg.Pool,
  members: readonly Member[],
  settings: Partial<TeamSettings> = {},
): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(
    'select version from lead_teams where site_slug = $1',
    [SITE],
  );
  const isSaved = await saveTeam(pool, SITE, {
    settings: { ...SETTINGS, ...settings },
    members,
    version: rows[0]?.version ?? 0,
    userId: 'admin',
  });
  if (!isSaved) throw new Error('the team was changed meanwhile');
}

const hours = (open: string, close: string) =>
  Array.from({ length: 7 }, (_, weekday) => ({
    weekday,
    status: weekday === 0 ? 'Closed' : 'Open',
    formated_hours: null,
    open,
    close: weekday === 6 ? '12:00' : close,
  }));

export const place = (id: string, state: string, postcode: string, [open, close] = ['08:30', '17:30']) => ({
  id,
  name: id,
  dealershipId: null,
  primary: false,
  address: { state, postcode },
  openingHours: hours(open ?? '', close ?? ''),
  specialHours: [],
});

/** Four places, each with clocks of its own. */
export const CLOCK_SITE: ClockSite = {
  timeZone: 'Australia/Brisbane',
  places: [
    place('sydney', 'NSW', '2000'),
    place('brisbane', 'QLD', '4000', ['08:00', '17:00']),
    place('broken-hill', 'NSW', '2880', ['09:00', '17:00']),
    place('lord-howe', 'NSW', '2898', ['10:00', '16:00']),
  ],
};
export const clockSite = async () => CLOCK_SITE;
