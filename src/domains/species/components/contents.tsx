import { useTranslations } from 'next-intl'
import { isOnlyHarmful, type SectionId, sectionTitles } from '@/domains/species/sections'
import type { SpeciesView } from '@/domains/species/view'

interface ContentsProps {
  species: SpeciesView
  sections: readonly SectionId[]
  /** What members say of it. */
  contributions: readonly { id: string; title: string }[]
}

/** What is on the page: in the margin of a wide one, a row that can be pushed sideways on a narrow one. */
export function Contents({ species, sections, contributions }: ContentsProps) {
  const t = useTranslations('species')
  const title = (id: SectionId) =>
    id === 'effects' && isOnlyHarmful(species) ? 'sideEffects' : sectionTitles[id]
  return (
    <nav className="on-page" aria-label={t('contents')}>
      <ol>
        {(['plate', ...sections] as const).map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{t(`sections.${title(id)}`)}</a>
          </li>
        ))}
        {contributions.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
