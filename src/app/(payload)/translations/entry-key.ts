interface FormOfEntry {
  collectionSlug?: string
  globalSlug?: string
  id?: number | string
}

/** Names an entry, `products:{id}` or `footer`, to the fields of its form. */
export const entryKey = ({ collectionSlug, globalSlug, id }: FormOfEntry) =>
  globalSlug ?? `${collectionSlug}:${id}`
