import { Row } from '@/ui/row'
import { useFormatter, useTranslations } from '@/ui/texts'

const people = ['psychosis', 'heart', 'seizures', 'pregnancy', 'young'] as const

const substances = ['serotonin', 'lithium', 'alcohol'] as const

/** What the contraindications rest on. */
const sources = [
  { citation: 'Johnson 2008', url: 'https://doi.org/10.1177/0269881108093587' },
  { citation: 'Nayak 2021', url: 'https://doi.org/10.1055/a-1524-2794' },
] as const

/** Who is in danger from any amount, and which medicines make it worse. */
export function Risks() {
  const t = useTranslations('potency.risks')
  const format = useFormatter()
  return (
    <Row id="risks" title={t('title')} note={t('note')}>
      <div className="row-wide potency-risks">
        <section aria-labelledby="risks-people">
          <h3 id="risks-people">{t('people')}</h3>
          <ul>
            {people.map((one) => (
              <li key={one}>{t(one)}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="risks-medicines">
          <h3 id="risks-medicines">{t('medicines')}</h3>
          <ul>
            {substances.map((one) => (
              <li key={one}>{t(one)}</li>
            ))}
          </ul>
        </section>
        <p className="caption">
          {t('sources')}{' '}
          {format.list(
            sources.map(({ citation, url }) => (
              <a key={url} href={url}>
                {citation}
              </a>
            )),
          )}
        </p>
      </div>
    </Row>
  )
}
