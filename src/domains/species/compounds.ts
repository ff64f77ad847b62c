import { slugify } from '@/foundation/routing/slug'

/** Compounds that chemistry classes as psychoactive, by slug; every other compound is of the medicinal class. */
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

/** Other spellings, Spanish and Portuguese ones among them, by their slug. */
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

/** `Ácido iboténico` to `ibotenic-acid`; a name without a synonym is only made a slug. */
export function compoundSlug(name: string): string {
  const slug = slugify(name)
  return Object.hasOwn(synonyms, slug) ? (synonyms[slug] as string) : slug
}

/** The drawer a compound lies in. */
export function compoundClass(slug: string): CompoundClass {
  return psychoactive.some((compound) => compound === slug) ? 'psychoactive' : 'medicinal'
}

/**
 * Where a compound's page truly stands, below `/mushrooms/species/`: every spelling, in either class, leads there.
 * Null when the path is not a compound's.
 */
export function compoundPath(path: readonly string[]): string | null {
  const [group, drawer, name, ...rest] = path
  if (group !== 'chemistry' || !name || rest.length > 0) return null
  if (drawer !== 'psychoactive' && drawer !== 'medicinal') return null
  const slug = compoundSlug(name)
  return `chemistry/${compoundClass(slug)}/${slug}`
}
