import type { SanitizedConfig } from 'payload'
import { defaultLicence, licences } from '@/domains/open-data/global'
import { readEnvironment } from '@/foundation/env/environment'
import packageJson from '../../../package.json'
import { collectionSchemas, type PublicCollection, publicCollections } from './collection-schemas'
import { readOperations } from './operations'
import { siteOperations } from './site-operations'
import type { OpenApiDocument } from './types'

const description = `Read-only for guests: whatever is published. Signed-in users send \`Authorization: JWT {token}\`. The admin panel and accounts have endpoints of their own, which are not described here.`

const tags = [
  { name: 'Encyclopedia', description: 'Species, growing guides, references and the taxonomy.' },
  { name: 'Articles', description: 'Posts, projects, recipes and pages.' },
  { name: 'Market', description: 'Products and who sells them.' },
  { name: 'Contributions', description: 'What members write, and reactions to it.' },
  { name: 'Lists', description: 'Any collection by its name.' },
  { name: 'Files', description: 'Uploaded pictures.' },
  { name: 'Site', description: 'The state of the site.' },
]

const documents = new WeakMap<SanitizedConfig, OpenApiDocument>()

function build(config: SanitizedConfig): OpenApiDocument {
  const reads = (Object.keys(publicCollections) as PublicCollection[]).map(readOperations)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Fungarium',
      version: packageJson.version,
      description,
      license: { name: defaultLicence, url: licences[defaultLicence] },
    },
    servers: [{ url: readEnvironment().siteUrl }],
    tags,
    paths: { ...Object.assign({}, ...reads), ...siteOperations },
    components: {
      schemas: collectionSchemas(config),
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`JWT {token}`, with the token of `POST /api/users/login`.',
        },
      },
    },
  }
}

/** The description of the API, which is the same as long as the process runs. */
export function openApiDocument(config: SanitizedConfig): OpenApiDocument {
  const known = documents.get(config) ?? build(config)
  documents.set(config, known)
  return known
}
