import { articleCollection } from './collection'
import { topics } from './vocabulary'

/** Posts: what editors write about picking, cooking, growing and the law. */
export const posts = articleCollection('posts', [
  { name: 'topics', type: 'select', hasMany: true, options: [...topics] },
])
