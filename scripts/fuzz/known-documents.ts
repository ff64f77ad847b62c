/** Documents that exist, so that not every request ends at 404. */
export interface KnownDocuments {
  ids: Record<string, string[]>
  slugs: Record<string, string[]>
  files: string[]
}

interface Listed {
  docs?: { id: string; slug?: string; filename?: string }[]
}

/** Reads a few public documents of each collection. */
export async function findKnownDocuments(
  base: string,
  collections: readonly string[],
): Promise<KnownDocuments> {
  const known: KnownDocuments = { ids: {}, slugs: {}, files: [] }
  for (const collection of collections) {
    const response = await fetch(`${base}/api/${collection}?limit=5&depth=0`)
    const { docs = [] } = response.ok ? ((await response.json()) as Listed) : {}
    known.ids[collection] = docs.map(({ id }) => id)
    known.slugs[collection] = docs.flatMap(({ slug }) => slug ?? [])
    known.files.push(...docs.flatMap(({ filename }) => filename ?? []))
  }
  return known
}
