import type { FileColumn } from '@/domains/imports/read-file'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'

/** A field that a column can fill. */
export interface ColumnOption {
  path: string
  label: string
}

interface ColumnsFieldsetProps {
  columns: readonly FileColumn[]
  options: readonly ColumnOption[]
  t: DynamicTranslator
}

/** The columns of a file, each with the field that it fills; open if nobody has decided about one of them. */
export function ColumnsFieldset({ columns, options, t }: ColumnsFieldsetProps) {
  if (columns.length === 0) return null
  return (
    <details className="imports__columns" open={columns.some(({ path }) => path === undefined)}>
      <summary>{t('columns')}</summary>
      <p>{t('columnsNote')}</p>
      <ul>
        {columns.map(({ heading, path }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The order of the columns is all that tells them apart.
          <li key={index}>
            <span>{heading || index + 1}</span>
            <select
              aria-label={t('columnOf', { column: heading || index + 1 })}
              defaultValue={path ?? ''}
              name="column"
            >
              <option value="">{t('leaveOut')}</option>
              {options.map((option) => (
                <option key={option.path} value={option.path}>
                  {option.label}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </details>
  )
}
