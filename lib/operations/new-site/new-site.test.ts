import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, hostOf } from './host.ts';
import { type DayHours, hoursText, weekOf } from './hours.ts';
import { matchPlaces } from './match-places.ts';
import { nearestNames } from './nearest.ts';
import { abnOf, newSiteRequestSchema } from './request.ts';
import type { StockPlace } from './stock-summary.ts';

const label = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,8}[a-z0-9])?$/);
const hostName = fc
  .tuple(label, label, fc.constantFrom('com.au', 'example', 'localhost'))
  .map((labels) => labels.join('.'))
  // URL rejects labels that look like invalid punycode.
  .filter((name) => !/(^|\.)xn--|--/.test(name));

describe('host name', () => {
  test.each([
    ['https://WWW.Example.com.au/cars?a=b', 'www.example.com.au'],
    [' example.com.au. ', 'example.com.au'],
    ['bayside.localhost:3000', 'bayside.localhost'],
    ['käse.example', 'xn--kse-qla.example'],
  ])('%s becomes %s', (text, host) => {
    expect(hostOf(text)).toBe(host);
  });

  test.each(['', 'localhost', '10.0.0.1', 'https://x y', 'a_b.example', 'kim@example.com', '-a.example'])(
    '%j is rejected',
    (text) => {
      expect(hostOf(text)).toBeNull();
    },
  );

  test('is kept unchanged and found in its own address', () => {
    fc.assert(
      fc.property(hostName, fc.constantFrom('', '3000'), (host, port) => {
        expect(hostOf(host)).toBe(host);
        expect(hostOf(`${addressOf(host, port)}/cars`)).toBe(host);
      }),
    );
  });

  test('is lower case or null for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
        expect(hostOf(text) ?? 'a.b').toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
      }),
    );
  });
});

describe('written opening hours', () => {
  const times = fc
    .tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 12, max: 23 }), fc.constantFrom('00', '30'))
    .map(([open, close, minute]) => ({
      open: `${String(open).padStart(2, '0')}:${minute}`,
      close: `${close}:${minute}`,
    }));
  const week = fc
    .array(fc.option(times), { minLength: 7, maxLength: 7 })
    .filter((days) => days.some((day) => day !== null))
    .map((days) =>
      days.map((day, place): DayHours => {
        const weekday = ((place + 1) % 7) as DayHours['weekday'];
        return day ? { weekday, status: 'Open', ...day } : { weekday, status: 'Closed' };
      }),
    );

  test('are read back as the same week', () => {
    fc.assert(
      fc.property(week, (days) => {
        expect(weekOf(hoursText(days))).toEqual({ days });
      }),
    );
  });

  test('name days with the same hours together', () => {
    const { days } = weekOf('Mon-Fri 8:30-17:30, Sat 9:00-16:00') as { days: DayHours[] };
    expect(hoursText(days)).toBe('Mon-Fri 08:30-17:30, Sat 09:00-16:00');
    expect(hoursText([])).toBe('');
  });
});

describe('nearest names', () => {
  const NAMES = ['value-cars', 'coastline-caravans', 'northside-mazda', 'harbour-brisbane'];

  test.each([
    ['value-car', 'value-cars'],
    ['Valuecars', 'value-cars'],
    ['northside', 'northside-mazda'],
    ['harbor-brisbane', 'harbour-brisbane'],
  ])('for %s begin with %s', (text, name) => {
    expect(nearestNames(text, NAMES)[0]).toBe(name);
  });

  test('are empty for an unrelated word', () => {
    expect(nearestNames('xylophone', NAMES)).toEqual([]);
  });

  test('are distinct known names, with an exact match first', () => {
    const name = fc.stringMatching(/^[a-z]{3,12}$/);
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1 }), fc.nat(), name, (names, at, other) => {
        const own = names[at % names.length] ?? '';
        expect(nearestNames(own, names)[0]).toBe(own);
        const near = nearestNames(other, [...names, ...names]);
        expect(new Set(near).size).toBe(near.length);
        expect(near.every((one) => names.includes(one))).toBe(true);
      }),
    );
  });
});

describe('opening hours of a week', () => {
  test('are read in everyday notation, with unnamed days closed', () => {
    const open = (weekday: number, from: string, to: string) => ({
      weekday,
      status: 'Open',
      open: from,
      close: to,
    });
    expect(weekOf('Mon-Fri 8:30-17:30, Sat 9am to 12pm; Sunday closed')).toEqual({
      days: [
        ...[1, 2, 3, 4, 5].map((day) => open(day, '08:30', '17:30')),
        open(6, '09:00', '12:00'),
        { weekday: 0, status: 'Closed' },
      ],
    });
  });

  test.each([
    ['', /No day is open/],
    ['Mon-Fri', /can’t be read/],
    ['Mon 17:00-9:00', /closes before/],
    ['Fri-Mon 9-17', /ends before/],
    ['Mon-Fri 9-17, Wed 9-20', /twice/],
    ['Mon 25:00-26:00', /can’t be read/],
  ])('%j is rejected with an explanation', (text, problem) => {
    expect(weekOf(text)).toEqual({ problem: expect.stringMatching(problem) });
  });

  test('always have seven days, Monday first', () => {
    const days = ['mon', 'tuesday', 'Wed', 'thu', 'FRI', 'sat', 'sun'];
    const hours = fc.constantFrom('closed', '9-17', '8:30am - 5pm', '10.00 to 14.00');
    fc.assert(
      fc.property(fc.array(fc.option(hours), { minLength: 7, maxLength: 7 }), (week) => {
        const parts = week.flatMap((times, day) => (times ? [`${days[day]} ${times}`] : []));
        const read = weekOf(parts.join(', '));
        const isOpen = week.map((times) => times !== null && times !== 'closed');
        if (!isOpen.includes(true)) {
          expect(read).toHaveProperty('problem');
          return;
        }
        if (!('days' in read)) throw new Error(read.problem);
        expect(read.days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0]);
        expect(read.days.map(({ status }) => status === 'Open')).toEqual(isOpen);
      }),
    );
  });
});

describe('ABN', () => {
  test('is formatted in groups', () => {
    expect(abnOf('51-824-753-556')).toBe('51 824 753 556');
    expect(abnOf('51824753556')).toBe('51 824 753 556');
  });

  test('with one wrong digit is rejected', () => {
    const digits = '51824753556';
    fc.assert(
      fc.property(fc.nat(digits.length - 1), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const wrong = (Number(digits[place]) + by) % 10;
        expect(abnOf(`${digits.slice(0, place)}${wrong}${digits.slice(place + 1)}`)).toBeNull();
      }),
    );
  });
});

const PLACE = {
  street: '120 Mountain Highway',
  suburb: 'Bayswater',
  state: 'vic',
  postcode: '3153',
  phone: '03 7010 0190',
  hours: 'Mon-Fri 9-17',
};
const REQUEST = {
  name: "Kim's Cars",
  hosts: ['https://www.kim.example/', 'WWW.KIM.EXAMPLE'],
  template: 'yard',
  dealerships: ['kim'],
  licence: 'LMCT 1',
  leads: ['Kim@kim.example'],
  places: [PLACE],
};

describe('request for a new site', () => {
  test('is normalised, and its slug is made from its name', () => {
    expect(newSiteRequestSchema.parse(REQUEST)).toMatchObject({
      slug: 'kims-cars',
      hosts: ['www.kim.example'],
      leads: ['kim@kim.example'],
      places: [{ state: 'VIC' }],
    });
  });

  test('reports every problem at once, in plain language', () => {
    const problems = newSiteRequestSchema.safeParse({ hosts: ['?'], places: [{}] }).error?.issues ?? [];
    const places = problems.map(({ path }) => path.join('.'));
    for (const place of ['name', 'hosts.0', 'template', 'dealerships', 'licence', 'leads', 'places.0.hours'])
      expect(places).toContain(place);
    expect(problems.filter(({ message }) => /Invalid|undefined|expected/.test(message))).toEqual([]);
  });

  test('is rejected if its host name is one of ours', () => {
    expect(newSiteRequestSchema.safeParse({ ...REQUEST, slug: 'studio' }).success).toBe(false);
  });
});

describe('locations of the stock', () => {
  const stock = (id: string, city: string): StockPlace => ({
    id,
    name: `Yard ${id}`,
    slug: id,
    dealershipId: 'kim',
    city,
    state: null,
    lat: null,
    long: null,
    cars: 3,
  });
  const { places } = newSiteRequestSchema.parse(REQUEST);
  const place = (facts: object) => ({ ...places[0], ...facts }) as (typeof places)[number];

  test('are matched by id, then name, then suburb, each at most once', () => {
    const { matched, unnamed } = matchPlaces(
      { places: [place({ id: 'c' }), place({ name: 'yard B' }), place({ suburb: 'BAYSWATER' }), place({})] },
      [stock('a', 'Bayswater'), stock('b', 'Ringwood'), stock('c', 'Croydon'), stock('d', 'Kew')],
    );
    expect(matched.map((one) => one.stock?.id)).toEqual(['c', 'b', 'a', undefined]);
    expect(unnamed.map(({ id }) => id)).toEqual(['d']);
  });

  test('match if there is only one on each side', () => {
    expect(matchPlaces({ places }, [stock('a', 'Elsewhere')]).matched[0]?.stock?.id).toBe('a');
  });
});
