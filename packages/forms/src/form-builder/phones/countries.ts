/** What stands before a number from abroad, and what has to be typed before it at home. */
export interface Country {
  /** `44`. */
  readonly code: string
  /** `0` where home numbers begin with one that is left out abroad, `1` for North America, nothing where they are the same. */
  readonly prefix: '0' | '1' | ''
}

/** Countries by their codes, in which a home number begins with a zero that is left out abroad. */
const WITH_ZERO =
  'AE971 AF93 AL355 AM374 AT43 AU61 BA387 BD880 BE32 BG359 CH41 CN86 DE49 DZ213 EG20 ET251 FI358 FR33 GB44 GE995 GG44 GH233 HR385 ID62 IE353 IL972 IM44 IN91 ' +
  'IQ964 IR98 JE44 JO962 JP81 KE254 KG996 KH855 KR82 LA856 LK94 LY218 MA212 MD373 ME382 MK389 MM95 MY60 NA264 NG234 NL31 NP977 NZ64 PE51 PH63 PK92 PY595 RO40 ' +
  'RS381 RW250 SA966 SD249 SE46 SI386 SK421 SY963 TH66 TR90 TW886 TZ255 UA380 UG256 UY598 VE58 VN84 XK383 YE967 ZA27 ZM260 ZW263'

/** Those in which it is the same as from abroad. */
const WITHOUT =
  'AD376 AO244 BF226 BH973 BN673 BO591 BT975 BW267 CL56 CM237 CO57 CR506 CV238 CY357 CZ420 DJ253 DK45 EE372 ES34 FJ679 FO298 GI350 GL299 ' +
  'GR30 GT502 HK852 HN504 HT509 IS354 IT39 KW965 LB961 LU352 LI423 LV371 MC377 ML223 MO853 MT356 MU230 MV960 MZ258 NE227 NI505 NO47 OM968 PA507 PL48 PT351 QA974 ' +
  'SG65 SM378 SN221 SV503 TG228 TN216 VA39'

/** Those of North America's plan. */
const AMERICAN = 'AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT US VC VG VI'

const TABLE: ReadonlyMap<string, Country> = new Map([
  ...listed(WITH_ZERO, '0'),
  ...listed(WITHOUT, ''),
  ...AMERICAN.split(' ').map((country): [string, Country] => [country, { code: '1', prefix: '1' }]),
])

function listed(list: string, prefix: Country['prefix']): readonly [string, Country][] {
  return list.split(' ').map((entry) => [entry.slice(0, 2), { code: entry.slice(2), prefix }])
}

/** A country by its code of two letters; nothing for those whose numbers are told by no simple rule. */
export const countryOf = (code: string): Country | undefined => TABLE.get(code.toUpperCase())
