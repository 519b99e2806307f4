import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KNOWN_MAKES } from '../../../../vehicle/makes.ts';
import { isMotorcycleMake } from '../../../../vehicle/motorcycle-makes.ts';
import { corrected } from '../correct.ts';
import { SAMPLE_VOCABULARY } from '../sample-vocabulary.ts';
import { isInFurtherLanguage, understand } from '../understand.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { FILLER_WORDS, NEGATIONS, NICKNAMES, SORT_WORDINGS, WORDINGS } from '../wordings.ts';
import { ALL_TERMS, FULL_VOCABULARY } from './full-vocabulary.ts';
import { siteTerms } from './site-terms.server.ts';
import type { LanguageTerms } from './terms.ts';

const VOCABULARY: Vocabulary = {
  ...SAMPLE_VOCABULARY,
  languages: siteTerms(['zh', 'vi', 'ar'], SAMPLE_VOCABULARY),
};

/** Returns a short form: lists as `key=a|b`, ranges as `key=min:max`, then sort, place and remaining words. */
function said(sentence: string, vocabulary = VOCABULARY): string {
  const { state, rest } = understand(sentence, vocabulary);
  return [
    ...Object.entries(state.lists).map(([key, values]) => `${key}=${values.join('|')}`),
    ...Object.entries(state.ranges).map(([key, { min, max }]) => `${key}=${min ?? ''}:${max ?? ''}`),
    ...Object.entries(state.without).map(([key, values]) => `not ${key}=${values.join('|')}`),
    ...(state.sort ? [`sort=${state.sort}`] : []),
    ...(state.near === null ? [] : [`near=${state.near}`]),
    ...(rest ? [`rest=${rest}`] : []),
  ].join(' ');
}

describe('Chinese sentences', () => {
  test.each([
    ['二手丰田3万以下', 'car_type=used make=Toyota price=:30000'],
    ['二手 Toyota 3万以下', 'car_type=used make=Toyota price=:30000'],
    [
      '白色自动挡皮卡4万以下带拖车钩',
      'colour=White simple_transmission=Automatic simple_body=ute filtered_features=Tow bar price=:40000',
    ],
    ['我想买一辆白色的SUV', 'colour=White simple_body=suv'],
    ['3万元以下的轿车', 'simple_body=sedan price=:30000'],
    ['预算3万', 'price=:30000'],
    ['预算不超过3万元', 'price=:30000'],
    ['价格在2万到3万之间', 'price=20000:30000'],
    ['价格2-3万', 'price=20000:30000'],
    ['2万至3万', 'price=20000:30000'],
    ['2万-3万', 'price=20000:30000'],
    ['２万～３万', 'price=20000:30000'],
    ['20到30k', 'price=20000:30000'],
    ['$20,000到$30,000', 'price=20000:30000'],
    ['三万以下', 'price=:30000'],
    ['两万五以内', 'price=:25000'],
    ['二十五万公里以内', 'km=:250000'],
    ['不超过3万5', 'price=:35000'],
    ['3万左右', 'price=27000:33000'],
    ['低于$30,000', 'price=:30000'],
    ['至少2万', 'price=20000:'],
    ['每周不超过125', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['每周150以下', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['周供不超过125元', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['150元每周', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['125/周以下', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['2020年以后', 'year=2020:'],
    ['2020年之前', 'year=:2019'],
    ['2020款', 'year=2020:2020'],
    ['2018年到2020年', 'year=2018:2020'],
    ['2018-2020年', 'year=2018:2020'],
    ['二零二零年', 'year=2020:2020'],
    ['10万公里以内', 'km=:100000'],
    ['里程5万以下', 'km=:50000'],
    ['公里数少于8万', 'km=:80000'],
    ['低公里数', 'km=:50000'],
    ['7座越野车', 'seats=7 simple_body=suv'],
    ['七座SUV', 'seats=7 simple_body=suv'],
    ['7座柴油四驱', 'seats=7 simple_fuel=Diesel simple_drive=4WD'],
    ['9座', 'rest=9座'],
    ['奔驰C级', 'make=Mercedes-Benz model=C-Class'],
    ['宝马x5', 'make=BMW model=X5'],
    ['丰田卡罗拉', 'make=Toyota model=Corolla'],
    ['普拉多', 'model=LandCruiser Prado'],
    ['陆地巡洋舰', 'model=LandCruiser'],
    ['大众高尔夫', 'make=Volkswagen model=Golf'],
    ['長城 二手', 'make=GWM car_type=used'],
    ['豐田', 'make=Toyota'],
    ['混动 丰田', 'simple_fuel=Hybrid make=Toyota'],
    ['插电混动', 'simple_fuel=Plug-in Hybrid'],
    ['纯电动车', 'simple_fuel=Electric'],
    ['全新或试驾车', 'car_type=new|demo'],
    ['红色或蓝色的皮卡', 'colour=Red|Blue simple_body=ute'],
    ['不要白色', 'not colour=White'],
    ['不要白色或黑色', 'not colour=White|Black'],
    ['非柴油', 'not simple_fuel=Diesel'],
    ['丰田，不要手动挡', 'make=Toyota not simple_transmission=Manual'],
    ['除了马自达', 'not make=Mazda'],
    ['昆士兰的皮卡', 'state=QLD simple_body=ute'],
    ['在南港', 'city=Southport'],
    ['布里斯班附近的皮卡', 'simple_body=ute sort=distance near=Brisbane'],
    ['南港附近', 'sort=distance near=4215'],
    ['靠近南港', 'sort=distance near=4215'],
    ['靠近 Caboolture', 'sort=distance near=Caboolture'],
    ['Caboolture附近', 'sort=distance near=Caboolture'],
    ['离我最近的皮卡', 'simple_body=ute sort=distance'],
    ['最便宜的丰田', 'make=Toyota sort=sort_price:asc'],
    ['最新的SUV', 'simple_body=suv sort=year:desc'],
    ['苹果CarPlay 倒车影像 真皮座椅', 'filtered_features=Apple CarPlay|Reversing camera|Leather seats'],
    ['红旗', 'rest=红旗'],
    ['五菱宏光', 'rest=五菱宏光'],
    ['拖挂房车', 'item_type=caravan'],
    ['丰田或福特 Ranger', 'make=Toyota|Ford make_model=Ford > Ranger'],
    ['马自达3', 'model=Mazda3'],
    ['2020年丰田 白色 3万以下 5万公里以内', 'make=Toyota colour=White year=2020:2020 price=:30000 km=:50000'],
    ['3w以下', 'price=:30000'],
    ['under 3万', 'price=:30000'],
    ['白色 ute under 3万', 'colour=White simple_body=ute price=:30000'],
    ['深灰色旅行车', 'colour=Grey simple_body=wagon'],
    ['你好', 'rest=你好'],
    ['20年', 'year=2020:2020'],
    ['适合家庭的7座车，3万刀以内', 'seats=7 price=:30000'],
    ['蓝色不要手动', 'colour=Blue not simple_transmission=Manual'],
    ['3万到4万的SUV，自动挡', 'simple_body=suv simple_transmission=Automatic price=30000:40000'],
    ['2-3万的二手车', 'car_type=used price=20000:30000'],
    ['预算2到3万', 'price=20000:30000'],
    ['预算在3万左右', 'price=27000:33000'],
    ['价格低于25000', 'price=:25000'],
    ['25000以下', 'price=:25000'],
    ['25,000澳元以内', 'price=:25000'],
    ['便宜的二手车', 'car_type=used sort=sort_price:asc'],
    ['有没有七座的？', 'seats=7'],
    ['请问有没有3万以下的丰田RAV4？', 'make=Toyota model=RAV4 price=:30000'],
    ['我要一台柴油四驱皮卡，5万刀以内', 'simple_fuel=Diesel simple_drive=4WD simple_body=ute price=:50000'],
    ['寻找2019年或更新的马自达', 'make=Mazda year=2019:'],
    ['2019年以上', 'year=2019:'],
    ['10万公里以下的二手丰田', 'car_type=used make=Toyota km=:100000'],
    ['行驶里程不超过8万公里', 'km=:80000'],
    ['公里数不超过八万', 'km=:80000'],
    ['全新的起亚', 'car_type=new make=Kia'],
    ['5座白色轿车', 'seats=5 colour=White simple_body=sedan'],
    ['每星期100到125', 'weekly_price_range=$100 to $125 a week'],
    ['价格从低到高', 'sort=sort_price:asc'],
    ['不要二手', 'not car_type=used'],
    ['白的', 'colour=White'],
    ['白车', 'colour=White'],
    ['红 丰田', 'colour=Red make=Toyota'],
    ['黑色真皮座椅', 'colour=Black filtered_features=Leather seats'],
    ['2020 白色', 'colour=White year=2020:2020'],
    ['最多4万', 'price=:40000'],
    ['4万封顶', 'price=:40000'],
    ['4万内', 'price=:40000'],
    ['起亚 索兰托', 'make=Kia model=Sorento'],
    ['起亚Sportage', 'make=Kia model=Sportage'],
    ['奔驰', 'make=Mercedes-Benz'],
    ['丰田2020款', 'make=Toyota year=2020:2020'],
    ['南港的丰田', 'city=Southport make=Toyota'],
    ['新州', 'state=NSW'],
    ['3.5万以下', 'price=:35000'],
    ['1万5千以下', 'price=:15000'],
    ['两万到三万', 'price=20000:30000'],
    ['两三万', 'price=20000:30000'],
    ['3～4万', 'price=30000:40000'],
    ['丰田霸道 15万公里内', 'make=Toyota model=LandCruiser Prado km=:150000'],
    ['二手车', 'car_type=used'],
    [
      '我想找一辆适合家庭的七座SUV，预算五万左右，最好是混动',
      'seats=7 simple_body=suv simple_fuel=Hybrid price=45000:55000',
    ],
    ['七八万以内', 'price=70000:80000'],
    ['18款丰田', 'make=Toyota year=2018:2018'],
    ['10年以内', 'rest=10年以内'],
    ['我预算只有两万块', 'price=:20000'],
    ['只有两万', 'price=:20000'],
    ['五菱宏光的', 'rest=五菱宏光的'],
    ['$30以下', 'price=:30'],
    ['价格0', 'rest=价格0'],
    ['2万多的二手车', 'car_type=used price=20000:30000'],
    ['丰田和马自达', 'make=Toyota|Mazda'],
    ['3万块的车有哪些', 'price=:30000'],
    ['三到四万', 'price=30000:40000'],
    ['七人座', 'seats=7'],
    ['有什么便宜的混动车推荐', 'simple_fuel=Hybrid sort=sort_price:asc'],
  ])('%s', (sentence, expected) => expect(said(sentence)).toBe(expected));
});

describe('Vietnamese sentences, with and without marks', () => {
  test.each([
    ['xe Toyota cũ dưới 30 nghìn', 'make=Toyota car_type=used price=:30000'],
    ['xe toyota cu duoi 30 nghin', 'make=Toyota car_type=used price=:30000'],
    ['từ 20 đến 30 nghìn', 'price=20000:30000'],
    ['tu 20 den 30 nghin', 'price=20000:30000'],
    ['dưới 30 nghìn đô', 'price=:30000'],
    ['dưới 30k', 'price=:30000'],
    ['dưới 30.000 đô', 'price=:30000'],
    ['30.000 đô trở xuống', 'price=:30000'],
    ['giá từ 20 nghìn đến 30 nghìn', 'price=20000:30000'],
    ['giá khoảng 25 nghìn', 'price=22500:27500'],
    ['không quá 30 ngàn', 'price=:30000'],
    ['trên 20 nghìn dưới 30 nghìn', 'price=20000:30000'],
    ['ngân sách 30 nghìn', 'price=:30000'],
    ['hai mươi lăm nghìn trở xuống', 'price=:25000'],
    ['dưới ba chục nghìn', 'price=:30000'],
    ['dưới ba mươi nghìn đô', 'price=:30000'],
    ['mỗi tuần không quá 125', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['dưới 125 đô mỗi tuần', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['125 đô/tuần', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['trả góp mỗi tuần dưới 125 đô', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['xe bán tải trắng số tự động', 'simple_body=ute colour=White simple_transmission=Automatic'],
    ['xe ban tai trang so tu dong', 'simple_body=ute colour=White simple_transmission=Automatic'],
    ['bán tải màu đỏ máy dầu hai cầu', 'simple_body=ute colour=Red simple_fuel=Diesel simple_drive=4WD'],
    ['xe bảy chỗ', 'seats=7'],
    ['xe 7 chỗ', 'seats=7'],
    ['7chỗ', 'seats=7'],
    ['7 cho mau den', 'seats=7 colour=Black'],
    ['xe 7 cho mau den', 'seats=7 colour=Black'],
    ['xe 9 chỗ', 'rest=xe 9 chỗ'],
    ['màu đen', 'colour=Black'],
    ['mau den', 'colour=Black'],
    ['xe màu xanh dương', 'colour=Blue'],
    ['xe màu bạc', 'colour=Silver'],
    ['màu xám', 'colour=Grey'],
    ['xe sedan màu trắng', 'simple_body=sedan colour=White'],
    ['xe mới', 'car_type=new'],
    ['xe trưng bày', 'car_type=demo'],
    ['xe mới hoặc xe trưng bày', 'car_type=new|demo'],
    ['xe cũ đời 2020 trở lên', 'car_type=used year=2020:'],
    ['đời 2019', 'year=2019:2019'],
    ['năm 2018 đến 2020', 'year=2018:2020'],
    ['sau 2019', 'year=2020:'],
    ['trước năm 2015', 'year=:2014'],
    ['dưới 100 nghìn km', 'km=:100000'],
    ['dưới 100.000 km', 'km=:100000'],
    ['số km dưới 50 nghìn', 'km=:50000'],
    ['ít km', 'km=:50000'],
    ['xe điện', 'simple_fuel=Electric'],
    ['xe lai', 'simple_fuel=Hybrid'],
    ['xăng', 'simple_fuel=Petrol'],
    ['máy xăng số sàn', 'simple_fuel=Petrol simple_transmission=Manual'],
    ['không phải màu trắng', 'not colour=White'],
    ['không lấy máy dầu', 'not simple_fuel=Diesel'],
    ['không lấy màu trắng hoặc đen', 'not colour=White|Black'],
    ['trừ Mazda', 'not make=Mazda'],
    ['gần Southport', 'sort=distance near=4215'],
    ['gần Caboolture', 'sort=distance near=Caboolture'],
    ['xe gần tôi', 'sort=distance'],
    ['ở Southport', 'city=Southport'],
    ['xe rẻ nhất', 'sort=sort_price:asc'],
    ['mới nhất', 'sort=year:desc'],
    ['cửa sổ trời và camera lùi', 'filtered_features=Sunroof|Reversing camera'],
    ['ghế da', 'filtered_features=Leather seats'],
    ['tôi muốn mua một chiếc Mazda CX-5 màu đỏ', 'make=Mazda model=CX-5 colour=Red'],
    ['toi muon mua xe mazda cx5 mau do', 'make=Mazda model=CX-5 colour=Red'],
    ['mẹc C-Class', 'make=Mercedes-Benz model=C-Class'],
    ['Toyota hoặc Kia', 'make=Toyota|Kia'],
    ['đỏ hay đen', 'colour=Red|Black'],
    ['xe tải van', 'simple_body=van'],
    ['tiểu bang Queensland', 'state=QLD'],
    ['xe van mau trang duoi 40k', 'simple_body=van colour=White price=:40000'],
    ['xe hyundai dưới 20k', 'price=:20000 rest=hyundai'],
    ['văn phòng', 'rest=văn phòng'],
    ['xe gia đình 7 chỗ giá dưới 40 nghìn, số tự động', 'seats=7 simple_transmission=Automatic price=:40000'],
    ['toyota duoi 30k', 'make=Toyota price=:30000'],
    ['land cruiser đời 2018', 'model=LandCruiser year=2018:2018'],
    ['xe 5 chỗ', 'seats=5'],
    ['xe năm chỗ', 'seats=5'],
    ['xe số tự động giá dưới 25k đời 2018 trở lên', 'simple_transmission=Automatic price=:25000 year=2018:'],
    ['tìm xe Toyota Corolla', 'make=Toyota model=Corolla'],
    ['xe toyota corolla 2018', 'make=Toyota model=Corolla year=2018:2018'],
    ['xe từ 2018 đến 2020', 'year=2018:2020'],
    ['xe đời 2018-2020', 'year=2018:2020'],
    ['giá 20-30 nghìn', 'price=20000:30000'],
    ['giá 20-30k', 'price=20000:30000'],
    ['20 - 30 nghìn', 'price=20000:30000'],
    ['từ 20k tới 30k', 'price=20000:30000'],
    ['dưới 30,000 đô', 'price=:30000'],
    ['dưới $30,000', 'price=:30000'],
    ['có tầm 30 nghìn', 'price=27000:33000'],
    ['khoảng 30 nghìn đô la', 'price=27000:33000'],
    ['xe rẻ', 'sort=sort_price:asc'],
    ['xe mới 100%', 'car_type=new'],
    ['xe không phải Toyota', 'not make=Toyota'],
    ['không có cửa sổ trời', 'not filtered_features=Sunroof'],
    ['xe màu trắng hoặc màu đen', 'colour=White|Black'],
    ['xe hai cầu máy dầu', 'simple_drive=4WD simple_fuel=Diesel'],
    ['ít hơn 80 nghìn km', 'km=:80000'],
    ['đi dưới 50.000 km', 'km=:50000'],
    ['chạy dưới 50 nghìn', 'km=:50000'],
    ['mua xe ở Brisbane', 'dealership_name=Harbour Brisbane'],
    ['xe gần Brisbane', 'sort=distance near=Brisbane'],
    ['xe ở gần tôi', 'sort=distance'],
    ['xe lướt', 'car_type=demo'],
    ['Mazda 3 cũ', 'model=Mazda3 car_type=used'],
    ['xe cu gia re', 'car_type=used sort=sort_price:asc'],
    ['xe cu', 'car_type=used'],
    ['mau trang', 'colour=White'],
    ['gia duoi 20 nghin', 'price=:20000'],
    ['100 đô một tuần', 'weekly_price_range=$75 to $100 a week'],
    ['$100/tuần', 'weekly_price_range=$75 to $100 a week'],
    ['trả mỗi tuần từ 75 đến 125 đô', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['kia sp duoi 30k', 'make=Kia price=:30000 rest=sp'],
    ['xe suv', 'simple_body=suv'],
    ['SUV 7 chỗ', 'simple_body=suv seats=7'],
    ['bán tải Ford Ranger', 'simple_body=ute make=Ford model=Ranger'],
    ['ford ranger cu', 'make=Ford model=Ranger car_type=used'],
    ['hilux may dau', 'model=HiLux simple_fuel=Diesel'],
    ['xe con', 'simple_body=sedan'],
    ['đời 18', 'year=2018:2018'],
    ['giá tầm 30', 'price=27000:33000'],
    ['giá 20-30', 'price=20000:30000'],
    ['ngân sách 30', 'price=:30000'],
    ['dưới 20.000$', 'price=:20000'],
    ['xe không quá 5 năm', 'rest=xe không quá 5 năm'],
    ['xe mau den hoac xam', 'colour=Black|Grey'],
    ['khong phai mau den', 'not colour=Black'],
    ['xe đời mới', 'car_type=new'],
    ['giá 0', 'rest=giá 0'],
  ])('%s', (sentence, expected) => expect(said(sentence)).toBe(expected));
});

describe('Arabic sentences', () => {
  test.each([
    ['تويوتا مستعملة أقل من 30 ألف', 'make=Toyota car_type=used price=:30000'],
    ['تويوتا مستعمله اقل من ٣٠ الف', 'make=Toyota car_type=used price=:30000'],
    ['أقل من 30 ألف', 'price=:30000'],
    ['أَقَلّ مِن 30 أَلْف دولار', 'price=:30000'],
    ['تحت 30 ألف', 'price=:30000'],
    ['بين 20 و 30 ألف', 'price=20000:30000'],
    ['بين 20 و30 ألف', 'price=20000:30000'],
    ['من 20 إلى 30 ألف', 'price=20000:30000'],
    ['من 20 ألف إلى 30 ألف دولار', 'price=20000:30000'],
    ['بسعر لا يتجاوز 30 ألف', 'price=:30000'],
    ['أكثر من 20 ألف', 'price=20000:'],
    ['حوالي 25 ألف', 'price=22500:27500'],
    ['ميزانيتي 30 ألف', 'price=:30000'],
    ['30 ألف كحد أقصى', 'price=:30000'],
    ['٣٠٬٠٠٠ دولار أو أقل', 'price=:30000'],
    ['ثلاثين ألف', 'price=:30000'],
    ['خمسة وعشرين ألف فأقل', 'price=:25000'],
    ['أقل من عشرة آلاف', 'price=:10000'],
    ['150 في الأسبوع', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['أقل من 125 دولار في الأسبوع', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['القسط الأسبوعي أقل من 125', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['لا يتجاوز 125 أسبوعيا', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['موديل 2020', 'year=2020:2020'],
    ['موديل 2020 فما فوق', 'year=2020:'],
    ['سنة ٢٠٢٠', 'year=2020:2020'],
    ['من 2018 إلى 2020', 'year=2018:2020'],
    ['بعد 2019', 'year=2020:'],
    ['قبل 2015', 'year=:2014'],
    ['أحدث من 2019', 'year=2020:'],
    ['أقل من 100 ألف كم', 'km=:100000'],
    ['ممشى أقل من 50 ألف', 'km=:50000'],
    ['ممشى قليل', 'km=:50000'],
    ['بيك أب أبيض أوتوماتيك', 'simple_body=ute colour=White simple_transmission=Automatic'],
    ['البيك اب الابيض الاوتوماتيكي', 'simple_body=ute colour=White simple_transmission=Automatic'],
    ['سيارة دفع رباعي ديزل', 'simple_drive=4WD simple_fuel=Diesel'],
    ['سيدان سوداء', 'simple_body=sedan colour=Black'],
    ['سيارة حمراء', 'colour=Red'],
    ['مرسيدس بنز الفئة C', 'make=Mercedes-Benz model=C-Class'],
    ['مرسيدس', 'make=Mercedes-Benz'],
    ['بي إم دبليو X5', 'make=BMW model=X5'],
    ['كورولا', 'model=Corolla'],
    ['تويوتا كورولا', 'make=Toyota model=Corolla'],
    ['لاند كروزر برادو', 'model=LandCruiser Prado'],
    ['لاندكروزر', 'model=LandCruiser'],
    ['هايلوكس', 'model=HiLux'],
    ['فولكس واجن جولف', 'make=Volkswagen model=Golf'],
    ['كيا أو مازدا', 'make=Kia|Mazda'],
    ['حمراء أو زرقاء', 'colour=Red|Blue'],
    ['ليس أبيض', 'not colour=White'],
    ['بدون فتحة سقف', 'not filtered_features=Sunroof'],
    ['لا أريد ديزل', 'not simple_fuel=Diesel'],
    ['ما عدا مازدا', 'not make=Mazda'],
    ['7 مقاعد', 'seats=7'],
    ['سبعة مقاعد', 'seats=7'],
    ['سيارة عائلية بسبعة مقاعد', 'seats=7'],
    ['9 مقاعد', 'rest=9 مقاعد'],
    ['جديدة أو مستعملة', 'car_type=new|used'],
    ['سيارة عرض', 'car_type=demo'],
    ['كهربائية', 'simple_fuel=Electric'],
    ['هايبرد', 'simple_fuel=Hybrid'],
    ['بنزين يدوي', 'simple_fuel=Petrol simple_transmission=Manual'],
    ['قرب ساوثبورت', 'sort=distance near=4215'],
    ['بالقرب من Caboolture', 'sort=distance near=Caboolture'],
    ['في ساوثبورت', 'city=Southport'],
    ['في كوينزلاند', 'state=QLD'],
    ['قريبة مني', 'sort=distance'],
    ['أرخص تويوتا', 'make=Toyota sort=sort_price:asc'],
    ['أحدث موديل', 'sort=year:desc'],
    ['مع كاميرا خلفية وفتحة سقف', 'filtered_features=Reversing camera|Sunroof'],
    ['مقاعد جلد', 'filtered_features=Leather seats'],
    [
      'أريد شراء سيارة تويوتا بيضاء مستعملة بسعر أقل من 30 ألف دولار',
      'make=Toyota colour=White car_type=used price=:30000',
    ],
    ['مستعملة Toyota under 30k', 'car_type=used make=Toyota price=:30000'],
    ['والأبيض', 'colour=White'],
    ['كرفان', 'item_type=caravan'],
    ['ستيشن', 'simple_body=wagon'],
    ['مرحبا', 'rest=مرحبا'],
    ['تويوتا، بيضاء، 2020', 'make=Toyota colour=White year=2020:2020'],
    ['ابحث عن بيك اب بالقرب من بريزبن', 'simple_body=ute sort=distance near=Brisbane'],
    ['خمس مقاعد', 'seats=5'],
    ['فضية أو رمادية ليست ديزل', 'colour=Silver|Grey not simple_fuel=Diesel'],
    ['سيارة بيضاء', 'colour=White'],
    ['السيارات المستعملة', 'car_type=used'],
    ['سيارات تويوتا المستعملة', 'make=Toyota car_type=used'],
    ['تويوتا 2020', 'make=Toyota year=2020:2020'],
    ['تويوتا موديل ٢٠١٨ أو أحدث', 'make=Toyota year=2018:'],
    ['بسعر 30 ألف', 'price=:30000'],
    ['السعر بين 20 ألف و30 ألف', 'price=20000:30000'],
    ['السعر من 20000 إلى 30000', 'price=20000:30000'],
    ['أقل من 25000 دولار', 'price=:25000'],
    ['أقل من $25,000', 'price=:25000'],
    ['اقل من 25k', 'price=:25000'],
    ['بحد أقصى 40 ألف', 'price=:40000'],
    ['لا يزيد عن أربعين ألف', 'price=:40000'],
    ['تحت الأربعين ألف', 'price=:40000'],
    ['بين عشرين وثلاثين ألف', 'price=20000:30000'],
    ['من عشرين إلى ثلاثين ألفا', 'price=20000:30000'],
    ['مئة ألف كيلومتر', 'km=:100000'],
    ['أقل من مئة ألف كم', 'km=:100000'],
    ['عداد أقل من 80000 كم', 'km=:80000'],
    ['بممشى أقل من 80 ألف كيلو', 'km=:80000'],
    ['سيارة ب 7 مقاعد', 'seats=7'],
    ['سيارة بسبع مقاعد', 'seats=7'],
    ['سيارة عائلية سبعة ركاب', 'seats=7'],
    ['دفعات أسبوعية أقل من 125', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['100 دولار أسبوعيا', 'weekly_price_range=$75 to $100 a week'],
    ['125 دولارا في الأسبوع كحد أقصى', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['ديزل أو بنزين', 'simple_fuel=Diesel|Petrol'],
    ['غير مستعملة', 'not car_type=used'],
    ['بدون كاميرا خلفية', 'not filtered_features=Reversing camera'],
    ['سوداء أو بيضاء أو فضية', 'colour=Black|White|Silver'],
    ['فورد رينجر ديزل', 'make=Ford model=Ranger simple_fuel=Diesel'],
    ['رينجر', 'model=Ranger'],
    ['مازدا 3', 'model=Mazda3'],
    ['كيا سبورتاج بيضاء', 'make=Kia model=Sportage colour=White'],
    ['سيارة اوتوماتيك رخيصة', 'simple_transmission=Automatic sort=sort_price:asc'],
    ['في سيدني', 'rest=في سيدني'],
    ['قرب سيدني', 'sort=distance near=Sydney'],
    ['بالقرب من 4215', 'sort=distance near=4215'],
    ['سيارات جديدة في ساوثبورت', 'car_type=new city=Southport'],
    ['أحدث السيارات', 'sort=year:desc'],
    ['لون أسود', 'colour=Black'],
    ['اللون أسود', 'colour=Black'],
    ['سيارة لونها احمر', 'colour=Red'],
    ['موديل 18', 'year=2018:2018'],
    ['جيب', 'simple_body=suv'],
    ['دفع أسبوعي 150', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['20-30 ألف', 'price=20000:30000'],
    ['سياره بيضا', 'colour=White'],
    ['مو ديزل', 'not simple_fuel=Diesel'],
    ['ٱلسيارة البيضاء', 'colour=White'],
    ['بين ٢٠٠٠٠ و ٣٠٠٠٠', 'price=20000:30000'],
    ['أريد تويوتا كورولا بيضاء موديل 2019 أو أحدث', 'make=Toyota model=Corolla colour=White year=2019:'],
    ['سيارة بأقل من ثلاثين ألف دولار', 'price=:30000'],
  ])('%s', (sentence, expected) => expect(said(sentence)).toBe(expected));
});

describe('several languages', () => {
  test.each([
    ['white ute 3万以下', 'colour=White simple_body=ute price=:30000'],
    [
      '二手 ute under 40k near Southport',
      'car_type=used simple_body=ute price=:40000 sort=distance near=4215',
    ],
    ['xe Toyota hilux under 30k màu trắng', 'make=Toyota model=HiLux colour=White price=:30000'],
    ['تويوتا hilux diesel', 'make=Toyota model=HiLux simple_fuel=Diesel'],
    ['丰田 تويوتا', 'make=Toyota'],
  ])('%s', (sentence, expected) => expect(said(sentence)).toBe(expected));

  test('are only those of the site', () => {
    const chinese = { ...SAMPLE_VOCABULARY, languages: siteTerms(['zh'], SAMPLE_VOCABULARY) };
    expect(said('二手丰田', chinese)).toBe('car_type=used make=Toyota');
    expect(said('تويوتا مستعملة', chinese)).toBe('rest=تويوتا مستعملة');
    expect(said('xe màu trắng', chinese)).toBe('rest=xe màu trắng');
    expect(isInFurtherLanguage('xe màu trắng', chinese)).toBe(false);
  });

  test('are not understood by a site without further languages', () => {
    for (const sentence of ['二手丰田3万以下', 'xe cũ dưới 30 nghìn', 'تويوتا مستعملة', '白色'])
      expect(understand(sentence, SAMPLE_VOCABULARY)).toMatchObject({ parts: [], rest: sentence });
    expect(understand('丰田', { ...SAMPLE_VOCABULARY, languages: [] }).parts).toEqual([]);
  });

  test('ignore what the site does not show', () => {
    const few = { ...SAMPLE_VOCABULARY, ranges: ['year'], values: { colour: ['White'] } };
    const vocabulary = { ...few, languages: siteTerms(['zh', 'vi', 'ar'], few) };
    expect(said('白色皮卡 3万以下', vocabulary)).toBe('colour=White rest=皮卡 3万以下');
    expect(said('bán tải trắng dưới 30 nghìn', vocabulary)).toBe('colour=White rest=bán tải dưới 30 nghìn');
    expect(said('بيك أب أبيض أقل من 30 ألف', vocabulary)).toBe('colour=White rest=بيك أب أقل من 30 ألف');
  });

  test('send a browser only words for the stock', () => {
    const [chinese] = siteTerms(['zh'], SAMPLE_VOCABULARY);
    expect(Object.keys(chinese?.makes ?? {}).toSorted()).toEqual(
      SAMPLE_VOCABULARY.makes.flatMap(({ name }) => (name === 'New Age' ? [] : [name])).toSorted(),
    );
    expect(Object.keys(chinese?.lists.simple_fuel ?? {})).not.toContain('LPG');
    expect(siteTerms([], SAMPLE_VOCABULARY)).toEqual([]);
  });

  test('do not correct words of another language as English names', () => {
    expect(corrected('xe gia đình torota', VOCABULARY)).toBeNull();
    expect(corrected('torota', VOCABULARY)).toBe(corrected('torota', SAMPLE_VOCABULARY));
  });

  test('tell an English sentence from one in another language', () => {
    for (const text of ['white ute', 'coupé', 'Citroën', 'do it', 'ten den', 'CX-5', 'be', ''])
      expect(isInFurtherLanguage(text, VOCABULARY), text).toBe(false);
    for (const text of ['白', 'ute 3万', 'đỏ', 'xe mau do', 'أبيض'])
      expect(isInFurtherLanguage(text, VOCABULARY)).toBe(true);
    const jaguar = { name: 'Jaguar', count: 1, models: [{ name: 'XE', count: 1 }], badges: [] };
    const vocabulary = { ...VOCABULARY, makes: [jaguar] };
    expect(isInFurtherLanguage('jaguar xe', vocabulary)).toBe(false);
    expect(said('jaguar xe', vocabulary)).toBe('make=Jaguar model=XE');
  });

  test('return the position of each part', () => {
    const sentence = '二手「丰田」，3万以下。';
    const { parts } = understand(sentence, VOCABULARY);
    expect(parts.map(({ text }) => text)).toEqual(['二手', '丰田', '3万以下']);
    for (const { text, span } of parts) expect(sentence.slice(...span)).toBe(text);
  });

  test('write traditional characters as simplified ones', () => {
    expect(said('寶馬 或 豐田')).toBe('make=BMW|Toyota');
    expect(said('銀色 電動車')).toBe('colour=Silver simple_fuel=Electric');
  });

  test.each(['hòa', 'hoà', 'ho\u0300a', 'HOÀ'])('place tones of Vietnamese anywhere: %s', (word) => {
    const terms = { ...(ALL_TERMS[1] as LanguageTerms), lists: { colour: { White: 'hòa' } } };
    expect(said(`${word} màu`, { ...SAMPLE_VOCABULARY, languages: [terms] })).toBe('colour=White');
  });
});

describe('properties', () => {
  /** Each wording of each value: its language, facet and value. */
  const wordings = ALL_TERMS.flatMap((terms) =>
    [
      ['make', terms.makes] as const,
      ['model', terms.models] as const,
      ...Object.entries(terms.lists),
    ].flatMap(([facet, byValue]) =>
      Object.entries(byValue).flatMap(([value, says]) =>
        says.split('|').map((wording) => ({ language: terms.language, facet, value, wording })),
      ),
    ),
  );
  /** `جيب` is a Jeep if the site has any, else an SUV. */
  const isOfMake = (language: string, facet: string, wording: string) =>
    facet !== 'make' &&
    wordings.some(
      (other) => other.facet === 'make' && other.language === language && other.wording === wording,
    );
  const withoutMarks = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd');
  const ARABIC_MARKS = ['\u064B', '\u064E', '\u0650', '\u0651', '\u0652'];

  test('each wording of a value gives the filter of that value', () => {
    for (const { language, facet, value, wording } of wordings) {
      if (isOfMake(language, facet, wording)) continue;
      // Without marks, another word shows that it is Vietnamese.
      const text = language === 'vi' && withoutMarks(wording) === wording ? `chiếc ${wording}` : wording;
      const { state, rest } = understand(text, FULL_VOCABULARY);
      expect(state.lists[facet], `${language} ${text}`).toContain(value);
      expect(rest, `${language} ${text}`).toBe('');
    }
  });

  test('each Vietnamese wording gives the same filter without marks', () => {
    for (const { facet, value, wording } of wordings.filter(({ language }) => language === 'vi')) {
      const text = `${withoutMarks(wording)} gia duoi 30k`;
      expect(understand(text, FULL_VOCABULARY).state, text).toMatchObject({
        lists: { [facet]: expect.arrayContaining([value]) },
        ranges: { price: { min: null, max: 30_000 } },
      });
    }
  });

  test('each Arabic wording gives the same filter with the article, vowel marks or other hamzas', () => {
    const arabic = fc.constantFrom(
      ...wordings.filter(
        ({ language, facet, wording }) => language === 'ar' && !isOfMake(language, facet, wording),
      ),
    );
    fc.assert(
      fc.property(
        arabic,
        fc.constantFrom(...ARABIC_MARKS),
        fc.boolean(),
        ({ facet, value, wording }, mark, bare) => {
          const letters = bare ? wording.replaceAll(/[أإآ]/g, 'ا').replaceAll('ة', 'ه') : wording;
          const marked = letters.replaceAll(/(?<=[\u0628-\u064A])(?=[\u0628-\u064A])/g, mark);
          const [first = '', ...more] = marked.split(' ');
          const text = [/^ا?ل|^[^\u0621-\u064A]/.test(first) ? first : `ال${first}`, ...more].join(' ');
          expect(understand(text, FULL_VOCABULARY).state.lists[facet], text).toContain(value);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('no make is unknown', () => {
    for (const { makes } of ALL_TERMS)
      for (const make of Object.keys(makes))
        expect(KNOWN_MAKES.includes(make as never) || isMotorcycleMake(make), make).toBe(true);
  });

  test.each(ALL_TERMS.map((terms) => [terms.language, terms] as const))(
    'a price is the same in any number of %s',
    (_, terms) => {
      const [under = ''] = terms.compareBefore.max?.split('|') ?? [];
      const [thousand = ''] = (terms.factors[1_000] ?? '').split('|');
      const prices = fc.integer({ min: 1, max: 300 });
      fc.assert(
        fc.property(prices, prices, (one, other) => {
          const expected = { price: { min: null, max: one * 1_000 } };
          expect(understand(`${under} ${one} ${thousand}`, FULL_VOCABULARY).state.ranges).toEqual(expected);
          expect(understand(`${under} ${one}k`, FULL_VOCABULARY).state.ranges).toEqual(expected);
          const [min, max] = [Math.min(one, other) * 1_000, Math.max(one, other) * 1_000];
          const [to = ''] = terms.to.split('|');
          expect(understand(`$${min} ${to} $${max}`, FULL_VOCABULARY).state.ranges).toEqual({
            price: { min, max },
          });
        }),
      );
    },
  );

  const english = fc.constantFrom(
    ...SAMPLE_VOCABULARY.makes.flatMap(({ name, models, badges }) => [
      name,
      ...models.map((model) => model.name),
      ...badges,
    ]),
    ...Object.values(SAMPLE_VOCABULARY.values).flat(),
    ...WORDINGS.flatMap(({ says }) => says),
    ...NICKNAMES.flat(),
    ...SORT_WORDINGS.flat(),
    ...FILLER_WORDS,
    ...NEGATIONS,
    ...'under over between and to - – near from a week kms than newer up or low , ! ; close around max + k but'.split(
      ' ',
    ),
    ...'tows 3000kg 2.5t tonne sleeps berth tare atm sp toy hil sportge Caboolture Port Macquarie 4510 15/05 w'.split(
      ' ',
    ),
    ...'ten do den be van ban man can hang may sang con dang xyz café coupé Citroën'.split(' '),
  );
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 300_000 }).map(String),
    fc.integer({ min: 1, max: 200 }).map((n) => `${n}k`),
    fc.integer({ min: 1, max: 200 }).map((n) => `$${n},000`),
    fc.integer({ min: 1990, max: 2030 }).map(String),
  );

  test('English sentences are read the same with and without further languages', () => {
    const sentence = fc.array(fc.oneof(english, amount), { maxLength: 12 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(sentence, (text) => {
        expect(understand(text, VOCABULARY)).toEqual(understand(text, SAMPLE_VOCABULARY));
      }),
      { numRuns: 1_000 },
    );
  });

  const grammar = ALL_TERMS.flatMap((terms) =>
    [
      ...Object.values(terms.compareBefore),
      ...Object.values(terms.compareAfter),
      ...Object.values(terms.unitBefore),
      ...Object.values(terms.unitAfter),
      ...Object.values(terms.numbers),
      ...Object.values(terms.factors),
      ...Object.values(terms.places),
      ...Object.values(terms.sorts),
      ...[terms.budget, terms.between, terms.to, terms.and, terms.or, terms.not, terms.glue, terms.lowKm],
      ...[terms.seats, terms.nearBefore, terms.nearAfter, terms.fillers],
    ].flatMap((each) => each.split('|')),
  );
  const SIGNS = [
    '，',
    '。',
    '、',
    '～',
    '-',
    ' ',
    '·',
    '٬',
    '؟',
    '\u0301',
    '\u200F',
    '/',
    '３',
    '٣',
    'の',
    'ـ',
    '.',
    ',',
  ];
  const noise = fc
    .array(
      fc.oneof(
        fc.constantFrom(...wordings.map(({ wording }) => wording)),
        fc.constantFrom(...grammar),
        amount,
        english,
        fc.constantFrom(...SIGNS),
        fc.string({ unit: 'grapheme', maxLength: 6 }),
        fc.string({ unit: 'binary', maxLength: 6 }),
      ),
      { maxLength: 14 },
    )
    .chain((words) => fc.constantFrom('', ' ').map((joint) => words.join(joint)));

  test('noise never throws, and parts are ordered without overlap', () => {
    fc.assert(
      fc.property(noise, (text) => {
        let end = 0;
        const { parts } = understand(text, VOCABULARY);
        for (const { span, text: part } of parts) {
          expect(span[0]).toBeGreaterThanOrEqual(end);
          expect(span[1]).toBeGreaterThan(span[0]);
          expect(text.slice(...span)).toBe(part);
          end = span[1];
        }
      }),
      { numRuns: 800 },
    );
  });

  test('every letter of the sentence is in one part or the rest', () => {
    const letters = (text: string) =>
      Array.from(text.normalize('NFKD').replaceAll(/[^\p{L}\p{N}]/gu, ''))
        .toSorted()
        .join('');
    fc.assert(
      fc.property(noise, (text) => {
        const { parts, rest } = understand(text, VOCABULARY);
        expect(letters(parts.map((part) => part.text).join('') + rest)).toBe(letters(text.slice(0, 400)));
      }),
      { numRuns: 800 },
    );
  });

  test('returns only known values and ordered ranges', () => {
    fc.assert(
      fc.property(noise, (text) => {
        const { lists, without, ranges } = understand(text, VOCABULARY).state;
        const { makes, values } = VOCABULARY;
        const known: Record<string, readonly string[]> = {
          ...values,
          make: makes.map(({ name }) => name),
          model: makes.flatMap(({ models }) => models.map(({ name }) => name)),
          badge: makes.flatMap(({ badges }) => badges),
          make_model: makes.flatMap(({ name, models }) => models.map((model) => `${name} > ${model.name}`)),
          certified: ['true'],
        };
        for (const [key, asked] of [...Object.entries(lists), ...Object.entries(without)])
          for (const value of asked) expect(known[key]).toContain(value);
        for (const { min, max } of Object.values(ranges)) {
          expect(min !== null || max !== null).toBe(true);
          if (min !== null && max !== null) expect(min).toBeLessThanOrEqual(max);
        }
      }),
      { numRuns: 800 },
    );
  });

  test('parsing the rest again finds nothing more', () => {
    fc.assert(
      fc.property(noise, (text) => {
        const { rest } = understand(text, VOCABULARY);
        const again = understand(rest, VOCABULARY);
        expect(again.parts).toEqual([]);
        expect(again.rest).toBe(rest);
      }),
      { numRuns: 800 },
    );
  });
});
