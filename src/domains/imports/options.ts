import type { FlattenedField } from 'payload'

type Choice = Extract<FlattenedField, { type: 'select' | 'radio' }>

/** The words that a field accepts. */
export const optionsOf = ({ options }: Choice) =>
  options.map((option) => (typeof option === 'string' ? option : option.value))
