import type { CollectionConfig, Endpoint, Plugin } from 'payload'

type CollectionHooks = Pick<
  NonNullable<CollectionConfig['hooks']>,
  'beforeOperation' | 'beforeChange' | 'afterChange' | 'beforeDelete' | 'afterDelete'
>

interface Extension {
  /** Run after the collection's own hooks. */
  hooks?: CollectionHooks
  endpoints?: Endpoint[]
  /** A component of the panel, beside the buttons of an entry's page. */
  documentControl?: string
}

/** Creates a plugin that replaces each collection by the result of `change`. */
export function changeCollections(change: (collection: CollectionConfig) => CollectionConfig): Plugin {
  return (config) => ({ ...config, collections: config.collections?.map(change) })
}

/**
 * Creates a plugin that adds to each collection what `extensionOf` returns for it; undefined leaves the
 * collection unchanged.
 */
export function extendCollections(
  extensionOf: (collection: CollectionConfig) => Extension | undefined,
): Plugin {
  return changeCollections((collection) => {
    const extension = extensionOf(collection)
    return extension ? extend(collection, extension) : collection
  })
}

/** Adds a component beside the buttons of an entry's page in the panel. */
export function addDocumentControl(
  { admin }: CollectionConfig,
  component: string | undefined,
): CollectionConfig['admin'] {
  if (!component) return admin
  const { components } = admin ?? {}
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), component]
  return {
    ...admin,
    components: { ...components, edit: { ...components?.edit, beforeDocumentControls } },
  }
}

function extend(
  collection: CollectionConfig,
  { hooks: added = {}, endpoints = [], documentControl }: Extension,
) {
  const { hooks } = collection
  return {
    ...collection,
    admin: addDocumentControl(collection, documentControl),
    endpoints: [...(collection.endpoints || []), ...endpoints],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), ...(added.beforeOperation ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), ...(added.beforeChange ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), ...(added.afterChange ?? [])],
      beforeDelete: [...(hooks?.beforeDelete ?? []), ...(added.beforeDelete ?? [])],
      afterDelete: [...(hooks?.afterDelete ?? []), ...(added.afterDelete ?? [])],
    },
  }
}
