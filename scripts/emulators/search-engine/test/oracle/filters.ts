import type { Condition, Conditions } from './query.ts';
import type { Vehicle } from './vehicles.ts';

export function valuesOf(vehicle: Vehicle, attribute: string): unknown[] {
  const value = vehicle[attribute];
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export function passes(vehicle: Vehicle, conditions: Conditions): boolean {
  return conditions.every((group) =>
    group.some((condition) => matches(vehicle, condition) !== condition.not),
  );
}

function matches(vehicle: Vehicle, condition: Condition): boolean {
  const values = valuesOf(vehicle, condition.attribute);
  switch (condition.kind) {
    case 'facet':
      return values.some((value) => String(value).toLowerCase() === condition.value.toLowerCase());
    case 'range':
      return values.some(
        (value) => typeof value === 'number' && value >= condition.low && value <= condition.high,
      );
    case 'number':
      if (condition.operator === '!=') return !values.some((value) => value === condition.value);
      return values.some(
        (value) => typeof value === 'number' && compares(value, condition.operator, condition.value),
      );
  }
}

function compares(a: number, operator: string, b: number): boolean {
  switch (operator) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    default:
      return a === b;
  }
}

/** Returns the conditions in Algolia's filter language, quoted where needed. */
export function filterText(conditions: Conditions): string {
  return conditions
    .filter((group) => group.length > 0)
    .map((group) => {
      const parts = group.map(conditionText);
      return parts.length === 1 ? parts[0] : `(${parts.join(' OR ')})`;
    })
    .join(' AND ');
}

function conditionText(condition: Condition): string {
  const not = condition.not ? 'NOT ' : '';
  switch (condition.kind) {
    case 'facet': {
      const plain = /^[\w-]+$/.test(condition.value) && !['AND', 'OR', 'NOT', 'TO'].includes(condition.value);
      const value = plain ? condition.value : `"${condition.value.replace(/["\\]/g, '\\$&')}"`;
      return `${not}${condition.attribute}:${value}`;
    }
    case 'range':
      return `${not}${condition.attribute}:${condition.low} TO ${condition.high}`;
    case 'number':
      return `${not}${condition.attribute} ${condition.operator} ${condition.value}`;
  }
}
