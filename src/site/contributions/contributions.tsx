import { CommentsSection } from '@/domains/comments/components/comments-section'
import { ImpressionsSection } from '@/domains/impressions/components/impressions-section'
import { ReviewsSection } from '@/domains/reviews/components/reviews-section'
import { useTranslations } from '@/ui/texts'
import { ContributionNav } from './contribution-nav'
import type { ContributionsData, LoadedSection } from './load-contributions'

/** The contributions of one kind. */
export function ContributionSection(section: LoadedSection) {
  switch (section.kind) {
    case 'impressions':
      return <ImpressionsSection {...section} />
    case 'reviews':
      return <ReviewsSection {...section} />
    case 'comments':
      return <CommentsSection {...section} />
  }
}

/** Everything that people say about a document, at the end of its page. */
export function Contributions({ sections, counts }: ContributionsData) {
  const t = useTranslations('contributions')
  return (
    <section className="what-people-say" id="contributions" aria-labelledby="contributions-heading">
      <h2 id="contributions-heading">{t('heading')}</h2>
      <ContributionNav
        kinds={sections.map(({ kind }) => kind)}
        counts={counts}
        hrefOf={(kind) => `#${kind}`}
      />
      {sections.map((section) => (
        <ContributionSection key={section.kind} {...section} />
      ))}
    </section>
  )
}
