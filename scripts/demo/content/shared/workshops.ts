/** A workshop that takes bookings, at a service department. */
export interface WorkshopContent {
  at: string;
  bays: number;
  advisors: number;
  loanCars: number;
  slotMinutes?: 15 | 20 | 30 | 60;
  leadHours?: number;
}

/** Work that a workshop offers; its short name is unique within the site. */
export interface ServiceJobContent {
  name: string;
  title: string;
  text: string;
  minutes: number;
  /** In dollars; omitted if the workshop quotes it. */
  price?: number;
  /** True if the price is exact. */
  isFixed?: true;
  needsBay?: false;
  noLoanCar?: true;
  variants?: readonly {
    make?: string;
    model?: string;
    body?: 'ute' | 'suv';
    minutes?: number;
    price?: number;
  }[];
}

/** Returns the usual work of a workshop. */
export const serviceJobs: readonly ServiceJobContent[] = [
  {
    name: 'logbook',
    title: 'Logbook service',
    text: 'The service that your logbook lists, with genuine parts and a stamp.',
    minutes: 120,
    price: 329,
    variants: [
      { make: 'Mazda', model: 'BT-50', minutes: 150, price: 449 },
      { make: 'Mazda', model: 'CX-5', price: 349 },
      { body: 'ute', minutes: 150, price: 429 },
    ],
  },
  {
    name: 'brakes',
    title: 'Brake inspection',
    text: 'Pads, discs, lines and fluid, with photos of what we find.',
    minutes: 45,
    price: 79,
    isFixed: true,
  },
  {
    name: 'alignment',
    title: 'Wheel alignment',
    text: 'All four wheels, with a printout before and after.',
    minutes: 60,
    price: 99,
    isFixed: true,
  },
  {
    name: 'battery',
    title: 'Battery test',
    text: 'Load test of the starter battery, while you wait.',
    minutes: 15,
    price: 0,
    isFixed: true,
    needsBay: false,
    noLoanCar: true,
  },
  {
    name: 'diagnosis',
    title: 'Diagnose a fault',
    text: 'Tell us what you hear or see, and we find the cause before we quote.',
    minutes: 90,
  },
  {
    name: 'repair',
    title: 'Paint and panel repair',
    text: 'After an assessment. Your car stays with us for some days.',
    minutes: 1500,
  },
];
