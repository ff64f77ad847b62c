import type { ReactNode } from 'react'
import { dataFilePath } from '@/domains/open-data/paths'
import { useFormatter, useTranslations } from '@/ui/texts'

interface ListedFile {
  name: string
  /** Bytes. */
  size: number
  /** What stands in the second column. */
  about: ReactNode
}

interface FileTableProps {
  caption: string
  /** The heading of the second column. */
  aboutHeading: string
  version: string
  files: readonly ListedFile[]
}

/** Files of a version to download, with their sizes. */
export function FileTable({ caption, aboutHeading, version, files }: FileTableProps) {
  const t = useTranslations('openData')
  const format = useFormatter()
  return (
    <table className="data-table">
      <caption className="hidden-visually">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.file')}</th>
          <th scope="col">{aboutHeading}</th>
          <th scope="col" className="number">
            {t('columns.size')}
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ name, size, about }) => (
          <tr key={name}>
            <th scope="row">
              <a href={dataFilePath(version, name)} download={name}>
                {name}
              </a>
            </th>
            <td>{about}</td>
            <td className="number">
              {format.number(Math.max(1, Math.round(size / 1000)), { style: 'unit', unit: 'kilobyte' })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
