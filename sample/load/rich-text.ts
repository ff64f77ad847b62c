import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'

export type ToRichText = (markdown: string) => ReturnType<typeof convertMarkdownToLexical>

/** Returns a function that converts Markdown to the format of the rich text editor. */
export async function richTextConverter(payload: Payload): Promise<ToRichText> {
  const editorConfig = await editorConfigFactory.default({ config: payload.config })
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown })
}
