import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'

export type ToRichText = (markdown: string) => ReturnType<typeof convertMarkdownToLexical>

/** Turns the sample content's Markdown into what the editor stores. */
export async function richTextConverter(payload: Payload): Promise<ToRichText> {
  const editorConfig = await editorConfigFactory.default({ config: payload.config })
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown })
}
