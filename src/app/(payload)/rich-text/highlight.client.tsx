'use client'

import { createClientFeature, toolbarFormatGroupWithItems } from '@payloadcms/richtext-lexical/client'
import { $isRangeSelection, FORMAT_TEXT_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { Highlighter } from '@/ui/icons'
import { SvgIcon } from '@/ui/svg-icon'

const HighlightIcon = () => <SvgIcon of={Highlighter} className="" width={18} height={18} />

const groups = [
  toolbarFormatGroupWithItems([
    {
      ChildComponent: HighlightIcon,
      isActive: ({ selection }) => $isRangeSelection(selection) && selection.hasFormat('highlight'),
      key: 'highlight',
      onSelect: ({ editor }) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'highlight'),
      order: 8,
    },
  ]),
]

/** The button that marks text in the editor's toolbars. */
export const HighlightFeatureClient = createClientFeature({
  enableFormats: ['highlight'],
  toolbarFixed: { groups },
  toolbarInline: { groups },
})
