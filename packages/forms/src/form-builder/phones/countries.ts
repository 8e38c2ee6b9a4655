/** How numbers of a country are dialled. */
export interface Country {
  /** By its two letters: `GB`. */
  readonly id: string
  /** What stands before a number from abroad: `44`. */
  readonly code: string
  /** What is dialled before it at home, and left out abroad: mostly `0`, or nothing. */
  readonly prefix: string
  /** Whether a number, without code and prefix, can have so many digits. */
  readonly takes: (digits: number) => boolean
}

/**
 * All countries, as `GB44:0:7,9-10`: letters and code, prefix, lengths. Of those that share a code the first is the one that it is known for.
 * The numbers are those of `libphonenumber-js`: a test compares them, and says what has to stand here once they change.
 */
export const COUNTRIES =
  'US1:1:10 AG1:1:10 AI1:1:10 AS1:1:10 BB1:1:10 BM1:1:10 BS1:1:10 CA1:1:7,10 DM1:1:10 DO1:1:10 GD1:1:10 GU1:1:10 JM1:1:10 KN1:1:10 KY1:1:10 LC1:1:10 ' +
  'MP1:1:10 MS1:1:10 PR1:1:10 SX1:1:10 TC1:1:10 TT1:1:10 VC1:1:10 VG1:1:10 VI1:1:10 RU7:8:10,14 KZ7:8:10,14 EG20:0:8-10 ZA27:0:5-10 GR30::10-12 ' +
  'NL31:0:5-11 BE32:0:8-9 FR33:0:9 ES34::9 HU36:06:8-9 IT39::6-12 VA39::6-12 RO40:0:6,9 CH41:0:9,12 AT43:0:4-13 GB44:0:7,9-10 GG44:0:7,9-10 ' +
  'IM44:0:10 JE44:0:10 DK45::8 SE46:0:6-10,12 NO47::5,8 SJ47::5,8 PL48::6-10 DE49:0:4-15 PE51:0:8-9 MX52::10 CU53:0:6-8,10 AR54:0:10-11 BR55:0:8-11 ' +
  'CL56::9-11 CO57:0:8,10-11 VE58:0:10 MY60:0:8-10 AU61:0:5-10,12 CC61:0:6-10,12 CX61:0:6-10,12 ID62:0:7-17 PH63:0:6,8-13 NZ64:0:5-10 SG65::8,10-11 ' +
  'TH66:0:8-10,13 JP81:0:8-17 KR82:0:5-6,8-14 VN84:0:7-10 CN86:0:7-12 TR90:0:7,10,12-13 IN91:0:8-13 PK92:0:8-12 AF93:0:9 LK94:0:9 MM95:0:6-10 ' +
  'IR98:0:4-7,10 SS211:0:9 MA212:0:9 EH212:0:9 DZ213:0:8-9 TN216::8 LY218:0:9 GM220::7,9 SN221::9 MR222::8 ML223::8 GN224::8-9 CI225::10 BF226::8 ' +
  'NE227::8 TG228::8 BJ229::10 MU230::7-8,10 LR231:0:7-9 SL232:0:8 GH233:0:8-9 NG234:0:10-14 TD235::8 CF236::8 CM237::8-9 CV238::7 ST239::7 GQ240::9 ' +
  'GA241::7-8 CG242::9 CD243:0:7-10 AO244::9 GW245::7,9 IO246::7 AC247::5-6 SC248::7 SD249:0:9 RW250:0:8-9 ET251:0:9 SO252:0:6-9 DJ253::8 ' +
  'KE254:0:7-10 TZ255:0:9 UG256:0:9 BI257::8 MZ258::8-9 ZM260:0:9 MG261:0:9 RE262:0:9 YT262:0:9 ZW263:0:7,9-10 NA264:0:8-9 MW265:0:7,9 LS266::8 ' +
  'BW267::7-8,10 SZ268::8-9 KM269::7 SH290::4-5 TA290::4 ER291:0:7 AW297::7 FO298::6 GL299::6 GI350::8 PT351::9 LU352::4-11 IE353:0:7-10 IS354::7,9 ' +
  'AL355:0:6-9 MT356::8 CY357::8 FI358:0:5-12 AX358:0:5-12 BG359:0:6-9,12 LT370:0:8 LV371::8 EE372::7-8,10 MD373:0:8 AM374:0:8 BY375:8:6-11 ' +
  'AD376::6,8-9 MC377:0:8-9 SM378::8,10 UA380:0:9-10 RS381:0:6-12 ME382:0:8-9 XK383:0:8-12 HR385:0:7-9 SI386:0:5-8 BA387:0:8-9 MK389:0:8 CZ420::9-12 ' +
  'SK421:0:6-7,9 LI423:0:7,9 FK500::5 BZ501::7,11 GT502::8,11 SV503::7-8,11 HN504::8,11 NI505::8 CR506::8,10 PA507::7-8,10-11 PM508:0:6,9 HT509::8 ' +
  'GP590:0:9 BL590:0:9 MF590:0:9 BO591:0:8-9 GY592::7 EC593:0:8-11 GF594:0:9 PY595:0:6-11 MQ596:0:9 SR597::6-7 UY598:0:4-13 CW599::7-8 BQ599::7 ' +
  'TL670::7-8 NF672::6 BN673::7 NR674::7 PG675::7-8 TO676::5,7 SB677::5,7 VU678::5,7 FJ679::7,11 PW680::7 WF681::6,9 CK682::5 NU683::4,7 ' +
  'WS685::5-7,10 KI686:0:5,8 NC687::6 TV688::5-7 PF689::6,8-9 TK690::4-7 FM691::7 MH692:1:7 KP850:0:8,10 HK852::5-9,11 MO853::7-8 KH855:0:8-10 ' +
  'LA856:0:8-10 BD880:0:6-10 TW886:0:7-11 MV960::7,10 LB961:0:7-8 JO962:0:8-9 SY963:0:8-9 IQ964:0:8-10 KW965::7-8 SA966:0:9-10 YE967:0:7-9 ' +
  'OM968::7-9 PS970:0:8-10 AE971:0:5-12 IL972:0:7-12 BH973::8 QA974::7-9,11 BT975::7-8 MN976:0:8-10 NP977:0:8,10-11 TJ992::9 TM993:8:8 AZ994:0:9 ' +
  'GE995:0:9 KG996:0:9-10 UZ998::9'

const ENTRY = /^(..)(\d+):(\d*):(.*)$/

const TABLE: ReadonlyMap<string, Country> = new Map(COUNTRIES.split(' ').map((entry) => {
  const [, id = '', code = '', prefix = '', lengths = ''] = ENTRY.exec(entry) ?? []
  return [id, { id, code, prefix, takes: (digits) => isAmong(digits, lengths) }]
}))

/** Whether a number is among others: `7,9-10`. */
const isAmong = (number: number, list: string): boolean => list.split(',').some((span) => {
  const [from, to = from] = span.split('-').map(Number)
  return from !== undefined && to !== undefined && number >= from && number <= to
})

/** All of them. */
export const allCountries = (): readonly Country[] => [...TABLE.values()]

/** A country by its two letters. */
export const countryOf = (id: string): Country | undefined => TABLE.get(id.toUpperCase())

/** The countries whose code a number from abroad begins with, that one first which it is known for. */
export const countriesDialled = (digits: string): readonly Country[] => allCountries().filter(({ code }) => digits.startsWith(code))
