import { getTranslations } from 'next-intl/server'
import { Comments } from '@/domains/comments/components/comments-section'
import { type ContributionContext, supportsKind } from '@/domains/contributions/context'
import { type ContributionKind, contributionKinds } from '@/domains/contributions/kinds'
import { countEntries } from '@/domains/contributions/server/published'
import { Impressions } from '@/domains/impressions/components/impressions-section'
import { Reviews } from '@/domains/reviews/components/reviews-section'
import { ContributionNav } from './contribution-nav'

export const sections = { impressions: Impressions, reviews: Reviews, comments: Comments } as const

interface ContributionsProps {
  context: ContributionContext
  /** Kinds that blocks of the page show already. */
  placed?: readonly ContributionKind[]
}

/** Everything that people say about a document, at the end of its page. */
export async function Contributions({ context, placed = [] }: ContributionsProps) {
  const kinds = contributionKinds.filter((kind) => supportsKind(kind, context) && !placed.includes(kind))
  if (kinds.length === 0) return null
  const t = await getTranslations('contributions')
  const counts = await countEntries(context.reader, context.subject)
  return (
    <section className="what-people-say" id="contributions" aria-labelledby="contributions-heading">
      <h2 id="contributions-heading">{t('heading')}</h2>
      <ContributionNav kinds={kinds} counts={counts} hrefOf={(kind) => `#${kind}`} />
      {kinds.map((kind) => {
        const Section = sections[kind]
        return <Section key={kind} {...context} level={3} />
      })}
    </section>
  )
}
