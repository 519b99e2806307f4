import { defineQuery } from 'groq';

/** The trade-in questions of a site ($site) in list order. */
export const tradeAdjustmentsQuery = defineQuery(`
  *[_type == "tradeAdjustment" && site->slug.current == $site] | order(coalesce(order, 50) asc, question asc){
    "id": _id,
    "question": coalesce(question, ""),
    help,
    "choices": coalesce(answers[]{ "id": _key, "label": coalesce(label, ""), amount }, [])
  }
`);
