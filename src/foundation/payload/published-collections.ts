/** Collections whose published documents everyone reads alike. */
export const publishedCollections: readonly string[] = [
  'mushrooms',
  'growingguides',
  'recipes',
  'posts',
  'projects',
  'pages',
  'products',
  'vendors',
  'wholesale',
  'dropshipping',
  'affiliates',
  'categories',
  'references',
  'glossary',
]
