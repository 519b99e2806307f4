import { readFileSync } from 'node:fs';
import path from 'node:path';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { isKnownBody } from '@forecourt/lib/vehicle/body';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ListFilter } from '@/features/search/client/ListFilter.client.tsx';
import { AnswerContext, SetupContext, StateContext } from '@/features/search/client/search-context.client.ts';
import { bodyTiles } from './tiles.ts';

const STOCK_TEXTS = translatorOf('en', 'stock');

const SPRITE = readFileSync(path.join(import.meta.dirname, '../../public/icons.svg'), 'utf8');
const FACET = { kind: 'list', attribute: 'simple_body', label: 'Body', order: 'count', limit: 40 } as const;
const settings = Object.fromEntries(
  Object.entries(settingDefinitions).map(([name, { fallback }]) => [name, fallback]),
);

/** The server-rendered body filter of a site with one other body besides motorcycles. */
function bodyFilter(body: string): string {
  const counts = { simple_body: { [body]: 5, motorcycle: 1 } };
  return renderToStaticMarkup(
    <SetupContext value={{ settings, facets: [FACET] } as never}>
      <StateContext value={{ state: { lists: {} }, change: () => {} } as never}>
        <AnswerContext value={{ counts } as never}>
          <ListFilter facet={FACET as never} openAtFirst />
        </AnswerContext>
      </StateContext>
    </SetupContext>,
  );
}

function shown(body: string) {
  const [entry = ''] = bodyFilter(body).split('</li>');
  const drawing = /icons[^"]*#([\w-]+)"[^>]*><\/use><\/svg><span[^>]*>/.exec(entry)?.[1] ?? null;
  const stock = [{ body, values: [body], count: 5, photo: null }];
  const [tile] = bodyTiles({ settings } as never, [], stock, STOCK_TEXTS);
  return {
    known: isKnownBody(body),
    filter: /<span[^>]*>([^<]+)<\/span><span class="numbers[^>]*>5<\/span>/.exec(entry)?.[1],
    icon: SPRITE.includes(`<symbol id="${drawing}"`) ? drawing : null,
    tile: tile && `${tile.label} ${tile.count} ${tile.href}`,
  };
}

const known = (body: string, label: string, icon: string) => ({
  known: true,
  filter: label,
  icon,
  tile: `${label} 5 /search?refinementList[simple_body][0]=${body}`,
});

describe('the body filter, its icons and the tiles support', () => {
  test('4x4 (FACET-39)', () => expect(shown('4x4')).toEqual(known('4x4', '4x4', 'body-4x4')));
  test('bus (FACET-40)', () => expect(shown('bus')).toEqual(known('bus', 'Bus', 'body-bus')));
  test('cabChassis (FACET-41)', () =>
    expect(shown('cabChassis')).toEqual(known('cabChassis', 'Cab Chassis', 'body-cab-chassis')));
  test('convertible (FACET-42)', () =>
    expect(shown('convertible')).toEqual(known('convertible', 'Convertible', 'body-convertible')));
  test('coupe (FACET-43)', () => expect(shown('coupe')).toEqual(known('coupe', 'Coupe', 'body-coupe')));
  test('ev (FACET-44)', () => expect(shown('ev')).toEqual(known('ev', 'EV', 'body-ev')));
  test('hardtop (FACET-45)', () =>
    expect(shown('hardtop')).toEqual(known('hardtop', 'Hardtop', 'body-hardtop')));
  test('hatch (FACET-46)', () => expect(shown('hatch')).toEqual(known('hatch', 'Hatch', 'body-hatch')));
  test('hatchback (FACET-47)', () =>
    expect(shown('hatchback')).toEqual(known('hatchback', 'Hatch', 'body-hatch')));
  test('motorhome (FACET-48)', () =>
    expect(shown('motorhome')).toEqual(known('motorhome', 'Motorhome', 'body-motorhome')));
  test('lightTruck (FACET-49)', () =>
    expect(shown('lightTruck')).toEqual(known('lightTruck', 'Light Truck', 'body-light-truck')));
  test('peopleMover (FACET-50)', () =>
    expect(shown('peopleMover')).toEqual(known('peopleMover', 'People Mover', 'body-people-mover')));
  test('prestige (FACET-51)', () =>
    expect(shown('prestige')).toEqual(known('prestige', 'Prestige', 'body-prestige')));
  test('sedan (FACET-52)', () => expect(shown('sedan')).toEqual(known('sedan', 'Sedan', 'body-sedan')));
  test('softtop (FACET-53)', () =>
    expect(shown('softtop')).toEqual(known('softtop', 'Convertible', 'body-convertible')));
  test('suv (FACET-54)', () => expect(shown('suv')).toEqual(known('suv', 'SUV', 'body-suv')));
  test('ute (FACET-55)', () => expect(shown('ute')).toEqual(known('ute', 'Ute', 'body-ute')));
  test('van (FACET-56)', () => expect(shown('van')).toEqual(known('van', 'Van', 'body-van')));
  test('wagon (FACET-57)', () => expect(shown('wagon')).toEqual(known('wagon', 'Wagon', 'body-wagon')));
  test('stationWagon (FACET-58)', () =>
    expect(shown('stationWagon')).toEqual(known('stationWagon', 'Wagon', 'body-wagon')));

  test('no other body, which is shown by its name with a car icon', () =>
    expect(shown('hovercraft')).toEqual({
      known: false,
      filter: 'Hovercraft',
      icon: 'car',
      tile: 'Hovercraft 5 /search?refinementList[simple_body][0]=hovercraft',
    }));
});
