import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Row } from '../../../ui/row'
import type { SpeciesView } from '../view'
import { Classification } from './classification'

/** The text, with the species' place in the system beside it. */
export function About({ species, children }: { species: SpeciesView; children: ReactNode }) {
  const say = useTranslations('species')
  return (
    <Row id="about" title={say('sections.about')}>
      <div className="row-main">{children ?? <p className="not-known">{say('notWritten')}</p>}</div>
      <Classification species={species} />
    </Row>
  )
}
