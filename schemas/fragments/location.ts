import { pictureFragment } from './picture.ts';

/** A location (LOC-01 to LOC-32) with its hours (HOURS-01 to HOURS-10). */
export const locationFragment = /* groq */ `
  "id": _id,
  "name": coalesce(name, ""),
  "slug": coalesce(slug.current, ""),
  "dealership_id": dealership._ref,
  "dealership_slug": dealership->slug.current,
  location_type,
  location_subtype,
  test_drive_capacity,
  "primary": coalesce(primary, false),
  "visible": coalesce(visible, true),
  "manufacturers": coalesce(manufacturers[]->{ "id": _id, "name": coalesce(name, ""), "slug": coalesce(slug.current, "") }, []),
  "distribution_locations": coalesce(distribution_locations[]._ref, []),
  "address": address{ street, city, state, postcode, lat, long, place_id, place_url, map_key },
  "contact_detail": {
    "phone": contact_detail.phone,
    "landline_phone": contact_detail.landline_phone,
    "opening_hours": coalesce(contact_detail.opening_hours[]{ weekday, status, formated_hours, open, close }, [])
  },
  "special_hours": coalesce(special_hours[]{ date, name, status, start_hour, end_hour, hours{ begin, end }, "location_id": ^._id }, []),
  dealer_license_number,
  dealer_license_name,
  motor_vehicle_repairer,
  image{ ${pictureFragment} },
  "reviews": reviews{ average_rating, count }
` as const;
