import type { GlobalSlug, PayloadRequest } from 'payload'

/** Begins the ids of blocks with texts of the sample content, which lead to entries that are removed with it. */
export const sampleBlockPrefix = 'sample-'

interface Block {
  id?: string | null
}

/** Takes the blocks of the sample content off the pages with an address of their own; what editors placed stays. */
export async function removeSampleBlocks(req: PayloadRequest): Promise<void> {
  const { payload } = req
  const composed = payload.config.globals.filter(({ flattenedFields }) =>
    flattenedFields.some(({ type, name }) => type === 'blocks' && name === 'layout'),
  )
  for (const { slug } of composed) {
    const stored = await payload.findGlobal({ slug: slug as GlobalSlug, depth: 0, req })
    const layout: readonly Block[] = Reflect.get(stored, 'layout') ?? []
    const left = layout.filter(({ id }) => !id?.startsWith(sampleBlockPrefix))
    if (left.length === layout.length) continue
    const data = { layout: left, _status: 'published' } as never
    await payload.updateGlobal({ slug: slug as GlobalSlug, data, depth: 0, req })
  }
}
