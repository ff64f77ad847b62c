'use client'

import type { PluginComponent } from '@payloadcms/richtext-lexical'
import { createClientFeature, INSERT_INLINE_BLOCK_COMMAND } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  COMMAND_PRIORITY_HIGH,
  type RangeSelection,
  type TextNode,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { findTrigger, textOfFootnote } from './footnote-trigger'

interface FootnoteProps {
  slug: string
  /** The name of the footnote by language. */
  names: Record<string, string>
}

/** The text node that the caret is in. */
function $caret(): { node: TextNode; offset: number; selection: RangeSelection } | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null
  const node = selection.anchor.getNode()
  return $isTextNode(node) ? { node, offset: selection.anchor.offset, selection } : null
}

const $textBefore = () => {
  const caret = $caret()
  return caret?.node.getTextContent().slice(0, caret.offset) ?? ''
}

/** Puts a space before the slash, with which Payload offers its commands. */
function $separate(index: number): void {
  const caret = $caret()
  if (!caret) return
  caret.node.spliceText(index, 0, ' ')
  caret.node.select(caret.offset + 1, caret.offset + 1)
}

/** Removes what separates the caret from its word: a footnote follows the text directly. */
function $trimBefore(names: readonly string[]): void {
  const caret = $caret()
  const before = $textBefore()
  const trimmed = textOfFootnote(before, names)
  if (!caret || trimmed === '' || trimmed === before) return
  caret.node.spliceText(trimmed.length, before.length - trimmed.length, '')
  caret.node.select(trimmed.length, trimmed.length)
}

/** Offers footnotes behind a word as well: "smells of flour./note". */
const FootnotePlugin: PluginComponent<FootnoteProps> = ({ clientProps: { names, slug } }) => {
  const [editor] = useLexicalComposerContext()
  const { i18n } = useTranslation()
  const name = names[i18n.language] ?? slug
  useEffect(() => {
    const commandNames = [name.toLowerCase(), slug]
    return mergeRegister(
      editor.registerUpdateListener(({ dirtyLeaves, editorState, tags }) => {
        if (dirtyLeaves.size === 0 || tags.has('historic') || editor.isComposing()) return
        const index = findTrigger(editorState.read($textBefore), commandNames)
        if (index !== null) editor.update(() => $separate(index))
      }),
      editor.registerCommand(
        INSERT_INLINE_BLOCK_COMMAND,
        ({ blockType }) => {
          if (blockType === slug) $trimBefore(commandNames)
          return false
        },
        COMMAND_PRIORITY_HIGH,
      ),
    )
  }, [editor, name, slug])
  return null
}

/** Footnotes directly behind a word. */
export const FootnoteFeatureClient = createClientFeature<FootnoteProps>(({ props }) => ({
  plugins: [{ Component: FootnotePlugin, position: 'normal' }],
  sanitizedClientFeatureProps: props,
}))
