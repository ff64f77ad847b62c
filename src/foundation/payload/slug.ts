import type { TextField } from 'payload'
import { slugify, slugPattern } from '@/foundation/routing/slug'

interface SlugOptions {
  /** Path of the sibling field the slug is made from when none is given. */
  from: string
  unique?: boolean
  /** Slugs that routes use themselves. */
  reserved?: readonly string[]
}

function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], data)
}

/** The last part of an entry's address, made from its title unless an editor chose one. */
export function slugField({ from, unique = true, reserved = [] }: SlugOptions): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique,
    index: true,
    maxLength: 120,
    admin: { position: 'sidebar' },
    hooks: {
      beforeValidate: [
        ({ value, data }) => {
          if (typeof value === 'string' && value !== '') return value
          const title = valueAt(data, from)
          return typeof title === 'string' ? slugify(title) : value
        },
      ],
    },
    validate: (value: unknown) => {
      if (typeof value !== 'string' || !slugPattern.test(value)) {
        return 'Use lower-case letters, digits and single hyphens.'
      }
      return !reserved.includes(value) || `"${value}" is an address the site uses itself.`
    },
  }
}
