import { useTranslations } from 'next-intl'
import type { BenefitEvidence } from '@/domains/species/benefit-evidence'
import { capitalize } from '@/ui/capitalize'
import { InlineText } from '@/ui/inline-text'

/** The most dangerous species come first, so the first ones suffice for a long list. */
const maxAdvice = 6

/** The common name, which begins the sentence, or else the binomial. */
function Name({ species: { commonName, scientificName } }: Pick<BenefitEvidence, 'species'>) {
  if (!commonName) return <i lang="la">{scientificName}</i>
  return <InlineText text={typeof commonName === 'string' ? capitalize(commonName) : commonName} />
}

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
              <Name species={species} />
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
