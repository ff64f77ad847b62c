import { type Licence, licences } from '@/domains/open-data/global'
import type { PublishedData, RecordedVersion } from '@/domains/open-data/queries'
import { Row } from '@/ui/row'
import { useTranslations } from '@/ui/texts'
import { Citation } from './citation'

/** The keys of the licences' names; those of messages must not contain dots. */
const licenceNames = {
  'CC-BY-4.0': 'attribution',
  'CC-BY-SA-4.0': 'shareAlike',
  'CC0-1.0': 'zero',
} as const satisfies Record<Licence, string>

interface TermsProps {
  data: PublishedData
  /** The newest recorded version; none before the first. */
  cited?: RecordedVersion
}

/** The licence, and how to cite the data. */
export function Terms({ data, cited }: TermsProps) {
  const t = useTranslations('openData')
  const { licence } = data
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
        {cited ? (
          <>
            <p>{t('cite')}</p>
            <Citation cited={cited} />
          </>
        ) : null}
        <p>{t('noAdvice')}</p>
      </div>
    </Row>
  )
}
