import type { UIFieldServerProps } from 'payload'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { VariantMatrix } from './variant-matrix.client'
import './variant-matrix.css'

const words = [
  'rows',
  'columns',
  'name',
  'options',
  'optionsHint',
  'update',
  'offered',
  'price',
  'stock',
  'soldOut',
  'tooMany',
  'hint',
] as const

/** The variants of a product as a table, above the fields that hold them. */
export function MatrixField({ i18n }: UIFieldServerProps) {
  const { t } = panelMessages(i18n, 'variants')
  const texts = Object.fromEntries(words.map((word) => [word, t(word)])) as Record<
    (typeof words)[number],
    string
  >
  return <VariantMatrix texts={texts} />
}
