import { redirectChainProblem } from '@forecourt/lib/sites/redirects';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Move } from '../document/redirects.ts';
import { type Redirect, redirectChanges, redirectsAfter } from './moves.ts';

const site = 'site-harbour';
const move = (from: string, to: string): Move => ({ site, from, to });
const redirect = (id: string, from: string, to: string): Redirect => ({ id, site, from, to });

/** Applies changes to redirects. */
function after(redirects: readonly Redirect[], moves: readonly Move[]): Redirect[] {
  const { put, remove } = redirectChanges(moves, redirects);
  const changed = new Set([...put.map(({ id }) => id), ...remove]);
  return [...redirects.filter(({ id }) => !changed.has(id)), ...put];
}
const pairs = (redirects: readonly Redirect[]) => redirects.map(({ from, to }) => `${from} ${to}`).toSorted();

describe('redirects of a release', () => {
  test('lead each old address to the new one', () => {
    expect(redirectChanges([move('/old', '/new')], [])).toEqual({
      put: [redirect('redirect-harbour-old', '/old', '/new')],
      remove: [],
    });
  });

  test('follow a page that was moved before', () => {
    const earlier = [redirect('r1', '/older', '/old')];
    expect(pairs(after(earlier, [move('/old', '/new')]))).toEqual(['/old /new', '/older /new']);
  });

  test('end when a page returns to an address that was redirected', () => {
    const earlier = [redirect('r1', '/new', '/old')];
    expect(redirectChanges([move('/old', '/new')], earlier)).toEqual({
      put: [redirect('redirect-harbour-old', '/old', '/new')],
      remove: ['r1'],
    });
  });

  test('leave out an address that another page takes over', () => {
    const earlier = [redirect('r1', '/first', '/one')];
    expect(pairs(after(earlier, [move('/one', '/two'), move('/two', '/one')]))).toEqual(['/first /two']);
  });

  test('leave out the home page, which has no other address', () => {
    expect(redirectChanges([move('/', '/start')], []).put).toEqual([]);
  });

  test('keep a redirect whose id is taken by a similar address', () => {
    const earlier = [redirect('redirect-harbour-a-b', '/a/b', '/elsewhere')];
    expect(pairs(after(earlier, [move('/a-b', '/c')]))).toEqual(['/a-b /c', '/a/b /elsewhere']);
  });

  test('form no chain or loop', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f');
    // Redirects that are valid before, and moves of pages with addresses of their own.
    const state = fc
      .record({
        redirects: fc.uniqueArray(fc.tuple(path, path), { selector: ([from]) => from }),
        moves: fc.uniqueArray(fc.tuple(path, path), { selector: ([from]) => from }),
      })
      .map(({ redirects, moves }) => {
        const kept: Redirect[] = [];
        for (const [from, to] of redirects)
          if (redirectChainProblem({ from, to }, kept) === null) kept.push(redirect(`r${from}`, from, to));
        const targets = new Set<string>();
        const apart = moves.filter(([from, to]) => {
          const isNew = from !== to && !targets.has(to) && !kept.some((each) => each.from === from);
          targets.add(to);
          return isNew;
        });
        return { redirects: kept, moves: apart.map(([from, to]) => move(from, to)) };
      });
    fc.assert(
      fc.property(state, ({ redirects, moves }) => {
        const result = after(redirects, moves);
        for (const each of result)
          expect(
            redirectChainProblem(
              each,
              result.filter(({ id }) => id !== each.id),
            ),
          ).toBeNull();
        const newAddresses = new Set(moves.map(({ to }) => to));
        expect(result.filter(({ from }) => newAddresses.has(from))).toEqual([]);
        for (const { from, to } of moves)
          if (!newAddresses.has(from)) expect(pairs(result)).toContain(`${from} ${to}`);
      }),
    );
  });
});

test('versions of a release replace and remove published redirects', () => {
  const stored = (id: string, to: string, more: object = {}) => ({
    _id: id,
    _type: 'redirect',
    _rev: '1',
    _createdAt: '',
    _updatedAt: '',
    site: { _ref: site },
    from: `/${id.split('.').at(-1)}`,
    to,
    ...more,
  });
  expect(
    redirectsAfter(
      [stored('a', '/one'), stored('b', '/one'), stored('c', '/one')],
      [stored('versions.r1.a', '/two'), stored('versions.r1.b', '/one', { _system: { delete: true } })],
    ),
  ).toEqual([redirect('a', '/a', '/two'), redirect('c', '/c', '/one')]);
});
