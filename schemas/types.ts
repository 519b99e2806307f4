import { blockTypes } from './blocks/registry.ts';
import { announcement } from './documents/announcement.ts';
import { blogPost } from './documents/blogPost.ts';
import { chargeTable } from './documents/chargeTable.ts';
import { conditionFile } from './documents/conditionFile.ts';
import { contactNumbers } from './documents/contactNumbers.ts';
import { dealership } from './documents/dealership.ts';
import { deliveryTable } from './documents/deliveryTable.ts';
import { feed } from './documents/feed.ts';
import { lawConfirmation } from './documents/lawConfirmation.ts';
import { leadDelivery } from './documents/leadDelivery.ts';
import { location } from './documents/location.ts';
import { manufacturer } from './documents/manufacturer.ts';
import { messageTemplate } from './documents/messageTemplate.ts';
import { model } from './documents/model.ts';
import { navigation } from './documents/navigation.ts';
import { offer } from './documents/offer.ts';
import { outgoingFeed } from './documents/outgoingFeed.ts';
import { page } from './documents/page.ts';
import { pageTrial } from './documents/pageTrial.ts';
import { person } from './documents/person.ts';
import { popup } from './documents/popup.ts';
import { prizeWheel } from './documents/prizeWheel.ts';
import { promoCard } from './documents/promoCard.ts';
import { redirect } from './documents/redirect.ts';
import { review } from './documents/review.ts';
import { serviceJob } from './documents/serviceJob.ts';
import { site } from './documents/site.ts';
import { siteFeatures } from './documents/siteFeatures.ts';
import { slide } from './documents/slide.ts';
import { tradeAdjustment } from './documents/tradeAdjustment.ts';
import { workshop } from './documents/workshop.ts';
import { withLanguage } from './fields/language.ts';
import { withTimes } from './fields/times.ts';
import { action } from './objects/action.ts';
import { address } from './objects/address.ts';
import { feedColumn, feedLocation, feedValue, feedWord } from './objects/feedColumn.ts';
import { feedSchedule } from './objects/feedSchedule.ts';
import { feedHeader, feedSource } from './objects/feedSource.ts';
import { footerGroup, socialLink } from './objects/footer.ts';
import { formField } from './objects/formField.ts';
import { formStep } from './objects/formStep.ts';
import { hexColour } from './objects/hexColour.ts';
import { leadChannel } from './objects/leadChannel.ts';
import { link } from './objects/link.ts';
import { logo } from './objects/logo.ts';
import { menu, menuColumn, menuItem } from './objects/menu.ts';
import { modelVariant } from './objects/modelVariant.ts';
import { openingHour } from './objects/openingHour.ts';
import { picture } from './objects/picture.ts';
import { portableText, shortText } from './objects/portableText.ts';
import { seo } from './objects/seo.ts';
import { specialHour } from './objects/specialHour.ts';
import { stockFilter } from './objects/stockFilter.ts';
import { siteSettings } from './settings/settings.ts';

export const schemaTypes = [
  site,
  siteFeatures,
  withLanguage(page),
  pageTrial,
  withLanguage(blogPost),
  withLanguage(navigation),
  dealership,
  feed,
  outgoingFeed,
  location,
  lawConfirmation,
  leadDelivery,
  contactNumbers,
  messageTemplate,
  manufacturer,
  model,
  withLanguage(offer),
  withLanguage(promoCard),
  withLanguage(announcement),
  withLanguage(popup),
  prizeWheel,
  deliveryTable,
  chargeTable,
  tradeAdjustment,
  workshop,
  serviceJob,
  conditionFile,
  withLanguage(slide),
  redirect,
  review,
  withLanguage(person),
  ...blockTypes.map(withTimes),
  action,
  address,
  feedColumn,
  feedHeader,
  feedLocation,
  feedSchedule,
  feedSource,
  feedValue,
  feedWord,
  footerGroup,
  hexColour,
  leadChannel,
  link,
  logo,
  menu,
  menuColumn,
  menuItem,
  modelVariant,
  openingHour,
  formStep,
  formField,
  picture,
  portableText,
  seo,
  shortText,
  siteSettings,
  socialLink,
  specialHour,
  stockFilter,
];
