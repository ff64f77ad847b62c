import type { ReactNode } from 'react'
import type { SpeciesView } from '@/domains/species/view'
import { Row } from '@/ui/row'
import { useTranslations } from '@/ui/texts'
import { Classification } from './classification'

/** The description, with the classification beside it. */
export function About({ species, children }: { species: SpeciesView; children: ReactNode }) {
  const t = useTranslations('species')
  return (
    <Row id="about" title={t('sections.about')}>
      <div className="row-main">{children ?? <p className="unknown-value">{t('notWritten')}</p>}</div>
      <Classification species={species} />
    </Row>
  )
}
