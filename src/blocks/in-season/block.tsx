import type { InSeasonBlockView } from '@/blocks/views'
import { InSeason } from '@/domains/archives/components/in-season'
import { speciesInSeason } from '@/domains/archives/season'
import type { ContributionContext } from '@/domains/contributions/context'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'

/** Rows of each hemisphere's table. */
const defaultLimit = 6

/** The species that fruit in the current month; the page that shows them is rendered anew each day. */
export async function InSeasonBlock({ page, ...block }: InSeasonBlockView & { page: ContributionContext }) {
  const { id, heading, lang, limit } = block
  dependsOn([tags.list('mushrooms')])
  const month = new Date().getUTCMonth() + 1
  const hemispheres = await speciesInSeason(page.reader, month, limit || defaultLimit)
  return (
    <InSeason
      id={`season-${id}`}
      month={month}
      hemispheres={hemispheres}
      heading={heading ? <span lang={lang}>{heading}</span> : undefined}
    />
  )
}
