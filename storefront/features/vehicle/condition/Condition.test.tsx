import { parseSettings } from '@forecourt/lib/sites/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ConditionFile } from '@/content/condition-file.server.ts';
import type { VehicleView } from '../page/view.server.ts';
import { Condition } from './Condition.tsx';

const EMPTY: ConditionFile = {
  inspectedOn: null,
  inspectedBy: null,
  summary: null,
  photos: [],
  spinMarks: [],
  wheels: [],
  services: [],
  warranty: null,
};
const html = (condition: Partial<ConditionFile> | null, checks: VehicleView['checks'] = []) =>
  renderToStaticMarkup(
    <Condition
      view={
        {
          condition: condition && { ...EMPTY, ...condition },
          checks,
          site: { settings: parseSettings(null).settings },
        } as unknown as VehicleView
      }
    />,
  );
const headings = (markup: string) => [...markup.matchAll(/<h[234][^>]*>([^<]+)</g)].map(([, text]) => text);

describe('the condition section', () => {
  test('is left out without an inspection and checks', () => expect(html(null)).toBe(''));

  test('has only the parts that were entered', () => {
    expect(headings(html({ inspectedOn: '2026-11-12' }))).toEqual(['Condition']);
    const wheels: ConditionFile['wheels'] = [{ wheel: 'frontLeft', tread: 6.5, brake: null }];
    const markup = html({ wheels, warranty: { text: 'Engine', until: null, untilKilometres: 160_000 } });
    expect(headings(markup)).toEqual(['Condition', 'Tyres and brakes', 'Warranty']);
    expect(markup).toContain('6.5 mm');
    expect(markup).not.toContain('Brake pad');
    expect(markup).toContain('Engine, until 160,000 km');
  });

  test('dates certificates', () => {
    const markup = html(null, [
      {
        checkedAt: new Date('2026-11-30T02:00:00Z'),
        result: { register: 'recalls', certificate: 'RC-1', recalls: [] },
      },
    ]);
    expect(headings(markup)).toEqual(['Condition', 'Register checks', 'Safety recalls']);
    expect(markup).toContain('Checked on 30 Nov 2026, certificate RC-1');
  });
});
