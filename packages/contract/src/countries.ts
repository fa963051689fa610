import { foldText } from '#fold.ts'

/** Every country by its ISO 3166-1 code. */
const codes = `
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG
CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL
GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA
LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP
NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV
SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`

export const countries: readonly string[] = codes.trim().split(/\s+/)

/** What people call some countries beside their English names, without spaces. */
const otherNames: Readonly<Record<string, string>> = {
  britain: 'GB',
  england: 'GB',
  greatbritain: 'GB',
  scotland: 'GB',
  uk: 'GB',
  wales: 'GB',
  america: 'US',
  unitedstatesofamerica: 'US',
  usa: 'US',
  uae: 'AE',
  இலங்கை: 'LK',
  ලංකාව: 'LK',
  ශ්රීලංකා: 'LK',
  ශ්රීලංකාව: 'LK',
  இந்தியா: 'IN',
  ඉන්දියාව: 'IN',
}

const keyOf = (name: string) => foldText(name).replace(/[^\p{L}\p{M}]+/gu, '')
let byName: ReadonlyMap<string, string> | undefined

function countriesByName(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  byName ??= new Map([
    ...countries.map((code) => [keyOf(names.of(code) ?? code), code] as const),
    ...Object.entries(otherNames).map(([name, code]) => [keyOf(name), code] as const),
  ])
  return byName
}

/**
 * Finds the country with a name.
 *
 * @param name - An ISO 3166-1 code, or an English name or another that is common in Sri Lanka.
 * @returns Its code, or undefined.
 */
export function findCountry(name: string): string | undefined {
  const code = name.trim().toUpperCase()
  return countries.includes(code) ? code : countriesByName().get(keyOf(name))
}
