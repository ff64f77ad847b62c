import type { HeroBlockView } from '@/blocks/views'
import { Hero } from './hero'
import type { HeroData } from './load'

/** The question of the home page, with the number of species beside the answer. */
export function HeroBlock({ id, heading, lead, lang, data }: HeroBlockView & { data: HeroData }) {
  return <Hero id={`hero-${id}`} speciesCount={data.speciesCount} heading={heading} lead={lead} lang={lang} />
}
