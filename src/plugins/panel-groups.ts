import type { CollectionSlug, GlobalSlug, Plugin } from 'payload'

/** Headings of the panel's navigation, named in `messages/<locale>/admin.json`, with what stands below them. */
const groups: Record<string, readonly (CollectionSlug | GlobalSlug)[]> = {
  encyclopedia: ['mushrooms', 'growingguides', 'categories', 'glossary', 'references'],
  editorial: [
    'pages',
    'posts',
    'projects',
    'recipes',
    'media',
    'forms',
    'form-submissions',
    'homePage',
    'encyclopediaPage',
    'growingPage',
    'marketPage',
  ],
  market: [
    'products',
    'orders',
    'vendors',
    'wholesale',
    'dropshipping',
    'affiliates',
    'salerules',
    'carts',
    'stocknotices',
  ],
  contributions: [
    'reviews',
    'impressions',
    'comments',
    'likes',
    'helpfuls',
    'saveditems',
    'reports',
    'decisions',
  ],
  site: [
    'users',
    'redirects',
    'imports',
    'dataversions',
    'navigation',
    'footer',
    'announcements',
    'poison-lines',
    'operator',
    'search-rules',
    'open-data',
  ],
}

const groupOf = (slug: string): string | undefined =>
  Object.keys(groups).find((name) => groups[name]?.some((listed) => listed === slug))

const changeEntity = <Entity extends { slug: string; admin?: object }>(entity: Entity): Entity => ({
  ...entity,
  admin: { ...entity.admin, group: groupOf(entity.slug), hideAPIURL: true },
})

/** Lists collections and globals under headings in the panel's navigation. Nobody edits by the API's answers. */
export const panelGroups: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(changeEntity),
  globals: config.globals?.map(changeEntity),
})
