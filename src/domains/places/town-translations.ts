import { type Locale, locales } from '@/foundation/i18n/locales'
import { foldName } from '@/foundation/text/fold-name'

/**
 * Towns that are called otherwise in a language of the site, with their country: their names in English, Spanish and
 * Portuguese. GeoNames has them in English, in their own language or, in Ireland, in Irish.
 */
const names = `
  AT Vienna/Viena/Viena
  BE Brussels/Bruselas/Bruxelas, Antwerp/Amberes/Antuérpia, Gent>Ghent/Gante/Gante, Brugge>Bruges/Brujas/Bruges
  CH Geneva/Ginebra/Genebra, Zürich>Zurich/Zúrich/Zurique, Bern/Berna/Berna, Basel/Basilea/Basileia
  CN Beijing/Pekín/Pequim, Shanghai/Shanghái/Xangai
  CZ Prague/Praga/Praga
  DE Berlin/Berlín/Berlim, Munich/Múnich/Munique, Köln>Cologne/Colonia/Colônia, Hamburg/Hamburgo/Hamburgo
  DE Frankfurt am Main/Fráncfort del Meno/Frankfurt, Nürnberg>Nuremberg/Núremberg/Nuremberg
  DK Copenhagen/Copenhague/Copenhague
  ES Sevilla>Seville/Sevilla/Sevilha, Zaragoza/Zaragoza/Saragoça, A Coruña/A Coruña/Corunha
  ES Donostia / San Sebastián>San Sebastián/San Sebastián/San Sebastián, Gasteiz / Vitoria>Vitoria-Gasteiz/Vitoria-Gasteiz/Vitoria-Gasteiz
  FR Paris/París/Paris, Marseille/Marsella/Marselha, Lyon/Lyon/Lyon, Bordeaux/Burdeos/Bordéus, Nice/Niza/Nice
  FR Toulouse/Toulouse/Toulouse, Strasbourg/Estrasburgo/Estrasburgo
  GB London/Londres/Londres, Edinburgh/Edimburgo/Edimburgo
  GR Athens/Atenas/Atenas
  HU Budapest/Budapest/Budapeste
  IE Dublin/Dublín/Dublin, Gaillimh>Galway/Galway/Galway, Cluain Meala>Clonmel/Clonmel/Clonmel, Cill Airne>Killarney/Killarney/Killarney
  IE An Muileann gCearr>Mullingar/Mullingar/Mullingar
  IT Rome/Roma/Roma, Milan/Milán/Milão, Naples/Nápoles/Nápoles, Turin/Turín/Turim, Florence/Florencia/Florença
  IT Venice/Venecia/Veneza, Genoa/Génova/Gênova, Bologna/Bolonia/Bolonha, Padova>Padua/Padua/Pádua
  JP Tokyo/Tokio/Tóquio, Kyoto/Kioto/Quioto, Fukui-shi>Fukui/Fukui/Fukui
  MX Mexico City/Ciudad de México/Cidade do México, León de los Aldama>León/León/León
  NL Amsterdam/Ámsterdam/Amsterdã, The Hague/La Haya/Haia, Rotterdam/Róterdam/Roterdã
  PL Warsaw/Varsovia/Varsóvia, Kraków>Kraków/Cracovia/Cracóvia
  PT Lisbon/Lisboa/Lisboa, Porto/Oporto/Porto
  RU Moscow/Moscú/Moscou
  SE Stockholm/Estocolmo/Estocolmo
  US New York City/Nueva York/Nova York, Philadelphia/Filadelfia/Filadélfia, New Orleans/Nueva Orleans/Nova Orleans`

/** What towns are also called: by their letters, or by the island that they are the main town of. */
const shortNames = `
  AR CABA/Buenos Aires, Bs As/Buenos Aires, Capital Federal/Buenos Aires
  BR BH/Belo Horizonte, BSB/Brasília, POA/Porto Alegre, Sampa/São Paulo, Floripa/Florianópolis
  ES Gerona/Girona, S C de Tenerife/Santa Cruz de Tenerife, Mallorca/Palma, Menorca/Maó, Barna/Barcelona
  MX DF/Mexico City, D F/Mexico City, GDL/Guadalajara, MTY/Monterrey
  US NYC/New York City`

/** A town by GeoNames' name of it and its country. */
interface Key {
  name: string
  country: string
}

const keyOf = ({ country, name }: Key) => `${country} ${name}`

const translations = new Map<string, Record<Locale, string>>()

/** GeoNames' names of towns by country and folded name in a language of the site. */
const originals = new Map<string, Key[]>()

for (const line of names.trim().split(/\n\s*/)) {
  const country = line.slice(0, 2)
  for (const town of line.slice(3).split(', ')) {
    const [name = '', others = name] = town.split('>')
    const [en = '', es = en, pt = en] = (town.includes('>') ? others : town).split('/')
    const original = town.includes('>') ? name : en
    const key = { country, name: original }
    translations.set(keyOf(key), { en, es, pt })
    for (const folded of new Set([en, es, pt].map(foldName)))
      originals.set(folded, [...(originals.get(folded) ?? []), key])
  }
}

for (const line of shortNames.trim().split(/\n\s*/))
  for (const [short = '', name = ''] of line
    .slice(3)
    .split(', ')
    .map((pair) => pair.split('/')))
    originals.set(foldName(short), [{ country: line.slice(0, 2), name }])

/** The name of a place in a language. */
export const townNameIn = (place: Key, locale: Locale): string =>
  translations.get(keyOf(place))?.[locale] ?? place.name

/** The names of a place in all languages, and GeoNames' name of it. */
export const townNamesOf = (place: Key): string[] => [
  ...new Set([place.name, ...locales.map((locale) => townNameIn(place, locale))]),
]

/** The towns that a folded name means in a language of the site, by GeoNames' names. */
export const originalsOf = (folded: string): readonly Key[] => originals.get(folded) ?? []
