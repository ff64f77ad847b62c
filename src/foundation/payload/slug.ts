import type { TextField } from 'payload'
import { slugify, slugPattern } from '@/foundation/routing/slug'
import { validationMessage } from './validation-message'

interface SlugOptions {
  /** The path of the field that an empty slug is generated from. */
  from: string
  unique?: boolean
  /** Slugs that collide with routes. */
  reserved?: readonly string[]
}

function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], data)
}

/** The last segment of a document's address, generated from its title unless an editor sets it. */
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
    validate: (value: unknown, { req }) => {
      if (typeof value !== 'string' || !slugPattern.test(value)) return validationMessage(req, 'slug')
      return !reserved.includes(value) || validationMessage(req, 'slugReserved', { slug: value })
    },
  }
}
