import { type Licence, licences } from '@/domains/open-data/global'
import type { PublishedData } from '@/domains/open-data/queries'
import { dataPath } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'

/** The keys of the licences' names; those of messages must not contain dots. */
const licenceNames = {
  'CC-BY-4.0': 'attribution',
  'CC-BY-SA-4.0': 'shareAlike',
  'CC0-1.0': 'zero',
} as const satisfies Record<Licence, string>

/** The licence, and how to cite the data. */
export function Terms({ data }: { data: PublishedData }) {
  const t = useTranslations('openData')
  const { licence, rightsHolder, version, date } = data
  const citation = t('citation', {
    holder: rightsHolder,
    year: date.slice(0, 4),
    version,
    address: absolute(useLocale(), dataPath),
  })
  return (
    <Row id="terms" title={t('terms')}>
      <div className="row-wide stack">
        <p>
          {t('licence')}{' '}
          <a href={licences[licence]} rel="license noopener external">
            {t(`licences.${licenceNames[licence]}`)}
          </a>
          .
        </p>
        <p>{t('cite')}</p>
        <p>
          <q>{citation}</q>
        </p>
        <p>{t('noAdvice')}</p>
      </div>
    </Row>
  )
}
