import type { Dataset, WithContext } from 'schema-dts'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { dataPath } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import { archiveName, jsonName } from './files'
import { licences } from './global'
import { dataFilePath } from './paths'
import type { PublishedData, RecordedVersion } from './queries'

interface Described extends PublishedData {
  /** The version as it was recorded; none until it is. */
  recorded?: RecordedVersion
}

interface Words {
  name: string
  description: string
}

/** https://schema.org/Dataset, as https://developers.google.com/search/docs/appearance/structured-data/dataset asks. */
export function datasetJsonLd(
  { version, licence, rightsHolder, date, files, isWithdrawn, recorded }: Described,
  { locale, name, description }: Words & { locale: Locale },
): WithContext<Dataset> {
  const publisher = { '@type': 'Organization', name: rightsHolder, url: absolute(locale, '/') } as const
  const offered = [jsonName, archiveName, 'species.csv']
  const downloads = isWithdrawn ? [] : files.filter(({ name: file }) => offered.includes(file))
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name,
    description,
    url: absolute(locale, dataPath),
    inLanguage: [...locales],
    version,
    identifier: absolute('en', dataFilePath(version, jsonName)),
    ...(recorded && { datePublished: recorded.date }),
    license: licences[licence],
    dateModified: date,
    isAccessibleForFree: true,
    creator: publisher,
    publisher,
    distribution: downloads.map((file) => ({
      '@type': 'DataDownload',
      name: file.name,
      encodingFormat: file.type.split(';')[0],
      contentSize: `${file.bytes.length} B`,
      contentUrl: absolute('en', dataFilePath(version, file.name)),
      sha256: recorded?.files.find(({ name }) => name === file.name)?.hash,
    })),
  }
}
