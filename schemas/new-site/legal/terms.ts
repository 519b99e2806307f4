import { companyWithAbn, type LegalFacts, tradingAs } from './legalFacts.ts';

export function termsText(facts: LegalFacts): string {
  const { dealerLicence, goods, regulator, email, state, effective } = facts;
  const one = goods === 'caravans' ? 'caravan' : 'car';
  return `
These terms apply to this website. It is run by ${companyWithAbn(facts)}${tradingAs(facts) || ','} licensed motor dealer
${dealerLicence}. They took effect in ${effective}.

## Prices

A price marked 'Drive Away' includes stamp duty, registration, compulsory insurance and delivery for a private
buyer in ${state}. Other prices say what they leave out. All prices are in Australian dollars and include GST.
If a price on this site is plainly a mistake, we tell you before you pay anything, and you are free to walk away.

## Descriptions and photographs

We describe every ${one} from the maker's data and what we know of it. Features can differ between build dates, so
check the ones that matter to you with us. New stock may be shown with photographs of another ${one} of the same
model and colour.

## Availability

The site is updated through the day, but a ${one} can be sold or put on hold between updates. An enquiry does not
hold it. A deposit taken by us in writing, or online where this site offers it, does.

## Finance figures

Repayments shown are estimates and not an offer of credit. Approval is up to the lender and depends on your
circumstances. A comparison rate is true only for the example given with it. Fees and charges apply.

## Your rights

Our ${goods} come with guarantees that cannot be excluded under the Australian Consumer Law. Nothing in these terms
takes away rights you have under it or under the laws of ${state}. ${regulator} can tell you more about them.

## Offers

Each offer has its own terms and end date, shown with it. Offers cannot be combined unless they say so, and are
for private buyers unless they say otherwise.

## Using this site

You may read, print and share pages for your own use. You may not copy our stock list to another site, send
us false enquiries, or try to get around the security of the site. Names and marks of manufacturers belong
to their owners.

## Changes

We change these terms when the site or the law changes. The version shown here is the one that applies. Questions
go to [${email}](mailto:${email}).
`;
}
