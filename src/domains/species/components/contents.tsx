import { isOnlyHarmful, type SectionId, sectionTitles } from '@/domains/species/sections'
import type { SpeciesView } from '@/domains/species/view'
import { useTranslations } from '@/ui/texts'

interface ContentsProps {
  species: SpeciesView
  sections: readonly SectionId[]
  contributionsTitle: string
}

/** The table of contents: in the margin of wide pages, a horizontally scrolling row on narrow ones. */
export function Contents({ species, sections, contributionsTitle }: ContentsProps) {
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
        <li>
          <a href="#contributions">{contributionsTitle}</a>
        </li>
      </ol>
    </nav>
  )
}
