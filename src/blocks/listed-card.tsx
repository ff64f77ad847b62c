import type { ComponentType } from 'react'
import type { Cards, Listed } from '@/domains/listings/collections'
import { SpeciesCard } from '@/domains/species/components/species-card'
import { GuideItem } from './guide-item'

type Drawn = { [Collection in Listed]?: ComponentType<{ card: Cards[Collection] }> }

const drawn: Drawn = {
  mushrooms: ({ card }) => <SpeciesCard species={card} />,
  growingguides: ({ card }) => <GuideItem guide={card} />,
}

/** An entry of any list, as its own list shows it. */
export function ListedCard<C extends Listed>({ collection, card }: { collection: C; card: Cards[C] }) {
  const Card = drawn[collection] as ComponentType<{ card: Cards[C] }> | undefined
  return Card ? <Card card={card} /> : null
}
