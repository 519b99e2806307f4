import { expect, test } from 'vitest';
import { leadRecipients } from './recipients.ts';

const site = {
  dealerships: [
    { id: 'main', leadEmails: ['main@dealer.example'] },
    { id: 'north', leadEmails: ['north@dealer.example'] },
    { id: 'south', leadEmails: [] },
  ],
  locations: [
    {
      id: 'yard',
      dealershipId: 'north',
      leadEmails: ['yard@dealer.example', 'YARD@dealer.example '],
      alsoTo: ['desk'],
    },
    { id: 'desk', dealershipId: 'main', leadEmails: ['desk@dealer.example'], alsoTo: [] },
    { id: 'silent', dealershipId: 'north', leadEmails: ['not an address'], alsoTo: [] },
  ],
};
const to = (dealershipId: string | null, locationId: string | null) =>
  leadRecipients(site, { dealershipId, locationId });

test('sends a lead to its location and its distribution locations (OPEN-090)', () =>
  expect(to('north', 'yard')).toEqual(['YARD@dealer.example', 'desk@dealer.example']));
test('falls back from location to dealership to main dealership', () => {
  expect(to('north', 'silent')).toEqual(['north@dealer.example']);
  expect(to('north', null)).toEqual(['north@dealer.example']);
  expect(to('south', null)).toEqual(['main@dealer.example']);
  expect(to(null, 'unknown')).toEqual(['main@dealer.example']);
});
test('sends to the recipients of the form that belong to the site', () => {
  const recipientsOf = (recipientIds: string[]) =>
    leadRecipients(site, { dealershipId: 'north', locationId: 'yard', recipientIds });
  expect(recipientsOf(['desk'])).toEqual(['desk@dealer.example']);
  expect(recipientsOf(['silent', 'elsewhere'])).toEqual(['YARD@dealer.example', 'desk@dealer.example']);
});
test('has no recipient without an address', () =>
  expect(leadRecipients({ dealerships: [], locations: [] }, { dealershipId: 'x', locationId: null })).toEqual(
    [],
  ));
