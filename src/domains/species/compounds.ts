import { slugify } from '@/foundation/routing/slug'

/** Slugs of psychoactive compounds; all others are classified as medicinal. */
const psychoactive = [
  'psilocybin',
  'psilocin',
  'baeocystin',
  'norbaeocystin',
  'aeruginascin',
  'harmine',
  'harmaline',
  'norharmane',
  'cordysinin',
  'lumichrome',
  'muscimol',
  'ibotenic-acid',
  'ergine',
  'serotonin',
] as const

export type CompoundClass = 'psychoactive' | 'medicinal'

/** Other spellings, also Spanish and Portuguese, by their slug. */
const synonyms: Record<string, string> = {
  psilocibina: 'psilocybin',
  psilocybine: 'psilocybin',
  psilocina: 'psilocin',
  psilocine: 'psilocin',
  baeocistina: 'baeocystin',
  norbaeocistina: 'norbaeocystin',
  aeruginascina: 'aeruginascin',
  harmina: 'harmine',
  harmalina: 'harmaline',
  norharmano: 'norharmane',
  norharman: 'norharmane',
  cordisinina: 'cordysinin',
  lumicromo: 'lumichrome',
  muscimole: 'muscimol',
  'acido-ibotenico': 'ibotenic-acid',
  ibotenico: 'ibotenic-acid',
  ergina: 'ergine',
  lsa: 'ergine',
  serotonina: 'serotonin',
  '5-ht': 'serotonin',
  betaglucano: 'beta-glucan',
  betaglucanos: 'beta-glucan',
  'beta-glucano': 'beta-glucan',
  'beta-glucanos': 'beta-glucan',
  betaglucana: 'beta-glucan',
  betaglucanas: 'beta-glucan',
  'beta-glucanas': 'beta-glucan',
  'beta-glucans': 'beta-glucan',
  ergotioneina: 'ergothioneine',
  hericenona: 'hericenone',
  hericenonas: 'hericenone',
  hericenones: 'hericenone',
  erinacina: 'erinacine',
  erinacinas: 'erinacine',
  erinacines: 'erinacine',
  cordicepina: 'cordycepin',
  adenosina: 'adenosine',
  'acido-ganoderico': 'ganoderic-acid',
  'acidos-ganodericos': 'ganoderic-acid',
  'ganoderic-acids': 'ganoderic-acid',
  lentinano: 'lentinan',
  lentinana: 'lentinan',
  eritadenina: 'eritadenine',
  psk: 'polysaccharide-k',
  krestin: 'polysaccharide-k',
  'polisacarido-k': 'polysaccharide-k',
  'polissacarideo-k': 'polysaccharide-k',
  grifolano: 'grifolan',
  grifolana: 'grifolan',
  lovastatina: 'lovastatin',
  'acido-betulinico': 'betulinic-acid',
  trehalosa: 'trehalose',
  trealose: 'trehalose',
  glucuronoxilomanano: 'glucuronoxylomannan',
  glucuronoxilomanana: 'glucuronoxylomannan',
  esquizofilano: 'schizophyllan',
  esquizofilana: 'schizophyllan',
  carotenoide: 'carotenoid',
  carotenoides: 'carotenoid',
  carotenoids: 'carotenoid',
}

/** Converts `Ácido iboténico` to `ibotenic-acid`; a name without a synonym is only slugified. */
export function compoundSlug(name: string): string {
  const slug = slugify(name)
  return Object.hasOwn(synonyms, slug) ? (synonyms[slug] as string) : slug
}

/** The class of a compound. */
export function compoundClass(slug: string): CompoundClass {
  return psychoactive.some((compound) => compound === slug) ? 'psychoactive' : 'medicinal'
}

/**
 * The canonical path of a compound below `/mushrooms/species/` for any spelling in either class; null if
 * the path is not a compound's.
 */
export function compoundPath(path: readonly string[]): string | null {
  const [group, drawer, name, ...rest] = path
  if (group !== 'chemistry' || !name || rest.length > 0) return null
  if (drawer !== 'psychoactive' && drawer !== 'medicinal') return null
  const slug = compoundSlug(name)
  return `chemistry/${compoundClass(slug)}/${slug}`
}
