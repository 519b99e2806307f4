import { defineQuery } from 'groq';

/** The rules of law that a person has confirmed (`documents/lawConfirmation.ts`). They apply to all sites. */
export const lawConfirmationsQuery = defineQuery(`
  *[_type == "lawConfirmation" && defined(rule) && defined(confirmedBy) && defined(confirmedOn)]{
    "id": _id,
    rule
  }
`);
