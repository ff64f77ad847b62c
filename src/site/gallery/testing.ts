import type { SampleDocuments } from './sample-documents'

/** A database without documents of the sample content, but for what blocks cannot do without. */
export const fewDocuments: SampleDocuments = {
  species: [],
  rated: { species: undefined, product: undefined },
  guides: [],
  posts: [],
  recipes: ['recipe'],
  products: [],
  suppliers: [{ relationTo: 'vendors', value: 'vendor' }],
  categories: ['category'],
  forms: [
    {
      id: 'form',
      slug: 'form',
      title: 'Form',
      parts: [],
      submitLabel: null,
      confirmation: null,
      redirect: null,
    },
  ],
}
