import { departmentOf, salesLocation } from '../shared/places/departments.ts';
import { summerHolidays, week } from '../shared/places/week.ts';
import { facts } from './dealer-facts.ts';
import { photographs } from './photographs.ts';

const holidays = summerHolidays({ eveCloses: '15:00' });
const workshop = week(['07:30', '17:30'], { saturday: ['08:00', '13:00'], sunday: null });
const counter = week(['07:30', '17:00'], { saturday: ['08:00', '12:00'], sunday: null });
const lateThursday = { 4: ['09:00', '20:00'] } as const;

const showrooms = [
  salesLocation('northside-preston', {
    hours: week(['09:00', '18:00'], {
      saturday: ['09:00', '17:00'],
      sunday: ['10:00', '17:00'],
      except: lateThursday,
    }),
    special: holidays,
    licence: facts.dealerLicence,
    licensee: facts.company,
    makes: ['Mazda'],
    reviews: { average_rating: 4.7, count: 1018 },
    primary: true,
    image: photographs.preston,
  }),
  salesLocation('northside-epping', {
    hours: week(['09:00', '18:00'], { saturday: ['09:00', '17:00'], sunday: null, except: lateThursday }),
    special: holidays,
    licence: facts.dealerLicence,
    licensee: facts.company,
    makes: ['Mazda'],
    reviews: { average_rating: 4.5, count: 604 },
    image: photographs.epping,
  }),
];

const departments = [
  departmentOf('northside-preston', {
    type: 'service',
    word: 'service',
    title: 'Service',
    phone: '03 7010 0112',
    hours: workshop,
    special: holidays,
  }),
  departmentOf('northside-epping', {
    type: 'service',
    word: 'service',
    title: 'Service',
    phone: '03 7010 0122',
    hours: workshop,
    special: holidays,
  }),
  departmentOf('northside-epping', {
    type: 'parts',
    word: 'parts',
    title: 'Parts',
    phone: '03 7010 0114',
    hours: counter,
    special: holidays,
  }),
];

export const locations = [...showrooms, ...departments];
export const showroomIds = showrooms.map(({ _id }) => _id);
export const workshopIds = ['northside-preston-service', 'northside-epping-service'];
