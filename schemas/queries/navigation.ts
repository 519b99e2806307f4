import { defineQuery } from 'groq';
import { actionFragment, linkFragment } from '../fragments/link.ts';
import { modelFragment } from '../fragments/model.ts';
import { isTranslationFragment } from '../fragments/translation.ts';

/**
 * The header and footer of a site ($site), as translated to $language, or else in English. A custom footer
 * replaces the default one (SITE-32).
 */
export const navigationQuery = defineQuery(`
  *[_type == "site" && slug.current == $site][0] {
    "header": header->{ "shown": coalesce(*[_type == "navigation" && ${isTranslationFragment}][0], @) }.shown{
      "id": _id,
      language,
      "menus": coalesce(menus[]{
        _key,
        showFrom,
        showUntil,
        "label": coalesce(label, ""),
        "kind": coalesce(kind, "link"),
        "groupBy": coalesce(groupBy, "none"),
        "link": link{ ${linkFragment} },
        "items": coalesce(items[]{
          _key, showFrom, showUntil, "label": coalesce(label, ""), description, "link": link{ ${linkFragment} }
        }, []),
        "columns": coalesce(columns[]{
          _key,
          title,
          "items": coalesce(items[]{
            _key, showFrom, showUntil, "label": coalesce(label, ""), description, "link": link{ ${linkFragment} }
          }, [])
        }, []),
        "models": select(
          kind == "models" && count(models) > 0 => models[]->{ ${modelFragment}, "make": coalesce(manufacturer->name, "") },
          kind == "models" => *[_type == "model" && manufacturer._ref == ^.^.^.manufacturer._ref] | order(name asc) { ${modelFragment}, "make": coalesce(manufacturer->name, "") },
          []
        )
      }, []),
      "callToAction": callToAction{ ${actionFragment} }
    },
    "footer": coalesce(customFooter, footer)->{
      "shown": coalesce(*[_type == "navigation" && ${isTranslationFragment}][0], @)
    }.shown{
      "id": _id,
      language,
      "groups": coalesce(groups[]{
        _key,
        "title": coalesce(title, ""),
        "links": coalesce(links[]{ _key, ${actionFragment} }, [])
      }, []),
      "text": coalesce(text[]{ ..., "markDefs": coalesce(markDefs[]{ _key, _type, ${linkFragment} }, []) }, []),
      "legalLinks": coalesce(legalLinks[]{ _key, ${actionFragment} }, []),
      "socialLinks": coalesce(socialLinks[]{ _key, network, url }, [])
    }
  }
`);
