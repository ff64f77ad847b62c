import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'

type Node = SerializedLexicalNode & { children?: Node[]; text?: string }

const wordsPerMinute = 220

function countWords({ text, children = [] }: Node): number {
  const words = text?.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  return words + children.reduce((total, child) => total + countWords(child), 0)
}

/** The minutes that reading a text takes, at least 1. */
export function readingMinutes({ root }: SerializedEditorState): number {
  return Math.max(1, Math.round(countWords(root as Node) / wordsPerMinute))
}
