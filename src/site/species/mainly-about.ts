interface RelatedCard {
  species: readonly { slug: string }[]
}

/**
 * The first cards of a list about a species: those that name it first, then those that also name it, each in the order of
 * the list.
 */
export function mainlyAbout<Card extends RelatedCard>(
  cards: readonly Card[],
  slug: string,
  count: number,
): Card[] {
  const rank = ({ species }: Card) => (species[0]?.slug === slug ? 0 : 1)
  return cards.toSorted((one, other) => rank(one) - rank(other)).slice(0, count)
}
