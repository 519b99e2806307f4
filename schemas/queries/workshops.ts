import { defineQuery } from 'groq';

/** The workshops of a site ($site) and the work they offer, in list order. */
export const workshopsQuery = defineQuery(`{
  "workshops": *[_type == "workshop" && site->slug.current == $site && defined(location._ref)] | order(_id asc){
    "id": _id,
    "locationId": location._ref,
    "bookable": coalesce(bookable, true),
    bays,
    advisors,
    arrivals_each,
    loan_cars,
    slot_minutes,
    lead_hours,
    days_ahead
  },
  "jobs": *[_type == "serviceJob" && site->slug.current == $site] | order(coalesce(order, 50) asc, name asc){
    "id": _id,
    "name": coalesce(name, ""),
    description,
    minutes,
    price,
    "isFrom": coalesce(price_from, false),
    "needsBay": coalesce(needs_bay, true),
    "allowsLoanCar": coalesce(loan_car, true),
    "locationIds": coalesce(locations[]._ref, []),
    "variants": coalesce(variants[]{ make, model, body, minutes, price }, [])
  }
}`);
