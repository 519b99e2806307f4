import type { EventName } from '@forecourt/lib/sites/event-names';
import type { EventFacts } from './setup.ts';

// How markup says what is recorded; Listener.client.tsx hears it:
// - `data-event="NAME"`: when the element is pressed. A link to a phone is `phoneClick` by itself; with an empty name it is none.
// - `data-event-input="NAME"`: at the first input within the element.
// - `data-event-view="NAME"`: when the page that has the element is looked at.
// - `data-event-car`, `-dealership`, `-price`: what it is about, on the element or around it.

/** The attributes of a page that is recorded when it is looked at. */
export const viewAttributes = (name: EventName, { car: vehicle, dealership, price }: EventFacts = {}) => ({
  'data-event-view': name,
  'data-event-car': vehicle ?? undefined,
  'data-event-dealership': dealership ?? undefined,
  'data-event-price': price ?? undefined,
});
