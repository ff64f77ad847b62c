import { jsonName } from '@/domains/open-data/files'
import { dataFilePath } from '@/domains/open-data/paths'
import type { RecordedVersion } from '@/domains/open-data/queries'
import { absolute } from '@/foundation/seo/absolute'
import { useTranslations } from '@/ui/texts'

type Cited = Pick<RecordedVersion, 'version' | 'date' | 'rightsHolder' | 'licence'>

/** How to cite a recorded version: what DataCite asks for a DOI. */
export function Citation({ cited: { version, date, rightsHolder, licence } }: { cited: Cited }) {
  const t = useTranslations('openData')
  return (
    <p>
      <q>
        {t('citation', {
          holder: rightsHolder,
          year: date.slice(0, 4),
          version,
          address: absolute('en', dataFilePath(version, jsonName)),
          licence,
        })}
      </q>
    </p>
  )
}
