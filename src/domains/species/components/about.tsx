import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { capitalised } from '../../../ui/capitalised'
import { Marked } from '../../../ui/marked'
import { Row } from '../../../ui/row'
import { partKey } from '../part-name'
import type { SpeciesView } from '../view'
import { Fact } from './fact'

/** The text, with cap and hymenium beside it: the two marks every description begins with. */
export function About({ species, children }: { species: SpeciesView; children: ReactNode }) {
  const say = useTranslations()
  const { cap, gills } = species.characteristics
  const hymenium = say(`vocabulary.${partKey('gills', species.hymenium)}`)
  return (
    <Row id="about" title={say('species.sections.about')}>
      <div className="row-main">{children}</div>
      <dl className="row-side pairs">
        <Fact name={say('vocabulary.part.cap')}>{cap ? <Marked text={cap} /> : null}</Fact>
        <Fact name={capitalised(hymenium)}>{gills ? <Marked text={gills} /> : null}</Fact>
      </dl>
    </Row>
  )
}
