import { archiveName, type DataFile, jsonName } from '@/domains/open-data/files'
import { dataFilePath, latestVersion } from '@/domains/open-data/paths'
import type { PublishedData } from '@/domains/open-data/queries'
import { tableNames } from '@/domains/open-data/tables'
import { localePath } from '@/foundation/routing/locale-path'
import { apiDocsPath } from '@/foundation/routing/paths'
import { Row } from '@/ui/row'
import { ShortDate } from '@/ui/short-date'
import { useLocale, useTranslations } from '@/ui/texts'
import { FileTable } from './file-table'

type Shown = Pick<DataFile, 'name' | 'bytes'>

/** Files as readers look for them: everything at once first, then the tables. */
function useContents(): (name: string) => string {
  const t = useTranslations('openData.files')
  return (name) => {
    if (name === jsonName) return t('json')
    if (name === archiveName) return t('archive')
    const table = tableNames.find((one) => `${one}.csv` === name)
    return table ? t(`tables.${table}`) : name
  }
}

function FilesTable({ data }: { data: PublishedData }) {
  const t = useTranslations('openData')
  const contentsOf = useContents()
  const isWhole = ({ name }: Shown) => name === jsonName || name === archiveName
  const files = [...data.files.filter(isWhole), ...data.files.filter((file) => !isWhole(file))]
  return (
    <FileTable
      caption={t('downloads')}
      aboutHeading={t('columns.contents')}
      version={data.version}
      files={files.map(({ name, bytes }) => ({ name, size: bytes.length, about: contentsOf(name) }))}
    />
  )
}

/** Where the newest version is found that was not withdrawn. */
function Latest({ data: { isWithdrawn, latest } }: { data: PublishedData }) {
  const t = useTranslations('openData')
  const address = <code>{dataFilePath(latestVersion, 'species.csv')}</code>
  if (!latest) return null
  return (
    <p className="caption">
      {isWithdrawn
        ? t.rich('latestNotWithdrawn', { version: () => <code>{latest}</code>, address: () => address })
        : t.rich('latest', { address: () => address })}
    </p>
  )
}

/** The files of the present version, unless it was withdrawn. */
export function Downloads({ data }: { data: PublishedData }) {
  const t = useTranslations('openData')
  return (
    <Row id="downloads" title={t('downloads')} note={t('downloadsNote')}>
      <div className="row-wide stack">
        <p>
          {t('version')} <code>{data.version}</code>, <ShortDate date={data.date} />
        </p>
        {data.isRecorded ? null : <p className="caption">{t('notRecorded')}</p>}
        {data.isWithdrawn ? (
          <p>{t.rich('presentWithdrawn', { a: (words) => <a href="#changes">{words}</a> })}</p>
        ) : (
          <FilesTable data={data} />
        )}
        <p>
          <a href={localePath(useLocale(), apiDocsPath)}>{t('api.link')}</a>.
        </p>
        <Latest data={data} />
      </div>
    </Row>
  )
}
