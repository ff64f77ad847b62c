import { foldLetters } from '@/foundation/text/fold-letters'
import { subdivisions } from './subdivisions'

/** What people call regions besides the names and codes of ISO 3166-2: older, official and shortened names, and those of the other languages. */
const otherNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    CA: 'Calif',
    DC: 'Washington DC',
    HI: 'Hawái; Havaí',
    LA: 'Luisiana',
    MO: 'Misuri',
    MS: 'Misisipi; Mississipi',
    MA: 'Mass',
    OR: 'Ore',
    NC: 'N Carolina; Carolina del Norte; Carolina do Norte',
    ND: 'N Dakota; Dakota del Norte; Dakota do Norte',
    NH: 'Nuevo Hampshire; Nova Hampshire',
    NJ: 'Nueva Jersey; Nova Jersey; Nova Jérsei',
    NM: 'Nuevo México; Novo México',
    NY: 'Nueva York; Nova York; Nova Iorque',
    PA: 'Pensilvania; Penn',
    SC: 'S Carolina; Carolina del Sur; Carolina do Sul',
    SD: 'S Dakota; Dakota del Sur; Dakota do Sul',
    TX: 'Tejas',
    WA: 'Washington State',
    WV: 'W Virginia; Virginia Occidental; Virginia del Oeste; Virgínia Ocidental',
  },
  CA: {
    BC: 'Colombie-Britannique; Columbia Británica; Colúmbia Britânica',
    NL: 'Newfoundland; NFLD; Terranova y Labrador; Terra Nova e Labrador',
    NS: 'Nueva Escocia; Nova Escócia',
    ON: 'Ont',
    PE: 'PEI; Isla del Príncipe Eduardo',
    QC: 'PQ; Que',
  },
  MX: {
    AGU: 'Ags',
    BCN: 'BC; Baja California Norte',
    CHP: 'Chis',
    CHH: 'Chih',
    CMX: 'CDMX; DF; Distrito Federal; México DF; Mexico City; Cidade do México',
    COA: 'Coah; Coahuila de Zaragoza',
    DUR: 'Dgo',
    GUA: 'Gto',
    HID: 'Hgo',
    MEX: 'Edo Mex; Estado do México',
    MIC: 'Mich; Michoacán de Ocampo',
    NLE: 'NL',
    QUE: 'Qro; Querétaro de Arteaga',
    ROO: 'QR; Q Roo',
    TAM: 'Tamps',
    TLA: 'Tlax',
    VER: 'Veracruz de Ignacio de la Llave',
  },
  BR: { DF: 'Brasília' },
  ES: {
    A: 'Alacant',
    BI: 'Vizcaya',
    C: 'La Coruña; Coruña; Coruña A',
    GC: 'Palmas Las',
    CS: 'Castelló',
    GI: 'Gerona',
    L: 'Lérida',
    LO: 'Rioja; Rioja La',
    NA: 'Nafarroa',
    OR: 'Orense',
    PM: 'Baleares; Baleares Islas; Balears Illes; Mallorca; Menorca; Ibiza; Eivissa; Formentera',
    SS: 'Guipúzcoa',
    TF: 'Tenerife; SC de Tenerife; SC Tenerife',
    VI: 'Araba',
  },
}

/** What stands before the name of a region and says what it is. */
const kind =
  /^(?:(?:estado|state|edo|comunidad|comunidad autonoma|comunidad foral|provincia|prov|principado|region|province) (?:de|of|do|da) |islas |illes )/

const plain = (text: string) =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Without spaces, so that `N.L.` is NL. */
const keyOf = (text: string) => plain(text).replace(kind, '').replaceAll(' ', '')

const codesByCountry = new Map(
  Object.entries(subdivisions).map(([country, regions]) => {
    const codes = Object.keys(regions)
    const others = Object.entries(otherNames[country] ?? {}).flatMap(([code, names]) =>
      names.split('; ').map((name): [string, string] => [keyOf(name), code]),
    )
    const own = codes.flatMap((code): [string, string][] => [
      [keyOf(`${country} ${code}`), code],
      [keyOf(regions[code] ?? ''), code],
      [code.toLowerCase(), code],
    ])
    return [country, new Map([...others, ...own])]
  }),
)

/**
 * The code of a state or province from its name or code as people write them: `Nuevo León`, `N.L.`, `MX-NLE`, `Comunidad de
 * Madrid`, `São Paulo/SP`; null if the country has no such region, or the text names several.
 */
export function regionCode(country: string, text: string): string | null {
  const codes = codesByCountry.get(country)
  const whole = codes?.get(keyOf(text))
  if (!codes || whole) return whole ?? null
  const parts = text.split(/[/,()]|\s[-–—]\s/).filter((part) => plain(part) !== '')
  const found = new Set(parts.map((part) => codes.get(keyOf(part)) ?? null))
  return found.size === 1 ? ([...found][0] ?? null) : null
}
