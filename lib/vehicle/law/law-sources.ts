import type { LawSource } from './law-rule.ts';

const READ_ON = '2026-11-29';
const read = (title: string, address: string): LawSource => ({ title, address, readOn: READ_ON });
const unread = (title: string, address: string): LawSource => ({ title, address, readOn: null });

/** Sources of the rules. One without a day could not be read; its rules need a person's confirmation. */
export const LAW_SOURCES = {
  nswUsed: read(
    'Motor Dealers and Repairers Act 2013 (NSW), as described by Armstrong Legal',
    'https://www.armstronglegal.com.au/commercial-law/nsw/consumer-law/consumer-law-and-used-vehicles/',
  ),
  nswLicence: read(
    'Motor Dealers and Repairers Act 2013 (NSW), section 19A',
    'https://zoelaw.ai/legislation/motor-dealers-and-repairers-act-2013/sections/19A',
  ),
  nswAdvertisements: read(
    'NSW Fair Trading: motor dealer advertisements (Motor Dealers and Repairers Regulation 2014)',
    'http://www.fairtrading.nsw.gov.au/ftw/Businesses/Advertising_and_marketing/Advertising/Motor_dealer_advertisements.page',
  ),
  nswAct: unread(
    'Motor Dealers and Repairers Act 2013 (NSW)',
    'https://legislation.nsw.gov.au/view/whole/html/inforce/current/act-2013-107',
  ),
  nswRegulation: unread(
    'Motor Dealers and Repairers Regulation 2025 (NSW)',
    'https://legislation.nsw.gov.au/view/whole/html/inforce/current/sl-2025-0458',
  ),
  vicUsed: read(
    'Consumer Affairs Victoria: motor car trader obligations, used car sales',
    'https://www.consumer.vic.gov.au/licensing-and-registration/motor-car-traders/running-your-business/obligations-used-car-sales',
  ),
  vicWarranty: read(
    'The Law Handbook 2024 (Victoria), on section 54 of the Motor Car Traders Act 1986',
    'https://fls.org.au/app/uploads/LHB_2024_Flipbook/634',
  ),
  vicNew: read(
    'The Law Handbook (Victoria): is there a warranty?',
    'https://www.lawhandbook.org.au/2020_06_07_05_is_there_a_warranty/',
  ),
  vicDemonstrator: unread(
    'Victorian Automotive Chamber of Commerce: bulletin for licensed motor car traders',
    'https://vacc.com.au/News/Media-coverage/ArtMID/1416/ArticleID/537/Bulletin-for-all-Licensed-Motor-Car-Traders',
  ),
  vicCoolingOff: read(
    'Motor Car Traders Act 1986 (Vic), section 43',
    'http://classic.austlii.edu.au/au/legis/vic/consol_act/mcta1986194/s43.html',
  ),
  vicContract: read(
    'Motor Car Traders Regulations 2018 (Vic), schedule 2',
    'http://classic.austlii.edu.au/au/legis/vic/consol_reg/mctr2018303/sch2.html',
  ),
  vicCoolingOffGuide: read(
    'Consumer Affairs Victoria: cooling-off period',
    'https://consumer.vic.gov.au/consumers-and-businesses/cars/buying-a-new-car/cooling-off-period',
  ),
  vicAct: unread(
    'Motor Car Traders Act 1986 (Vic) and its regulations of 2018',
    'https://www.legislation.vic.gov.au/in-force/acts/motor-car-traders-act-1986',
  ),
  qldWarranty: read(
    'Queensland Government: guarantees and warranties for second-hand vehicles',
    'https://www.qld.gov.au/law/laws-regulated-industries-and-accountability/queensland-laws-and-regulations/regulated-industries-and-licensing/regulated-industries-licensing-and-legislation/motor-industry-regulation/legal-requirements-motor-transaction/guarantees-and-warranties-for-second-hand-vehicles',
  ),
  qldSchedule: read(
    'Motor Dealers and Chattel Auctioneers Act 2014 (Qld), schedule 1, section 3',
    'http://www.austlii.edu.au/au/legis/qld/consol_act/mdacaa2014351/sch1.html',
  ),
  qldCoolingOff: read(
    'Queensland Government: cooling-off period for buying a used car',
    'https://oss-uat.clients.squiz.net/law/your-rights/consumer-rights-complaints-and-scams/buying-products-and-services/buying-products/buying-a-car/buying-a-used-car/cooling-off-period-for-buying-a-used-car',
  ),
  qldAct: unread(
    'Motor Dealers and Chattel Auctioneers Act 2014 (Qld)',
    'https://legislation.qld.gov.au/view/whole/html/inforce/current/act-2014-020',
  ),
  saDuty: read(
    'Second-hand Vehicle Dealers Act 1995 (SA), part 4',
    'https://zoelaw.ai/legislation/second-hand-vehicle-dealers-act-1995/sections/Part-4',
  ),
  saCoolingOffGuide: read(
    'SA.GOV.AU: cooling-off rights when buying second-hand vehicles',
    'https://www.sa.gov.au/topics/driving-and-transport/vehicles/buying-and-selling/cooling-off-rights',
  ),
  saAct: unread(
    'Second-hand Vehicle Dealers Act 1995 (SA), section 18B as amended in 2024',
    'https://www.legislation.sa.gov.au/lz?path=%2FC%2FA%2FSECOND-HAND%20VEHICLE%20DEALERS%20ACT%201995',
  ),
  saRegulations: unread(
    'Second-hand Vehicle Dealers Regulations 2010 (SA), with the prescribed price range of 2025',
    'https://www.legislation.sa.gov.au/lz?path=%2FC%2FR%2FSECOND-HAND%20VEHICLE%20DEALERS%20REGULATIONS%202010',
  ),
  waWarranty: read(
    'Consumer Protection WA: used car warranties',
    'https://www.commerce.wa.gov.au/consumer-protection/used-car-warranties',
  ),
  waExclusions: read(
    'Consumer Protection WA: cars not covered',
    'https://www.commerce.wa.gov.au/consumer-protection/cars-not-covered',
  ),
  waCoolingOff: read(
    'Consumer Protection WA: cancelling a contract to buy a car',
    'https://www.commerce.wa.gov.au/consumer-protection/cancelling-contract-buy-vehicle-dealer',
  ),
  waAdvertisements: read(
    'Consumer Protection WA: penalties and infringements, motor vehicle dealers (section 21)',
    'https://commerce.wa.gov.au/consumer-protection/penalties-and-infringements-motor-vehicle-dealers',
  ),
  waAct: unread(
    'Motor Vehicle Dealers Act 1973 (WA) and its sales regulations of 1974',
    'https://www.legislation.wa.gov.au/legislation/statutes.nsf/main_mrtitle_628_homepage.html',
  ),
  actWarranty: read(
    'Sale of Motor Vehicles Act 1977 (ACT), as described by Armstrong Legal',
    'https://armstronglegal.com.au/commercial-law/act/consumer-law/buying-a-car',
  ),
  actMotorcycles: read(
    'Sale of Motor Vehicles Act 1977 (ACT), section 25A',
    'http://www.austlii.edu.au/au/legis/act/consol_act/somva1977224/s25a.html',
  ),
  actCoolingOff: read(
    'Sale of Motor Vehicles Act 1977 (ACT), section 25B',
    'http://www.austlii.edu.au/au/legis/act/consol_act/somva1977224/s25b.html',
  ),
  actAct: unread('Sale of Motor Vehicles Act 1977 (ACT)', 'https://www.legislation.act.gov.au/a/1977-29'),
  tasCoolingOff: read(
    'Consumer, Building and Occupational Services Tasmania: buying a new car',
    'https://cbos.tas.gov.au/topics/products-services/buying/buying-a-car/new-car',
  ),
  tasAct: unread(
    'Motor Vehicle Traders Act 2011 (Tas)',
    'https://legislation.tas.gov.au/view/whole/html/inforce/current/act-2011-023',
  ),
  ntWarranty: read(
    'Northern Territory Government: buying a used vehicle',
    'https://nt.gov.au/law/rights/buying-a-new-or-used-vehicle/buying-a-used-vehicle',
  ),
  ntCoolingOff: read(
    'Northern Territory Government: contracts and deposits',
    'https://nt.gov.au/law/rights/buying-a-new-or-used-vehicle/contracts-and-deposits',
  ),
  ntAct: unread(
    'Consumer Affairs and Fair Trading Act 1990 (NT), part 10',
    'https://legislation.nt.gov.au/en/Legislation/CONSUMER-AFFAIRS-AND-FAIR-TRADING-ACT-1990',
  ),
} as const satisfies Record<string, LawSource>;
