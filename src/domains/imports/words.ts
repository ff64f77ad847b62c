import type { FlattenedField } from 'payload'
import { nameFieldOf } from './name-fields'
import { parseJson } from './parse-json'
import { findOption } from './read-option'

/** Whether a text can stand in a list of words and be read back. */
export const isPlainWord = (text: string) => text !== '' && text === text.trim() && !/[;|\n]|^\[/.test(text)

/** A list as a cell: `choice; edible`, or JSON if a text would not be read back. */
export function joinWords(list: readonly unknown[]): string {
  const words = list.map((value) => (typeof value === 'number' ? String(value) : value))
  const isPlain = words.every((word) => typeof word === 'string' && isPlainWord(word))
  return isPlain ? words.join('; ') : JSON.stringify(list)
}

/** Commas separate only what contains none: slugs and paths, but not texts and titles. */
function separatorOf(field: FlattenedField): RegExp {
  const isRelation = field.type === 'relationship' || field.type === 'upload'
  return isRelation && typeof field.relationTo === 'string' && nameFieldOf(field.relationTo) !== 'title'
    ? /[;|,\n]/
    : /[;|\n]/
}

/** Commas separate options too, unless they are part of one. */
function splitOption(field: FlattenedField, word: string): string[] {
  const isChoice = field.type === 'select' || field.type === 'radio'
  return isChoice && findOption(field, word) === undefined ? word.split(',') : [word]
}

/**
 * The words of a cell, which may also be a JSON list.
 * @returns undefined for a list that is not valid JSON
 */
export function splitWords(cell: string, field: FlattenedField): unknown {
  const text = cell.trim()
  if (text.startsWith('[')) return parseJson(text)
  return text
    .split(separatorOf(field))
    .flatMap((word) => splitOption(field, word))
    .map((word) => word.trim())
    .filter(Boolean)
}
