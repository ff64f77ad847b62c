'use client'

import {
  $computeTableMap,
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findCellNode,
  $findTableNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableSelection,
  $mergeCells,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
  $unmergeCell,
  INSERT_TABLE_COMMAND,
  TableCellHeaderStates,
} from '@lexical/table'
import type en from '@messages/en/admin.json'
import {
  createClientFeature,
  TableFeatureClient as PayloadTableFeatureClient,
  slashMenuBasicGroupWithItems,
  toolbarAddDropdownGroupWithItems,
} from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isRangeSelection,
  type BaseSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { Table } from '@/ui/icons'
import { SvgIcon } from '@/ui/svg-icon'

/** The cell that a selection is in, with its table. */
function cellIn(selection: BaseSelection | null) {
  const isInText = $isRangeSelection(selection) || $isTableSelection(selection)
  const cell = isInText ? $findCellNode(selection.anchor.getNode()) : null
  const table = cell && $findTableNode(cell)
  return table && { cell, table }
}

const selectedCells = (selection: BaseSelection | null) =>
  $isTableSelection(selection) ? selection.getNodes().filter($isTableCellNode) : []

function toggleHeader(kind: 'ROW' | 'COLUMN'): void {
  const found = cellIn($getSelection())
  if (!found) return
  const { cell, table } = found
  const isHeader = !cell.hasHeaderState(TableCellHeaderStates[kind])
  const [, { startColumn, startRow }] = $computeTableMap(table, cell, cell)
  if (kind === 'ROW') $setTableRowIsHeader(table, startRow, isHeader)
  else $setTableColumnIsHeader(table, startColumn, isHeader)
}

/** What can be done with the table that the selection is in. */
const actions = {
  insertRowAbove: () => $insertTableRowAtSelection(false),
  insertRowBelow: () => $insertTableRowAtSelection(true),
  insertColumnBefore: () => $insertTableColumnAtSelection(false),
  insertColumnAfter: () => $insertTableColumnAtSelection(true),
  toggleHeaderRow: () => toggleHeader('ROW'),
  toggleHeaderColumn: () => toggleHeader('COLUMN'),
  mergeCells: () => $mergeCells(selectedCells($getSelection())),
  splitCell: () => $unmergeCell(),
  deleteRow: () => $deleteTableRowAtSelection(),
  deleteColumn: () => $deleteTableColumnAtSelection(),
  deleteTable: () => cellIn($getSelection())?.table.remove(),
}

type Action = keyof typeof actions

function isEnabled(action: Action, selection: BaseSelection): boolean {
  const found = cellIn(selection)
  if (action === 'mergeCells') return selectedCells(selection).length > 1
  if (action === 'splitCell') return found !== null && found.cell.getColSpan() * found.cell.getRowSpan() > 1
  return found !== null
}

const TableIcon = () => <SvgIcon of={Table} className="" width={18} height={18} />

/** A text that `TableFeature` brings. */
const labelOf =
  (text: keyof (typeof en)['table']) =>
  ({ i18n: { t } }: { i18n: { t: (key: never) => string } }) =>
    t(`lexical:experimental_table:${text}` as never)

const item = {
  key: 'table',
  label: labelOf('table'),
  onSelect: ({ editor }: { editor: LexicalEditor }) =>
    editor.dispatchCommand(INSERT_TABLE_COMMAND, {
      columns: '3',
      rows: '3',
      includeHeaders: { columns: false, rows: true },
    }),
}

const groups = [
  toolbarAddDropdownGroupWithItems([{ ...item, ChildComponent: TableIcon }]),
  {
    ChildComponent: TableIcon,
    isEnabled: ({ selection }: { selection: BaseSelection }) => cellIn(selection) !== null,
    items: (Object.keys(actions) as Action[]).map((action) => ({
      isEnabled: ({ selection }: { selection: BaseSelection }) => isEnabled(action, selection),
      key: action,
      label: labelOf(action),
      onSelect: ({ editor }: { editor: LexicalEditor }) => editor.update(() => void actions[action]()),
    })),
    key: 'table',
    order: 15,
    type: 'dropdown' as const,
  },
]

/** Payload's tables with a menu in the toolbar, because its floating menus and its dialog are in English only. */
export const TableFeatureClient = createClientFeature((props) => {
  const { feature: payloadFeature } = PayloadTableFeatureClient(props.props)
  const feature = typeof payloadFeature === 'function' ? payloadFeature(props) : payloadFeature
  return {
    ...feature,
    plugins: feature.plugins?.filter(({ position }) => position !== 'floatingAnchorElem'),
    slashMenu: {
      groups: [slashMenuBasicGroupWithItems([{ ...item, Icon: TableIcon, keywords: ['table'] }])],
    },
    toolbarFixed: { groups },
  }
})
