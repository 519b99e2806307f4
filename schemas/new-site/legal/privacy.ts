import { companyWithAbn, type LegalFacts, tradingAs } from './legalFacts.ts';

/**
 * Returns a privacy policy under the Australian Privacy Principles, with the site's own periods (CONTENT-01
 * to -04).
 */
export function privacyText(facts: LegalFacts): string {
  const { company, address, phone, privacyEmail, goods, effective } = facts;
  const one = goods === 'caravans' ? 'a caravan' : 'a car';
  return `
This policy says what ${companyWithAbn(facts)}${tradingAs(facts)} does with personal information. It follows
the Privacy Act 1988 and the Australian Privacy Principles. It took effect in ${effective}.

## What we collect

- Your name, phone number, email address and postcode when you enquire, book or sign in.
- Your driver licence and insurance details when you test drive or borrow ${one}.
- Details of a vehicle you own when you ask for a valuation or book a service.
- Income, expenses and employment when you ask us to arrange finance.
- The pages and vehicles you look at on this site, what you compare and calculate, the advertisement that brought
  you, and the address your browser sends. When you enquire, the dealer gets these with your enquiry.

You can look at everything we sell without telling us who you are. We ask for your details only when we need
them to do what you have asked for.

## How we use it

We use your information to answer you, to sell and service vehicles, to arrange finance and insurance you ask
for, to meet our duties as a licensed dealer, and to keep this site secure. If you ticked the box, we also send
you news and offers. Every message tells you how to stop them, and we stop within five business days.

## Who sees it

We share information only with those who help us do what you asked: the manufacturer of your vehicle, the
financier or insurer you choose, the transport authority of your state, and the companies that run our
computer systems. We do not sell personal information.

Some of these companies keep information overseas, mostly in New Zealand, Singapore and the United States. We
choose those that protect it as Australian law requires.

## How long we keep it

Records of sales and repairs are kept for seven years. Enquiries that lead nowhere are deleted after two years.
Copies of driver licences are destroyed once the test drive is over and any toll or fine can no longer arrive.

## Seeing and correcting it

Ask us at [${privacyEmail}](mailto:${privacyEmail}) what we hold about you. We give you access within
{accessDays} days, free of charge, and correct what is wrong. If the law lets us refuse, we tell you why
in writing.

## Complaints

Write to our privacy officer at the address below. We acknowledge a complaint within {acknowledgeDays} days.
Most are resolved within {resolveDays} days; where that is not possible you have our answer within
{answerDays} days. If you are not satisfied, you may complain to the Office of the Australian Information
Commissioner on [1300 363 992](tel:1300-363-992).

## Contact

Privacy officer, ${company}, ${address}. Phone [${phone}](tel:${phone.replaceAll(' ', '-')}), email
[${privacyEmail}](mailto:${privacyEmail}).
`;
}
