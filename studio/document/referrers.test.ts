import { expect, test } from 'vitest';
import { referrersIn } from './referrers.ts';

const document = (_id: string, more: object) => ({
  _id,
  _type: 'page',
  _createdAt: '',
  _updatedAt: '',
  _rev: '',
  ...more,
});
const reference = (_ref: string, more: object = {}) => ({ _type: 'reference', _ref, ...more });

test('what refers strongly, however deep, keeps a document from being deleted; each is named once', () => {
  const blocks = [{ _type: 'heroCarousel', slides: [{ _key: 'a', ...reference('slide-1') }] }];
  expect(
    referrersIn(
      [
        document('drafts.page-home', { title: 'Home, edited', blocks }),
        document('page-home', { title: 'Home', blocks }),
        document('versions.r1.page-sale', { title: 'Sale', blocks }),
        document('site-a', { _type: 'site', name: 'Site A', customSlide: reference('slide-1') }),
      ],
      'slide-1',
    ),
  ).toEqual([
    { id: 'page-home', type: 'page', title: 'Home' },
    { id: 'page-sale', type: 'page', title: 'Sale' },
    { id: 'site-a', type: 'site', title: 'Site A' },
  ]);
});

test('a weak reference does not, nor does one to something else', () => {
  expect(
    referrersIn(
      [
        document('a', { slide: reference('slide-1', { _weak: true }) }),
        document('b', { slide: reference('slide-10') }),
      ],
      'slide-1',
    ),
  ).toEqual([]);
});
