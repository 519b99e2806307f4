export const DEPARTMENTS = ['sales', 'service', 'parts', 'other'] as const;
export type Department = (typeof DEPARTMENTS)[number];
