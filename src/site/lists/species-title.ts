import type messages from '@messages/en/archive.json'
import type { ActiveChip } from '@/domains/catalog/components/chips'

/** Classes and types that make a title with the word for species. */
const named = [
  'choice',
  'edible',
  'caution',
  'inedible',
  'poisonous',
  'deadly',
  'psychoactive',
  'medicinal',
  'gourmet',
] as const satisfies readonly (keyof typeof messages.speciesOf)[]
type Named = (typeof named)[number]

type Key = 'speciesTitle' | `speciesOf.${Named}`

const nameOf = ({ key }: ActiveChip): Named | undefined =>
  named.find((name) => key === `type/${name}` || key === `edibility/${name}`)

/** The title of a list of species and the filters that it does not name: “Poisonous species” and those beside it. */
export function speciesTitle(t: (key: Key) => string, chips: readonly ActiveChip[]): [string, ActiveChip[]] {
  const named = chips.filter(nameOf)
  const [only] = named
  const name = only && nameOf(only)
  if (!name || named.length > 1) return [t('speciesTitle'), [...chips]]
  return [t(`speciesOf.${name}`), chips.filter((chip) => chip !== only)]
}
