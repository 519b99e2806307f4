import type { EventName } from '@forecourt/lib/sites/event-names';
import type { EventFacts } from './setup.ts';

// Attributes that mark what is recorded; Listener.client.tsx reads them:
// - `data-event="NAME"`: when the element is pressed. Links to a phone number are `phoneClick` by default; an
// empty name turns that off.
// - `data-event-input="NAME"`: at the first input within the element.
// - `data-event-view="NAME"`: when a page with the element is viewed. With an empty name only the pixel records
// the view of a vehicle.
// - `data-block="TYPE"`: the page block around a link, recorded with the event of the page that it leads to.
// - `data-event-car`, `-dealership`, `-price`: details of the event, on the element or an ancestor.

export const viewAttributes = (name: EventName | null, { vehicle, dealership, price }: EventFacts = {}) => ({
  'data-event-view': name ?? '',
  'data-event-car': vehicle ?? undefined,
  'data-event-dealership': dealership ?? undefined,
  'data-event-price': price ?? undefined,
});
