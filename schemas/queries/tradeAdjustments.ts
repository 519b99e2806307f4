import { defineQuery } from 'groq';

/** What a site ($site) asks about the condition of a car that is traded in, in its order. */
export const tradeAdjustmentsQuery = defineQuery(`
  *[_type == "tradeAdjustment" && site->slug.current == $site] | order(coalesce(order, 50) asc, question asc){
    "id": _id,
    "question": coalesce(question, ""),
    help,
    "choices": coalesce(answers[]{ "id": _key, "label": coalesce(label, ""), amount }, [])
  }
`);
