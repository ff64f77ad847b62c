import type { BenefitEvidence } from '@/domains/species/benefit-evidence'
import type { SpeciesCard } from '@/domains/species/listing'
import {
  type Interaction,
  interactionOf,
  type Medicine,
  medicines,
} from '@/domains/species/medicine-interactions'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { useLocale, useTranslations } from '@/ui/texts'
import { SpeciesName } from './species-name'

function Recorded({ species, interaction }: { species: SpeciesCard; interaction: Interaction }) {
  const t = useTranslations('species.benefit.medicines')
  const locale = useLocale()
  const { certainty, basis, source } = interaction
  return (
    <li>
      <b>{t(certainty)}</b>
      {': '}
      <a href={localePath(locale, documentPath('mushrooms', species.slug))}>
        <SpeciesName species={species} />
      </a>
      {`. ${t(`basis.${basis}`)} `}
      <a className="caption" href={source.url}>
        {source.citation}
      </a>
    </li>
  )
}

interface MedicineRowProps {
  medicine: Medicine
  listed: readonly SpeciesCard[]
}

function MedicineRow({ medicine, listed }: MedicineRowProps) {
  const t = useTranslations('species.benefit.medicines')
  const rows = listed.map((species) => ({ species, interaction: interactionOf(species.slug, medicine) }))
  const unrecorded = rows.filter(({ interaction }) => interaction === null)
  return (
    <div>
      <dt>{t(medicine)}</dt>
      <dd>
        <ul className="stack-tight">
          {rows.map(({ species, interaction }) =>
            interaction ? <Recorded key={species.id} species={species} interaction={interaction} /> : null,
          )}
          {unrecorded.length > 0 ? (
            <li>
              <b>{t('notStudied')}</b>
              {': '}
              {unrecorded.map(({ species }, index) => (
                <span key={species.id}>
                  {index > 0 ? ', ' : null}
                  <SpeciesName species={species} />
                </span>
              ))}
              {'.'}
            </li>
          ) : null}
          <li>{t('ask')}</li>
        </ul>
      </dd>
    </div>
  )
}

/** What is recorded of the species of a benefit with each class of medicines. */
export function BenefitMedicines({ evidence }: { evidence: readonly BenefitEvidence[] }) {
  const listed = [...new Map(evidence.map(({ species }) => [species.id, species])).values()]
  return (
    <dl className="medicines">
      {medicines.map((medicine) => (
        <MedicineRow key={medicine} medicine={medicine} listed={listed} />
      ))}
    </dl>
  )
}
