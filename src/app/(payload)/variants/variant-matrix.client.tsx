'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { type KeyboardEvent, useRef, useState } from 'react'
import {
  type AxisText,
  axisTexts,
  indexOfVariant,
  type MatrixData,
  maxAxes,
  toggleVariant,
  withAxes,
} from '@/domains/products/variant-matrix'
import { replaceValues } from './form-state'
import { VariantCell } from './variant-cell.client'

interface VariantMatrixProps {
  texts: Record<
    | 'rows'
    | 'columns'
    | 'name'
    | 'options'
    | 'optionsHint'
    | 'update'
    | 'offered'
    | 'price'
    | 'stock'
    | 'soldOut'
    | 'tooMany'
    | 'hint',
    string
  >
}

/** Variants that a form remembers. */
const maxFormer = 400

interface FormValues {
  sku?: string
  variants?: Partial<MatrixData>
}

/** Keys and variants of the form, and a function that replaces them. */
function useVariants() {
  const [fields, dispatch] = useAllFormFields()
  const { setModified } = useForm()
  const { sku, variants } = reduceFieldsToValues(fields, true) as FormValues
  const rows = <Value,>(value: Value[] | undefined) => (Array.isArray(value) ? value : [])
  const data: MatrixData = {
    keys: rows(variants?.keys).map((key) => ({ ...key, options: rows(key.options) })),
    variants: rows(variants?.variants).map((variant) => ({ ...variant, options: rows(variant.options) })),
  }
  const replace = (next: MatrixData) => {
    dispatch({ type: 'REPLACE_STATE', state: replaceValues(fields, 'variants', { ...next }) })
    setModified(true)
  }
  return { data, sku, replace }
}

/** All variants that the form has held, the last of each combination first, so that those that come back keep their numbers. */
function useFormerVariants({ variants }: MatrixData) {
  const former = useRef<MatrixData['variants']>([])
  const remember = () => {
    former.current = [...variants, ...former.current].slice(0, maxFormer)
    return former.current
  }
  return remember
}

interface AxisFieldsProps {
  axis: AxisText
  legend: string
  texts: VariantMatrixProps['texts']
  onChange: (axis: AxisText) => void
}

function AxisFields({ axis, legend, texts, onChange }: AxisFieldsProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <label>
        {texts.name}
        <input
          onChange={({ target }) => onChange({ ...axis, name: target.value })}
          type="text"
          value={axis.name}
        />
      </label>
      <label>
        {texts.options}
        <input
          onChange={({ target }) => onChange({ ...axis, options: target.value })}
          type="text"
          value={axis.options}
        />
        <small>{texts.optionsHint}</small>
      </label>
    </fieldset>
  )
}

interface AxesProps extends VariantMatrixProps {
  axes: readonly AxisText[]
  isEdited: boolean
  onChange: (axes: AxisText[]) => void
  onUpdate: () => void
}

interface MatrixTableProps extends VariantMatrixProps {
  data: MatrixData
  onToggle: (choice: Record<string, string>) => void
}

/** A cell with price and stock for each combination of a row and a column. */
function MatrixTable({ data, texts, onToggle }: MatrixTableProps) {
  const [rows, columns] = data.keys
  if (!rows) return null
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{rows.label}</th>
          {(columns?.options ?? [{ identifier: '', label: texts.offered }]).map(({ identifier, label }) => (
            <th key={identifier} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.options.map((row) => (
          <tr key={row.identifier}>
            <th scope="row">{row.label}</th>
            {(columns?.options ?? [null]).map((column) => {
              const choice = {
                [rows.identifier]: row.identifier,
                ...(columns && column && { [columns.identifier]: column.identifier }),
              }
              return (
                <VariantCell
                  heading={column?.label}
                  index={indexOfVariant(data, choice)}
                  key={column?.identifier ?? ''}
                  name={[row.label, column?.label].filter(Boolean).join(', ')}
                  onToggle={() => onToggle(choice)}
                  texts={texts}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What customers choose as rows and columns, as it is typed; it applies when its fields are left. */
function Axes({ axes, isEdited, texts, onChange, onUpdate }: AxesProps) {
  const applyByKey = (event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.key === 's'
    if (event.key !== 'Enter' && !isSave) return
    // Enter would send the form; Ctrl+S goes on to save it.
    if (!isSave) event.preventDefault()
    onUpdate()
  }
  return (
    <fieldset
      className="variant-matrix__edited"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onUpdate()
      }}
      onKeyDown={applyByKey}
    >
      <div className="variant-matrix__axes">
        {axes.map((axis, index) => (
          <AxisFields
            axis={axis}
            key={index === 0 ? 'rows' : 'columns'}
            legend={index === 0 ? texts.rows : texts.columns}
            onChange={(changed) => onChange(axes.with(index, changed))}
            texts={texts}
          />
        ))}
      </div>
      <button disabled={!isEdited} onClick={onUpdate} type="button">
        {texts.update}
      </button>
    </fieldset>
  )
}

/** What customers choose as rows and columns, and the table of their combinations. */
export function VariantMatrix({ texts }: VariantMatrixProps) {
  const { data, sku, replace } = useVariants()
  const remember = useFormerVariants(data)
  const [edited, setEdited] = useState<AxisText[] | null>(null)
  if (data.keys.length > maxAxes) return <p>{texts.tooMany}</p>
  const update = () => {
    if (edited) replace(withAxes(data, edited, { sku, former: remember() }))
    setEdited(null)
  }
  return (
    <div className="variant-matrix">
      <Axes
        axes={edited ?? axisTexts(data)}
        isEdited={edited !== null}
        onChange={setEdited}
        onUpdate={update}
        texts={texts}
      />
      <MatrixTable
        data={data}
        onToggle={(choice) => replace(toggleVariant(data, choice, { sku, former: remember() }))}
        texts={texts}
      />
      <p>{texts.hint}</p>
    </div>
  )
}
