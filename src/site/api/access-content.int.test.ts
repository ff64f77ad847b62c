/** Access to what the site publishes. */
import {
  everyoneReads,
  type Matrix,
  member,
  nobody,
  picture,
  type Subjects,
  signedIn,
  staff,
  staffWrite,
  testAccess,
} from '@/testing/access'
import {
  article,
  category,
  glossaryTerm,
  guide,
  marker,
  recipe,
  recipeData,
  reference,
  remember,
  species,
  speciesData,
} from '@/testing/content'
import { payload } from '@/testing/users'

const matrix: Matrix<'content'> = {
  media: { ...everyoneReads, versions: nobody, create: signedIn, update: staff, delete: staff },
  categories: { ...everyoneReads, versions: nobody, ...staffWrite },
  mushrooms: { ...everyoneReads, versions: staff, ...staffWrite },
  growingguides: { ...everyoneReads, versions: staff, create: signedIn, update: staff, delete: staff },
  recipes: { ...everyoneReads, versions: staff, ...staffWrite },
  posts: { ...everyoneReads, versions: staff, ...staffWrite },
  projects: { ...everyoneReads, versions: staff, ...staffWrite },
  pages: { ...everyoneReads, versions: staff, ...staffWrite },
  references: { ...everyoneReads, versions: staff, ...staffWrite },
  glossary: { ...everyoneReads, versions: nobody, ...staffWrite },
  redirects: { ...everyoneReads, versions: nobody, ...staffWrite },
}

/** A picture that a member has published. */
const shownOf = async () => ({ owner: await member(), shown: true })

const subjects: Subjects<'content'> = {
  media: {
    graphql: { one: 'Media', many: 'allMedia' },
    make: async () => {
      const data = await picture()
      const file = { data, mimetype: 'image/png', name: `${marker()}.png`, size: data.length }
      return remember(
        'media',
        (await payload.create({ collection: 'media', data: { alt: marker(), ...(await shownOf()) }, file }))
          .id,
      )
    },
    data: () => ({ alt: marker() }),
    change: () => ({ alt: marker() }),
  },
  categories: {
    graphql: { one: 'Category', many: 'Categories' },
    make: async () => (await category(null)).id,
    data: () => ({ title: marker(), slug: marker() }),
    change: () => ({ title: marker() }),
  },
  mushrooms: {
    graphql: { one: 'Mushroom', many: 'Mushrooms' },
    make: async () => (await species('published')).id,
    data: () => ({ ...speciesData(marker(), 'draft') }),
    change: () => ({ meta: { description: marker() } }),
  },
  growingguides: {
    graphql: { one: 'Growingguide', many: 'Growingguides' },
    make: async () => (await guide('published', { author: await member() })).id,
    data: () => ({ title: marker(), slug: marker() }),
    change: () => ({ title: marker() }),
  },
  recipes: {
    graphql: { one: 'Recipe', many: 'Recipes' },
    make: async () => (await recipe('published')).id,
    data: () => ({ ...recipeData(marker(), 'draft'), ingredients: [{ name: 'garlic' }] }),
    change: () => ({ description: marker() }),
  },
  posts: {
    graphql: { one: 'Post', many: 'Posts' },
    make: async () => (await article('posts', 'published')).id,
    data: () => ({ title: marker(), slug: marker() }),
    change: () => ({ title: marker() }),
  },
  projects: {
    graphql: { one: 'Project', many: 'Projects' },
    make: async () => (await article('projects', 'published')).id,
    data: () => ({ title: marker(), slug: marker() }),
    change: () => ({ title: marker() }),
  },
  pages: {
    graphql: { one: 'Page', many: 'Pages' },
    make: async () => (await article('pages', 'published')).id,
    data: () => ({ title: marker(), slug: marker() }),
    change: () => ({ title: marker() }),
  },
  references: {
    graphql: { one: 'Reference', many: 'References' },
    make: async () => (await reference('published')).id,
    data: () => ({ title: marker(), link: 'https://example.org', summary: marker() }),
    change: () => ({ title: marker() }),
  },
  glossary: {
    graphql: { one: 'Glossary', many: 'Glossaries' },
    make: async () => (await glossaryTerm()).id,
    data: () => ({ slug: marker(), term: marker(), definition: marker() }),
    change: () => ({ definition: marker() }),
  },
  redirects: {
    graphql: null,
    make: async () => {
      const data = { from: `/${marker()}`, to: { type: 'custom' as const, url: '/mushrooms' } }
      return remember('redirects', (await payload.create({ collection: 'redirects', data })).id)
    },
    data: () => ({ from: `/${marker()}`, to: { type: 'custom', url: '/mushrooms' } }),
    change: () => ({ from: `/${marker()}` }),
  },
}

testAccess('content', matrix, subjects)
