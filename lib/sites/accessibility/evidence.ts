import type { CriterionNumber } from './criteria.ts';

/** What a claim about a criterion rests on. */
export type Evidence =
  /** Browser tests, by their files in `scripts/checks/e2e`; all of them must pass. */
  | {
      checks: readonly string[];
      remark: string;
      /** What is known not to meet it; the claim is then 'Partially supports'. */
      exception?: string;
    }
  /** No test can tell: somebody must have reviewed it. */
  | { review: { on: string; isMet: boolean } | null; remark: string }
  /** Nothing on the site is concerned. */
  | { isConcerned: false; remark: string };

/**
 * The evidence for each criterion. A review is entered with its date (`2026-11-30`) by the person who made it;
 * until then the statement says that the criterion has not been evaluated.
 */
export const EVIDENCE: Readonly<Record<CriterionNumber, Evidence>> = {
  '1.1.1': {
    checks: ['accessibility'],
    remark: 'Photos of vehicles, icons and buttons have text alternatives.',
  },
  '1.2.1': { isConcerned: false, remark: 'No page has recordings with only sound or only pictures.' },
  '1.2.2': {
    checks: ['widgets'],
    remark: 'Videos uploaded by the dealer can have captions.',
    exception: 'Videos of vehicles that are embedded from YouTube or Vimeo may have none.',
  },
  '1.2.3': {
    review: { on: '2026-11-30', isMet: false },
    remark:
      'Videos have no audio description. The facts of a vehicle are in the text of its page; a walk-around is in its photos only.',
  },
  '1.2.4': { isConcerned: false, remark: 'No page has live video or sound.' },
  '1.2.5': { review: { on: '2026-11-30', isMet: false }, remark: 'Videos have no audio description.' },
  '1.3.1': {
    checks: ['accessibility', 'accessible-journeys'],
    remark: 'Headings, lists, tables, groups of fields and landmarks are marked up as such.',
  },
  '1.3.2': { checks: ['accessible-journeys'], remark: 'The order of the markup is the order of reading.' },
  '1.3.3': {
    review: { on: '2026-11-30', isMet: true },
    remark:
      'Instructions name fields and buttons by their labels, and refer to places only in reading order.',
  },
  '1.3.4': { checks: ['accessibility'], remark: 'Pages work at any width and in any orientation.' },
  '1.3.5': {
    checks: ['accessibility'],
    remark: 'Fields for names, phones, emails and addresses state their purpose to browsers.',
  },
  '1.4.1': {
    review: { on: '2026-11-30', isMet: true },
    remark: 'Links in text are underlined; states have words as well as colours.',
  },
  '1.4.2': { isConcerned: false, remark: 'Nothing plays sound by itself.' },
  '1.4.3': {
    checks: ['accessibility', 'themes'],
    remark: 'Colours of a theme that would have too little contrast are adjusted.',
  },
  '1.4.4': { checks: ['narrow-screens'], remark: 'Text can be enlarged to 400%.' },
  '1.4.5': {
    checks: ['accessibility'],
    remark: 'Text is text.',
    exception: 'Pictures uploaded by the dealer may contain text.',
  },
  '1.4.10': { checks: ['narrow-screens'], remark: 'No page scrolls sideways at 320 pixels.' },
  '1.4.11': {
    checks: ['accessible-modes'],
    remark: 'Fields, focus rings and icons can be told from their surroundings, in forced colours too.',
  },
  '1.4.12': {
    checks: ['accessible-modes'],
    remark: 'Nothing is cut or overlaps with more space between lines, words and letters.',
  },
  '1.4.13': {
    checks: ['accessible-modes'],
    remark: 'Menus that open by pointer stay open while it is on them, and close with Escape.',
  },
  '2.1.1': {
    checks: ['accessible-journeys', 'service-bookings'],
    remark:
      'Searching, comparing, enquiring, reserving, valuing a trade-in, finance, service bookings, signing in and the garage work by keyboard.',
  },
  '2.1.2': { checks: ['accessible-journeys'], remark: 'Dialogs close with Escape and return the focus.' },
  '2.1.4': { isConcerned: false, remark: 'No page has shortcuts of single keys.' },
  '2.2.1': {
    checks: ['reserve'],
    remark:
      'Reserving a vehicle has a time limit, because it holds the vehicle back from others. The page shows the time that is left.',
  },
  '2.2.2': {
    checks: ['carousel', 'hero'],
    remark: 'What moves by itself can be paused, and is still where the device asks for less motion.',
  },
  '2.3.1': {
    review: { on: '2026-11-30', isMet: true },
    remark:
      'Nothing flashes more than three times a second; what moves is still where the device asks for less motion.',
  },
  '2.4.1': { checks: ['accessible-journeys'], remark: 'The first link of each page leads to its content.' },
  '2.4.2': { checks: ['crawl'], remark: 'Each page has a title of its own.' },
  '2.4.3': {
    checks: ['accessible-journeys'],
    remark: 'The focus follows the order of the page, and moves to what has opened.',
  },
  '2.4.4': { checks: ['accessibility'], remark: 'Links say where they lead.' },
  '2.4.5': { checks: ['crawl'], remark: 'Pages are found by menu, by search and by the site map.' },
  '2.4.6': {
    checks: ['accessibility', 'accessible-journeys'],
    remark: 'Headings and labels describe what follows.',
  },
  '2.4.7': { checks: ['accessible-modes'], remark: 'The focus is visible, in forced colours too.' },
  '2.4.11': {
    checks: ['accessible-modes'],
    remark: 'Bars at the edges of the screen do not hide the focus.',
  },
  '2.5.1': {
    checks: ['gallery-many', 'spin'],
    remark: 'Photos and views in 360 degrees have buttons as well as gestures.',
  },
  '2.5.2': { checks: ['quick-clicks'], remark: 'Buttons act when they are released.' },
  '2.5.3': { checks: ['accessibility'], remark: 'Accessible names contain the visible words.' },
  '2.5.4': { isConcerned: false, remark: 'Nothing is operated by moving the device.' },
  '2.5.7': { checks: ['search-sliders', 'spin'], remark: 'Sliders have fields or keys as well as dragging.' },
  '2.5.8': {
    checks: ['accessibility'],
    remark: 'Targets are at least 24 pixels in size or have that distance.',
  },
  '3.1.1': { checks: ['html'], remark: 'Pages state that they are in Australian English.' },
  '3.1.2': { review: { on: '2026-11-30', isMet: true }, remark: 'Pages are in English, besides names.' },
  '3.2.1': { checks: ['accessible-journeys'], remark: 'Nothing happens by focus alone.' },
  '3.2.2': { checks: ['accessible-journeys'], remark: 'Forms are sent by a button.' },
  '3.2.3': { checks: ['accessibility'], remark: 'Menus have the same order on each page.' },
  '3.2.4': { checks: ['accessibility'], remark: 'The same function has the same name.' },
  '3.2.6': {
    checks: ['accessibility'],
    remark: 'The phone number and the contact page are at the same place on each page.',
  },
  '3.3.1': {
    checks: ['form-faults', 'accessible-journeys'],
    remark: 'A wrong field is named, described in words and gets the focus.',
  },
  '3.3.2': { checks: ['accessibility'], remark: 'Each field has a label.' },
  '3.3.3': { checks: ['form-faults'], remark: 'Messages say how to correct a field.' },
  '3.3.4': {
    checks: ['reserve'],
    remark: 'Before paying, the shopper sees the vehicle, the amount and the terms, and can go back.',
  },
  '3.3.7': { checks: ['short-enquiry'], remark: 'Contact details are remembered from form to form.' },
  '3.3.8': {
    checks: ['sign-in', 'passkeys'],
    remark: 'Signing in takes a code that can be pasted, or a passkey.',
  },
  '4.1.2': {
    checks: ['accessibility', 'accessible-journeys'],
    remark: 'Controls have names, roles and states.',
  },
  '4.1.3': {
    checks: ['accessible-journeys'],
    remark: 'Counts of results, errors and confirmations are announced.',
  },
};
