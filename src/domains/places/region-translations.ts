import { type Locale, locales } from '@/foundation/i18n/locales'
import type { KnownPlace } from './gazetteer'

type Names = Partial<Record<Locale, string>>

/** A name that Spanish and Portuguese share. */
const both = (name: string): Names => ({ es: name, pt: name })

/**
 * Official names of states and provinces by GeoNames' codes, where GeoNames has an English name, and what they are called
 * in the other language. Regions that are not here have one name.
 */
const translations: Record<string, Names> = {
  'ES.07': { es: 'Islas Baleares', pt: 'Ilhas Baleares' },
  'ES.31': { pt: 'Múrcia' },
  'ES.32': both('Navarra'),
  'ES.34': { pt: 'Astúrias' },
  'ES.39': { pt: 'Cantábria' },
  'ES.51': { es: 'Andalucía', pt: 'Andaluzia' },
  'ES.52': { es: 'Aragón', pt: 'Aragão' },
  'ES.53': { es: 'Canarias', pt: 'Ilhas Canárias' },
  'ES.54': { en: 'Castile-La Mancha', es: 'Castilla-La Mancha', pt: 'Castela-Mancha' },
  'ES.55': { en: 'Castile and León', es: 'Castilla y León', pt: 'Castela e Leão' },
  'ES.56': { es: 'Cataluña', pt: 'Catalunha' },
  'ES.57': { pt: 'Estremadura' },
  'ES.58': { pt: 'Galiza' },
  'ES.59': { es: 'País Vasco', pt: 'País Basco' },
  'ES.60': { es: 'Comunidad Valenciana', pt: 'Comunidade Valenciana' },
  'ES.ML': { pt: 'Melilha' },
  'PT.14': both('Lisboa'),
  'PT.17': { es: 'Oporto' },
  'PT.23': { pt: 'Açores' },
  'MX.09': { es: 'Ciudad de México', pt: 'Cidade do México' },
  'MX.15': { es: 'Estado de México', pt: 'Estado do México' },
  'BR.07': both('Distrito Federal'),
  'AR.05': both('Córdoba'),
  'AR.07': { es: 'Ciudad Autónoma de Buenos Aires', pt: 'Cidade Autônoma de Buenos Aires' },
  'AR.08': both('Entre Ríos'),
  'AR.15': both('Neuquén'),
  'AR.16': both('Río Negro'),
  'AR.23': { pt: 'Terra do Fogo' },
  'AR.24': both('Tucumán'),
  'CL.01': both('Valparaíso'),
  'CL.04': both('La Araucanía'),
  'CL.06': both('Biobío'),
  'CL.10': both('Magallanes'),
  'CL.12': { es: 'Región Metropolitana de Santiago', pt: 'Região Metropolitana de Santiago' },
  'CO.25': both('San Andrés y Providencia'),
  'CO.34': both('Bogotá D. C.'),
  'PE.08': both('Cusco'),
  'PE.12': both('Junín'),
  'PE.15': { es: 'Región Lima', pt: 'Região de Lima' },
  'PE.LMA': { es: 'Provincia de Lima', pt: 'Província de Lima' },
}

/** Countries to whose regions GeoNames adds what they are, in English. */
const countriesWithKinds = ['CL', 'CO', 'PE']
const englishKind = / (?:Region|Department|Province)$/

type Region = Pick<KnownPlace, 'country' | 'regionCode' | 'regionName'>

/** The name of the state or province of a place in a language; null if it has none. */
export function regionNameIn({ country, regionCode, regionName }: Region, locale: Locale): string | null {
  if (regionName === null) return null
  const translated = translations[`${country}.${regionCode}`]?.[locale]
  if (translated) return translated
  const hasKind = locale !== 'en' && countriesWithKinds.includes(country)
  return hasKind ? regionName.replace(englishKind, '') : regionName
}

/** The names of the state or province of a place in all languages. */
export function regionNamesOf(region: Region): string[] {
  const names = [region.regionName, ...locales.map((locale) => regionNameIn(region, locale))]
  return [...new Set(names)].filter((name) => name !== null)
}
