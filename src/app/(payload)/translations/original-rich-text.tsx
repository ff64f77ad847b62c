import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { type JSXConverter, type JSXConverters, RichText } from '@payloadcms/richtext-lexical/react'
import { isRichText } from '@/foundation/rich-text/empty'

const textsWithin = (node: SerializedLexicalNode) =>
  'fields' in node && typeof node.fields === 'object'
    ? Object.values(node.fields ?? {}).filter(isRichText)
    : []

/** Of blocks, pictures and footnotes within a text only the words are shown. */
const words: JSXConverter = ({ node }) => {
  const texts = textsWithin(node)
  if (texts.length === 0) return null
  return (
    <blockquote>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts of a block never change places.
        <OriginalRichText key={index} state={text} />
      ))}
    </blockquote>
  )
}

/** A link would lead away from the form. */
const linkText: JSXConverter<SerializedLexicalNode & { children: SerializedLexicalNode[] }> = ({
  node,
  nodesToJSX,
}) => <u>{nodesToJSX({ nodes: node.children })}</u>

const converters = ({ defaultConverters }: { defaultConverters: JSXConverters }): JSXConverters => ({
  ...defaultConverters,
  link: linkText,
  autolink: linkText,
  upload: words,
  unknown: words,
})

/** A rich text to read while it is translated. */
export function OriginalRichText({ state }: { state: SerializedEditorState }) {
  return <RichText converters={converters} data={state} disableContainer />
}
