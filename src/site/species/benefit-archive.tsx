import { Archive } from '@/domains/archives/components/archive'
import { PlainValues } from '@/domains/archives/components/values'
import type { Filters } from '@/domains/catalog/filters/list-query'
import type { BenefitEvidence } from '@/domains/species/benefit-evidence'
import { BenefitCare } from '@/domains/species/components/benefit-care'
import { BenefitMedicines } from '@/domains/species/components/benefit-medicines'
import { EvidenceTable } from '@/domains/species/components/evidence-table'
import { FindingKey } from '@/domains/species/components/finding-key'
import { plainText } from '@/foundation/i18n/localized-text'
import { FilterLink } from '@/site/lists/filter-link'
import { Row } from '@/ui/row'
import { useTranslations } from '@/ui/texts'
import type { TaxonomyPageData } from './load-taxonomy-page'
import { relatedValues } from './taxonomy-values'
import '@/ui/styles/evidence.css'

interface BenefitArchiveProps extends Pick<TaxonomyPageData, 'category' | 'categories' | 'listing'> {
  evidence: readonly BenefitEvidence[]
  filters?: Filters['sections']
}

/** The species of a benefit as a table of evidence, danger first. */
export function BenefitArchive(props: BenefitArchiveProps) {
  const { category, categories, listing, evidence, filters } = props
  const t = useTranslations()
  const { cards: _, ...page } = listing
  const others = relatedValues({ category, categories }).filter(({ current }) => !current)
  return (
    <>
      <BenefitCare evidence={evidence} />
      {evidence.length > 0 ? (
        <Row
          id="medicines"
          title={t('species.benefit.medicines.title')}
          note={t('species.benefit.medicines.note')}
        >
          <div className="row-wide">
            <BenefitMedicines evidence={evidence} />
          </div>
        </Row>
      ) : null}
      <Row id="evidence" title={t('species.benefit.title')} note={t('species.benefit.note')}>
        <div className="row-wide">
          <Archive
            listing={page}
            path={category.url}
            emptyHint={t('species.noSpeciesAvailable')}
            note={t('species.classes')}
            filterLink={filters && <FilterLink filters={filters} />}
          >
            <EvidenceTable
              caption={t('species.benefit.caption', { benefit: plainText(category.title) })}
              evidence={evidence}
            />
            <FindingKey />
          </Archive>
        </div>
      </Row>
      <Row id="values" title={t('species.benefit.others')} note={t('species.benefit.othersNote')}>
        <nav className="row-wide" aria-label={t('archive.values')}>
          <PlainValues values={others} />
        </nav>
      </Row>
    </>
  )
}
