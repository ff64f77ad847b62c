import type { SpeciesRecord } from '@/domains/open-data/record'
import { Row } from '@/ui/row'
import { useTranslations } from '@/ui/texts'

/** The beginning of a species as the JSON file has it; null without any species. */
export function Example({ record }: { record: SpeciesRecord | null }) {
  const t = useTranslations('openData')
  if (!record) return null
  const { id, scientificName, authority, names, edibility, lookAlikes } = record
  const shown = { id, scientificName, authority, names, edibility, lookAlikes: lookAlikes.slice(0, 1) }
  return (
    <Row id="example" title={t('example')} note={t('exampleNote')}>
      <pre className="row-wide">
        <code>{JSON.stringify(shown, null, 2)}</code>
      </pre>
    </Row>
  )
}
