/** Departments in the filter (LOC-33 to LOC-35), in order. */
const DEPARTMENTS = ['sales', 'service', 'parts'] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** English names, for agents. */
export const DEPARTMENT_LABELS: Readonly<Record<Department, string>> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
};

interface Placed {
  location_type: string | null;
  location_subtype: string | null;
}

const isDepartment = (type: string | null): type is Department => DEPARTMENTS.some((name) => name === type);

/** Returns whether the location buys cars from shoppers (LOC-11, OPEN-126). */
export const isBuyingCentre = ({ location_subtype }: Pick<Placed, 'location_subtype'>): boolean =>
  location_subtype?.toLowerCase().includes('buying') ?? false;

/**
 * Returns the department of a location; null for an empty or unknown type, which is shown only while none
 * is chosen. A buying centre is not in sales (OPEN-126).
 */
export function departmentOf(place: Placed): Department | null {
  const { location_type } = place;
  if (!isDepartment(location_type)) return null;
  return location_type === 'sales' && isBuyingCentre(place) ? null : location_type;
}

export function departmentsOf(locations: readonly Placed[]): Department[] {
  const presentDepartments = new Set(locations.map(departmentOf));
  return DEPARTMENTS.filter((department) => presentDepartments.has(department));
}
