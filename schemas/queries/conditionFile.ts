import { defineQuery } from 'groq';
import { pictureFragment } from '../fragments/picture.ts';

/** The condition file of a vehicle of a site ($site) by its stock number ($stocknum); the latest of several. */
export const conditionFileQuery = defineQuery(`
  *[_type == "conditionFile" && site->slug.current == $site && stock_number == $stocknum]
    | order(inspected_on desc, _id asc)[0]{
    "id": _id,
    "inspectedOn": inspected_on,
    "inspectedBy": inspected_by,
    summary,
    "photos": coalesce(photos[]{
      "image": image{ ${pictureFragment} },
      "marks": coalesce(marks[]{ kind, x, y, text }, [])
    }, []),
    "spinMarks": coalesce(spin_marks[]{ frame, kind, x, y, text }, []),
    "wheels": coalesce(wheels[]{ wheel, tread, brake }, []),
    "services": coalesce(services[]{ date, "kilometres": km, workshop, work }, []),
    "warranty": warranty{ text, until, "untilKilometres": until_km }
  }
`);
