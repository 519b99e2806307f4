/** Departments a shopper can choose (LOC-33 to LOC-35), in the order of the filter. */
const DEPARTMENTS = ['sales', 'service', 'parts'] as const;
export type Department = (typeof DEPARTMENTS)[number];

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

/** Whether shoppers sell their car there (LOC-11, OPEN-126). */
export const isBuyingCentre = ({ location_subtype }: Pick<Placed, 'location_subtype'>): boolean =>
  location_subtype?.toLowerCase().includes('buying') ?? false;

/**
 * The department a location is found under. None for an empty or other type: such a location shows only
 * while nothing is chosen (readings 74). A buying centre is no place of sales (OPEN-126).
 */
export function departmentOf(place: Placed): Department | null {
  const { location_type } = place;
  if (!isDepartment(location_type)) return null;
  return location_type === 'sales' && isBuyingCentre(place) ? null : location_type;
}

/** The departments that at least one of the locations has. */
export function departmentsOf(locations: readonly Placed[]): Department[] {
  const presentDepartments = new Set(locations.map(departmentOf));
  return DEPARTMENTS.filter((department) => presentDepartments.has(department));
}
