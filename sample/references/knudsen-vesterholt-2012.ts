import type { ReferenceSample } from '@sample/types'

export const knudsenVesterholt2012: ReferenceSample = {
  slug: 'knudsen-vesterholt-2012',
  title: 'Funga Nordica: Agaricoid, boletoid, clavarioid, cyphelloid and gastroid genera',
  authors: 'Henning Knudsen, Jan Vesterholt (editors)',
  publication: 'Nordsvamp, Copenhagen, second edition',
  year: 2012,
  link: 'https://search.worldcat.org/isbn/9788798396130',
  summary: {
    en: 'Keys and concise descriptions of the agarics, boletes and allied fungi of northern Europe. Used for microscopic and macroscopic characters that decide an identification.',
    es: 'Claves y descripciones concisas de los agaricales, boletales y hongos afines del norte de Europa. Sirve para los caracteres macroscópicos y microscópicos que deciden una identificación.',
    pt: 'Chaves e descrições concisas dos agáricos, boletos e fungos afins do norte da Europa. Serve para os caracteres macroscópicos e microscópicos que decidem uma identificação.',
  },
}
