import { useTranslations } from 'next-intl'
import { type SectionId, sectionTitles, tellsOnlyHarm } from '../sections'
import type { SpeciesView } from '../view'

interface ContentsProps {
  species: SpeciesView
  sections: readonly SectionId[]
  /** What members say of it. */
  voices: readonly { id: string; title: string }[]
}

/** What is on the page: in the margin of a wide one, a row that can be pushed sideways on a narrow one. */
export function Contents({ species, sections, voices }: ContentsProps) {
  const say = useTranslations('species')
  const title = (id: SectionId) =>
    id === 'effects' && tellsOnlyHarm(species) ? 'sideEffects' : sectionTitles[id]
  return (
    <nav className="on-page" aria-label={say('contents')}>
      <ol>
        {(['plate', ...sections] as const).map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{say(`sections.${title(id)}`)}</a>
          </li>
        ))}
        {voices.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
