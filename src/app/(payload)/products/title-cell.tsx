import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { productTitle } from '@/domains/products/title'
import { defaultLocale, isLocale } from '@/foundation/i18n/locales'
import { databaseOf } from '@/foundation/payload/transaction'

type Props = Omit<DefaultServerCellComponentProps, 'rowData'> &
  Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>

/** The title of a product in a list, or else that of another language. */
export async function TitleCell({ cellData, columnIndex = 0, i18n, payload, rowData, ...props }: Props) {
  // Payload also renders the cells of fields without a value in forms, where there is no row.
  if (!rowData) return null
  const { collectionSlug, link, linkURL, viewType } = props
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale
  const title = cellData || (await productTitle(databaseOf(payload), String(rowData.id), locale))
  const field = { name: 'title', type: 'text' } as const
  return (
    <RenderDefaultCell
      clientProps={{ cellData: title, collectionSlug, field, link, linkURL, rowData, viewType }}
      columnIndex={columnIndex}
      isLinkedColumn={link}
    />
  )
}
