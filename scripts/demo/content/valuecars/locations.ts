import { departmentOf, salesLocation } from '../shared/places/departments.ts';
import { special, summerHolidays, week } from '../shared/places/week.ts';
import { facts } from './dealer-facts.ts';
import { photographs } from './photographs.ts';

const selling = week(['09:00', '17:30'], {
  saturday: ['09:00', '17:00'],
  sunday: null,
  except: { 4: ['09:00', '19:00'] },
});
const workshop = week(['08:00', '17:00'], { saturday: ['08:00', '12:00'], sunday: null });
const holidays = [...summerHolidays({ eveCloses: '13:00' }), special('2026-12-29', 'Stocktake')];

const yards = [
  salesLocation('value-cars-enfield', {
    hours: selling,
    special: holidays,
    licence: facts.dealerLicence,
    licensee: facts.company,
    reviews: { average_rating: 4.5, count: 892 },
    primary: true,
    image: photographs.enfield,
  }),
  salesLocation('value-cars-lonsdale', {
    hours: selling,
    special: holidays,
    licence: facts.dealerLicence,
    licensee: facts.company,
    reviews: { average_rating: 4.3, count: 517 },
    drives: 2,
    image: photographs.lonsdale,
  }),
];

const departments = [
  departmentOf('value-cars-enfield', {
    type: 'service',
    word: 'service',
    title: 'Workshop',
    phone: '08 7010 0112',
    hours: workshop,
    special: holidays,
  }),
  departmentOf('value-cars-lonsdale', {
    type: 'service',
    word: 'service',
    title: 'Workshop',
    phone: '08 7010 0122',
    hours: workshop,
    special: holidays,
  }),
];

export const locations = [...yards, ...departments];
export const yardIds = yards.map(({ _id }) => _id);
export const workshopIds = departments.map(({ _id }) => _id);
