import type { Doc, Session } from './rest'

type Cleanup = () => Promise<void>

let counter = 0

/** Returns a name that no other test, worker or run uses. */
export function uniqueName(word: string): string {
  counter += 1
  return `${word}-${process.pid}-${counter}-${Date.now().toString(36)}`
}

/** Returns the data of a species with only the required fields. */
export function minimalSpecies(epithet: string) {
  const scientificName = `Probatus ${uniqueName(epithet).replaceAll('-', '')}`
  return {
    slug: scientificName.toLowerCase().replace(' ', '-'),
    specie: {
      scientificName,
      commonNames: [] as { name: string }[],
      edibility: ['unknown'],
      safety: { headline: 'Edibility unknown.', advice: 'Do not eat it.' },
      traits: { growthForm: 'agaric', hymenium: 'gills' },
    },
  }
}

/** Returns the data of a published vendor with only the required fields and an address. */
export function minimalSupplier() {
  const slug = uniqueName('shop')
  return {
    businessName: `Shop ${slug}`,
    slug,
    vendorType: 'grower',
    status: 'active',
    email: `${slug}@example.org`,
    address: { city: 'Astoria', state: 'OR', country: 'US' },
    _status: 'published',
  }
}

/** Records that the administrator creates for one test and that are deleted after it. */
export class Records {
  readonly admin: Session
  readonly #cleanups: Cleanup[] = []

  constructor(admin: Session) {
    this.admin = admin
  }

  async create(collection: string, data: object): Promise<Doc> {
    const doc = await this.admin.create(collection, data)
    this.onCleanup(() => this.admin.delete(collection, doc.id))
    return doc
  }

  /** Creates a published species and returns it with its path. */
  async createSpecies(epithet: string, data: object = {}): Promise<Doc & { path: string; name: string }> {
    const species = minimalSpecies(epithet)
    const doc = await this.create('mushrooms', { ...species, ...data, _status: 'published' })
    return { ...doc, path: `/mushrooms/${species.slug}`, name: species.specie.scientificName }
  }

  /** Uploads a picture of one colour and returns its id. */
  async uploadPicture(background: string): Promise<string> {
    const { id } = await this.admin.uploadPicture(uniqueName('colour'), background)
    this.onCleanup(() => this.admin.delete('media', id))
    return id
  }

  onCleanup(cleanup: Cleanup): void {
    this.#cleanups.push(cleanup)
  }

  /** Deletes what members wrote during a test. */
  deleteLater(collection: string, where: Record<string, string>): void {
    this.onCleanup(async () => {
      for (const { id } of await this.admin.find(collection, where, { draft: true }))
        await this.admin.delete(collection, id)
    })
  }

  async cleanUp(): Promise<void> {
    for (const cleanup of this.#cleanups.splice(0).reverse()) await cleanup()
  }
}
