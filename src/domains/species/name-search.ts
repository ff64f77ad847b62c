import type { CollectionBeforeOperationHook, Where } from 'payload'

const otherNames = ['specie.commonNames.name', 'specie.localNames.name']

function termWithCommonNames([key, value]: [string, Where[string]]): Where {
  if (Array.isArray(value)) return { [key]: value.map(withCommonNames) }
  const isSearch =
    key === 'title' && Object.keys(value).some((name) => name === 'like' || name === 'contains')
  return isSearch ? { or: ['title', ...otherNames].map((path) => ({ [path]: value })) } : { [key]: value }
}

/** Extends each search for a title to the common and local names. */
export function withCommonNames(where: Where): Where {
  const terms = Object.entries(where).map(termWithCommonNames)
  return terms.length > 1 ? { and: terms } : (terms[0] ?? {})
}

/** Lets those who are signed in find a species by a common name in the panel's lists and pickers, which search for titles. */
export const findByCommonName: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { where } = args as { where?: Where }
  if (operation !== 'read' || req.payloadAPI !== 'REST' || !req.user || !where) return args
  return { ...args, where: withCommonNames(where) }
}
