import type { StructureBuilder } from 'sanity/structure';
import { API_VERSION } from '../document/site.ts';
import { MODEL_OF_MANUFACTURER } from '../document/templates.ts';
import { staysInList } from './staysInList.ts';

export function modelsByManufacturer(S: StructureBuilder) {
  return S.documentTypeList('manufacturer')
    .title('Models by manufacturer')
    .child((manufacturer) =>
      S.documentList()
        .id('models-of-manufacturer')
        .title('Models')
        .schemaType('model')
        .apiVersion(API_VERSION)
        .filter('_type == "model" && manufacturer._ref == $manufacturer')
        .params({ manufacturer })
        .defaultOrdering([{ field: 'name', direction: 'asc' }])
        .canHandleIntent(staysInList('model', MODEL_OF_MANUFACTURER))
        .initialValueTemplates([S.initialValueTemplateItem(MODEL_OF_MANUFACTURER, { manufacturer })]),
    )
    .initialValueTemplates([]);
}
