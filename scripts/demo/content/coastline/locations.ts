import { departmentOf, salesLocation } from '../shared/places/departments.ts';
import { summerHolidays, week } from '../shared/places/week.ts';
import { facts } from './dealer-facts.ts';
import { photographs } from './photographs.ts';

const holidays = summerHolidays({ eveCloses: '12:00' });

const selling = week(['08:30', '17:00'], { saturday: ['09:00', '16:00'], sunday: null });
const workshop = week(['07:30', '16:30'], { saturday: null, sunday: null });
const saturdayByAppointment = workshop.map((day) =>
  day.weekday === 6
    ? {
        ...day,
        status: 'Open' as const,
        open: '08:00',
        close: '12:00',
        formated_hours: '8am to 12pm, by appointment',
      }
    : day,
);

const id = 'coastline-heatherbrae';

export const locations = [
  salesLocation(id, {
    hours: selling,
    special: holidays,
    licence: facts.dealerLicence,
    licensee: facts.company,
    repairer: facts.repairerLicence,
    reviews: { average_rating: 4.8, count: 431 },
    primary: true,
    image: photographs.heatherbrae,
    mobile: '0491 570 156',
  }),
  departmentOf(id, {
    type: 'service',
    word: 'service',
    title: 'Workshop',
    phone: '02 7010 0112',
    hours: saturdayByAppointment,
    special: holidays,
  }),
  departmentOf(id, {
    type: 'parts',
    word: 'parts',
    title: 'Shop',
    phone: '02 7010 0114',
    hours: selling,
    special: holidays,
  }),
  // Has no department, so it is listed only while no department is chosen (LOC-09).
  departmentOf(id, {
    type: null,
    word: 'storage',
    title: 'Storage',
    phone: '02 7010 0110',
    hours: week(['08:00', '17:00'], { saturday: ['08:00', '16:00'], sunday: ['08:00', '16:00'] }),
  }),
];
