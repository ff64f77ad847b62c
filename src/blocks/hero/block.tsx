import { deadliestSpecies } from '@/blocks/shared-reads'
import type { HeroBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import { Hero } from './hero'

/** The question of the home page, with the number of species beside the answer. */
export async function HeroBlock({ page, ...block }: HeroBlockView & { page: ContributionContext }) {
  const { id, heading, lead, lang } = block
  const { total } = await deadliestSpecies(page.reader)
  return <Hero id={`hero-${id}`} speciesCount={total} heading={heading} lead={lead} lang={lang} />
}
