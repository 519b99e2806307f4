import accessibility from './accessibility.json' with { type: 'json' };
import account from './account.json' with { type: 'json' };
import accountClient from './accountClient.json' with { type: 'json' };
import alertMail from './alertMail.json' with { type: 'json' };
import alerts from './alerts.json' with { type: 'json' };
import blocks from './blocks.json' with { type: 'json' };
import blog from './blog.json' with { type: 'json' };
import bookDrive from './bookDrive.json' with { type: 'json' };
import bookingMail from './bookingMail.json' with { type: 'json' };
import budgetFinder from './budgetFinder.json' with { type: 'json' };
import callBack from './callBack.json' with { type: 'json' };
import callBackField from './callBackField.json' with { type: 'json' };
import challenge from './challenge.json' with { type: 'json' };
import checkout from './checkout.json' with { type: 'json' };
import checkoutDetails from './checkoutDetails.json' with { type: 'json' };
import checkoutHandover from './checkoutHandover.json' with { type: 'json' };
import checkoutPay from './checkoutPay.json' with { type: 'json' };
import checkoutSteps from './checkoutSteps.json' with { type: 'json' };
import checkoutTradeIn from './checkoutTradeIn.json' with { type: 'json' };
import compare from './compare.json' with { type: 'json' };
import compareBar from './compareBar.json' with { type: 'json' };
import compareClient from './compareClient.json' with { type: 'json' };
import compareEmpty from './compareEmpty.json' with { type: 'json' };
import consent from './consent.json' with { type: 'json' };
import conversation from './conversation.json' with { type: 'json' };
import deal from './deal.json' with { type: 'json' };
import dealerships from './dealerships.json' with { type: 'json' };
import dealFigures from './dealFigures.json' with { type: 'json' };
import dealForms from './dealForms.json' with { type: 'json' };
import dealMail from './dealMail.json' with { type: 'json' };
import directory from './directory.json' with { type: 'json' };
import directoryClient from './directoryClient.json' with { type: 'json' };
import emptyList from './emptyList.json' with { type: 'json' };
import enquiry from './enquiry.json' with { type: 'json' };
import enquirySetup from './enquirySetup.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import favouritesOffer from './favouritesOffer.json' with { type: 'json' };
import fields from './fields.json' with { type: 'json' };
import finance from './finance.json' with { type: 'json' };
import financeCalculator from './financeCalculator.json' with { type: 'json' };
import financeClient from './financeClient.json' with { type: 'json' };
import financeInformation from './financeInformation.json' with { type: 'json' };
import financeJourney from './financeJourney.json' with { type: 'json' };
import financePage from './financePage.json' with { type: 'json' };
import footer from './footer.json' with { type: 'json' };
import formDialog from './formDialog.json' with { type: 'json' };
import forms from './forms.json' with { type: 'json' };
import gallery from './gallery.json' with { type: 'json' };
import galleryExtras from './galleryExtras.json' with { type: 'json' };
import garage from './garage.json' with { type: 'json' };
import garageApp from './garageApp.json' with { type: 'json' };
import garageAppClient from './garageAppClient.json' with { type: 'json' };
import garageClient from './garageClient.json' with { type: 'json' };
import header from './header.json' with { type: 'json' };
import hero from './hero.json' with { type: 'json' };
import holdClock from './holdClock.json' with { type: 'json' };
import hours from './hours.json' with { type: 'json' };
import hoursClient from './hoursClient.json' with { type: 'json' };
import law from './law.json' with { type: 'json' };
import leadMail from './leadMail.json' with { type: 'json' };
import listSearch from './listSearch.json' with { type: 'json' };
import location from './location.json' with { type: 'json' };
import locationClient from './locationClient.json' with { type: 'json' };
import mail from './mail.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };
import notFound from './notFound.json' with { type: 'json' };
import notices from './notices.json' with { type: 'json' };
import offer from './offer.json' with { type: 'json' };
import ownReservation from './ownReservation.json' with { type: 'json' };
import pager from './pager.json' with { type: 'json' };
import pageTitles from './pageTitles.json' with { type: 'json' };
import partsPage from './partsPage.json' with { type: 'json' };
import passkeys from './passkeys.json' with { type: 'json' };
import payment from './payment.json' with { type: 'json' };
import paymentFailures from './paymentFailures.json' with { type: 'json' };
import paymentForm from './paymentForm.json' with { type: 'json' };
import paymentMail from './paymentMail.json' with { type: 'json' };
import paymentWaiting from './paymentWaiting.json' with { type: 'json' };
import phone from './phone.json' with { type: 'json' };
import placeCard from './placeCard.json' with { type: 'json' };
import placeField from './placeField.json' with { type: 'json' };
import plainPages from './plainPages.json' with { type: 'json' };
import price from './price.json' with { type: 'json' };
import priceComparison from './priceComparison.json' with { type: 'json' };
import priceRange from './priceRange.json' with { type: 'json' };
import privacy from './privacy.json' with { type: 'json' };
import prizeMail from './prizeMail.json' with { type: 'json' };
import prizeWheel from './prizeWheel.json' with { type: 'json' };
import push from './push.json' with { type: 'json' };
import receipt from './receipt.json' with { type: 'json' };
import reservationMail from './reservationMail.json' with { type: 'json' };
import reviews from './reviews.json' with { type: 'json' };
import savedList from './savedList.json' with { type: 'json' };
import savedToast from './savedToast.json' with { type: 'json' };
import saving from './saving.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };
import searchPage from './searchPage.json' with { type: 'json' };
import service from './service.json' with { type: 'json' };
import serviceForm from './serviceForm.json' with { type: 'json' };
import shareDialog from './shareDialog.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import sms from './sms.json' with { type: 'json' };
import spin from './spin.json' with { type: 'json' };
import spinStage from './spinStage.json' with { type: 'json' };
import stock from './stock.json' with { type: 'json' };
import success from './success.json' with { type: 'json' };
import team from './team.json' with { type: 'json' };
import testDrive from './testDrive.json' with { type: 'json' };
import towing from './towing.json' with { type: 'json' };
import tradeIn from './tradeIn.json' with { type: 'json' };
import tradeInForm from './tradeInForm.json' with { type: 'json' };
import tradeInPhotos from './tradeInPhotos.json' with { type: 'json' };
import ui from './ui.json' with { type: 'json' };
import valuationMail from './valuationMail.json' with { type: 'json' };
import vehicle from './vehicle.json' with { type: 'json' };
import vehicleCard from './vehicleCard.json' with { type: 'json' };
import vehicleChange from './vehicleChange.json' with { type: 'json' };
import vehicleClient from './vehicleClient.json' with { type: 'json' };
import vehicleCosts from './vehicleCosts.json' with { type: 'json' };
import waitingList from './waitingList.json' with { type: 'json' };
import waitingListForm from './waitingListForm.json' with { type: 'json' };
import waitingListMail from './waitingListMail.json' with { type: 'json' };
import weeklyBasis from './weeklyBasis.json' with { type: 'json' };

/** The Simplified Chinese texts. What is missing is shown in English. */
export default {
  accessibility,
  account,
  accountClient,
  alertMail,
  alerts,
  blocks,
  blog,
  bookDrive,
  bookingMail,
  budgetFinder,
  callBack,
  callBackField,
  challenge,
  checkout,
  checkoutDetails,
  checkoutHandover,
  checkoutPay,
  checkoutSteps,
  checkoutTradeIn,
  compare,
  compareBar,
  compareClient,
  compareEmpty,
  consent,
  conversation,
  deal,
  dealFigures,
  dealForms,
  dealMail,
  dealerships,
  directory,
  directoryClient,
  emptyList,
  enquiry,
  enquirySetup,
  errors,
  favouritesOffer,
  fields,
  finance,
  financeCalculator,
  financeClient,
  financeInformation,
  financeJourney,
  financePage,
  footer,
  formDialog,
  forms,
  gallery,
  galleryExtras,
  garage,
  garageApp,
  garageAppClient,
  garageClient,
  header,
  hero,
  holdClock,
  hours,
  hoursClient,
  law,
  leadMail,
  listSearch,
  location,
  locationClient,
  mail,
  map,
  notFound,
  notices,
  offer,
  ownReservation,
  pageTitles,
  pager,
  partsPage,
  passkeys,
  payment,
  paymentFailures,
  paymentForm,
  paymentMail,
  paymentWaiting,
  phone,
  placeCard,
  placeField,
  plainPages,
  price,
  priceComparison,
  priceRange,
  privacy,
  prizeMail,
  prizeWheel,
  push,
  receipt,
  reservationMail,
  reviews,
  savedList,
  savedToast,
  saving,
  search,
  searchPage,
  service,
  serviceForm,
  shareDialog,
  shell,
  sms,
  spin,
  spinStage,
  stock,
  success,
  team,
  testDrive,
  towing,
  tradeIn,
  tradeInForm,
  tradeInPhotos,
  ui,
  valuationMail,
  vehicle,
  vehicleCard,
  vehicleChange,
  vehicleClient,
  vehicleCosts,
  waitingList,
  waitingListForm,
  waitingListMail,
  weeklyBasis,
};
