/** Event ids of the specification, which sites can override; ours start at 1001. */
export const EVENT_IDS = {
  usedVehicleView: 4, // EVENTS-01
  newEnquiry: 14, // EVENTS-02, EVENTS-20
  usedEnquiry: 15, // EVENTS-03, EVENTS-19
  newTestDrive: 17, // EVENTS-04, EVENTS-18, TDRIVE-09
  offerAccepted: 18, // EVENTS-06
  generalEnquiry: 22, // EVENTS-07
  phoneClick: 25, // EVENTS-08
  financeCalculator: 26, // EVENTS-09
  codeSent: 36, // EVENTS-10
  codeVerified: 37, // EVENTS-11
  save: 39, // EVENTS-12
  usedTestDrive: 48, // EVENTS-05, TDRIVE-08
  searchView: 49, // EVENTS-13
  careerEnquiry: 51, // EVENTS-14, LEAD-15
  historyReport: 60, // EVENTS-15
  pdfPrint: 61, // EVENTS-16
  // 1001 was a view of a vehicle that is not used; such views record nothing (reading 81).
  reservationPaid: 1002,
  shareOpen: 1003,
  compareAdd: 1004,
  visit: 1005,
  dealStart: 1006,
  dealSave: 1007,
  dealSend: 1008,
  dealAccept: 1009,
  trial: 1010, // counted per day by version, never stored as an event
} as const;

export type EventName = keyof typeof EVENT_IDS;

export const EVENT_NAMES = Object.keys(EVENT_IDS) as EventName[];

export type EventIdOverrides = Readonly<Record<string, number>>;

export const isEventName = (name: string | undefined): name is EventName =>
  name !== undefined && Object.hasOwn(EVENT_IDS, name);

export const eventId = (name: EventName, overrides: EventIdOverrides = {}): number =>
  overrides[name] ?? EVENT_IDS[name];

/** Returns the event of an id; null if unknown, the first if several share it. */
export const eventName = (id: number, overrides: EventIdOverrides = {}): EventName | null =>
  EVENT_NAMES.find((name) => eventId(name, overrides) === id) ?? null;

/** Endpoint for events from browsers (OPEN-110). */
export const EVENTS_PATH = '/api/events';

/** Maximum events per request; browsers batch events within a second. */
export const MOST_EVENTS = 20;
