/** The parts of OpenAPI 3.1 that the site uses. https://spec.openapis.org/oas/v3.1.1.html */
export type JsonSchema = { [keyword: string]: unknown }

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  description: string
  schema: JsonSchema
}

interface Content {
  [type: string]: { schema: JsonSchema }
}

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  /** An empty list: for everyone. */
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

export type Method = 'get' | 'post' | 'delete'

export interface OpenApiDocument {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string; license: { name: string; url: string } }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Partial<Record<Method, Operation>>>
  components: {
    schemas: Record<string, JsonSchema>
    securitySchemes: Record<string, JsonSchema>
  }
}
