import { describe, expect, test } from 'vitest';
import { orderedTools, withheldTools } from './toolAccess.ts';

const TOOLS = ['home', 'structure', 'calendar', 'reservations', 'leads', 'activity', 'test-drives'].map(
  (name) => ({ name }),
);
const names = (role: string) => orderedTools(TOOLS, [role]).map(({ name }) => name);

describe('the tools of a role', () => {
  test('are all tools for administrators', () => {
    expect(withheldTools(['administrator'])).toEqual({});
  });

  test('exclude those of administrators for editors', () => {
    expect(Object.keys(withheldTools(['editor'])).toSorted()).toEqual([
      'api-keys',
      'feeds',
      'new-site',
      'vision',
    ]);
  });

  test('exclude content tools for sales staff and viewers', () => {
    for (const role of ['sales', 'sales-coastline', 'viewer'])
      expect(Object.keys(withheldTools([role]))).toContain('presentation');
  });

  test('add up if a user has several roles', () => {
    expect(withheldTools(['sales', 'administrator'])).toEqual({});
  });

  test('begin with leads for sales staff', () => {
    expect(names('sales').slice(0, 4)).toEqual(['home', 'leads', 'test-drives', 'reservations']);
    expect(names('sales').slice(4)).toEqual(['structure', 'activity', 'calendar']);
    expect(names('editor')).toEqual(TOOLS.map(({ name }) => name));
  });
});
