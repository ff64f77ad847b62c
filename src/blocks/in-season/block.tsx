import type { InSeasonBlockView } from '@/blocks/views'
import { InSeason } from '@/domains/archives/components/in-season'
import type { InSeasonData } from './load'

/** The species that fruit in the current month. */
export function InSeasonBlock({ id, heading, lang, data }: InSeasonBlockView & { data: InSeasonData }) {
  return (
    <InSeason
      id={`season-${id}`}
      {...data}
      heading={heading ? <span lang={lang}>{heading}</span> : undefined}
    />
  )
}
