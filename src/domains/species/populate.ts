/** Fields of relations that pages show. */
export const populate = {
  categories: { slug: true, title: true, path: true, icon: true },
  references: {
    title: true,
    authors: true,
    publication: true,
    year: true,
    link: true,
    summary: true,
    _status: true,
  },
  mushrooms: {
    _status: true,
    slug: true,
    title: true,
    meta: { image: true },
    categories: true,
    specie: {
      scientificName: true,
      variation: true,
      commonNames: true,
      edibility: true,
      psychoactive: true,
      traits: true,
      keyNotes: true,
    },
  },
  growingguides: { slug: true, title: true },
} as const
