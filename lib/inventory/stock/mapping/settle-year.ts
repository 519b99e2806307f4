import type { Draft, Notes } from './mapping.ts';

/**
 * Takes a missing year from the build date, else from the compliance date, and reports a year that is far from
 * the build date. The compliance and the model year may be one later than the build.
 */
export function settleYear(vehicle: Draft, notes: Notes): void {
  const [built, complied] = [vehicle.build_date, vehicle.compliance_date].map((date) =>
    date ? Number(date.slice(0, 4)) : null,
  );
  const other = built ?? complied ?? null;
  if (vehicle.year === null || vehicle.year === undefined) {
    vehicle.year = other;
    if (other === null) return;
    const date = built ? 'build' : 'compliance';
    notes.mended(`year taken from the ${date} date`, 'year', null, other);
  } else if (built && Math.abs(vehicle.year - built) > 1)
    notes.mended('year more than one year from the build date', 'year', vehicle.build_date, vehicle.year);
}
