import type { BenefitEvidence } from '@/domains/species/benefit-evidence'
import { InlineText } from '@/ui/inline-text'
import { useTranslations } from '@/ui/texts'
import { SpeciesName } from './species-name'

/** The most dangerous species come first, so the first ones suffice for a long list. */
const maxAdvice = 6

/** What to know before taking anything for a complaint. */
export function BenefitCare({ evidence }: { evidence: readonly BenefitEvidence[] }) {
  const t = useTranslations('species.benefit')
  const advised = evidence.filter(({ advice }) => advice).slice(0, maxAdvice)
  return (
    <section className="care" aria-labelledby="care-heading">
      <h2 id="care-heading">{t('care')}</h2>
      <ul>
        {advised.map(({ species, advice }) => (
          <li key={species.id}>
            <b>
              <SpeciesName species={species} capital />
            </b>
            {': '}
            <InlineText text={advice} />
          </li>
        ))}
        <li>{t('doctor')}</li>
      </ul>
    </section>
  )
}
