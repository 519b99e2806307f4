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

test('a location gets its leads, and so do those it shares them with (OPEN-090)', () =>
  expect(to('north', 'yard')).toEqual(['YARD@dealer.example', 'desk@dealer.example']));
test('a location without an address leaves them to its dealership, that one to the main one', () => {
  expect(to('north', 'silent')).toEqual(['north@dealer.example']);
  expect(to('north', null)).toEqual(['north@dealer.example']);
  expect(to('south', null)).toEqual(['main@dealer.example']);
  expect(to(null, 'unknown')).toEqual(['main@dealer.example']);
});
test('those whom the editor of a form chose get it, of the site’s own addresses alone', () => {
  const recipientsOf = (recipientIds: string[]) =>
    leadRecipients(site, { dealershipId: 'north', locationId: 'yard', recipientIds });
  expect(recipientsOf(['desk'])).toEqual(['desk@dealer.example']);
  expect(recipientsOf(['silent', 'elsewhere'])).toEqual(['YARD@dealer.example', 'desk@dealer.example']);
});
test('where nobody wrote an address down there is none', () =>
  expect(leadRecipients({ dealerships: [], locations: [] }, { dealershipId: 'x', locationId: null })).toEqual(
    [],
  ));
