import fc from 'fast-check'
import type { FuzzRequest } from './request'
import type { Schema } from './schema'
import { text, value } from './values'

const brokenDocuments = [
  '',
  '{',
  '{}',
  '{ __typename }',
  '{ __schema { types { name } } }',
  'query A { Me: meUser { user { id } } } query B { __typename }',
  '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  'subscription { x }',
  '{ a: __typename @include(if: 3) }',
  'query ($x: JSON = {}) { Mushrooms(where: $x) { docs { id } } }',
  '\0',
  '#',
]

/** Selections of fields that most collections have, and of one that none has. */
const selections = [
  '{ docs { id } totalDocs }',
  '{ docs { id title slug } }',
  '{ docs { id user { id email } } }',
  '{ docs { id author { email } categories { id } } }',
  '{ id }',
  '{ totalDocs }',
  '{ nothing }',
  '',
]

/** JSON values as GraphQL writes them: without quotes around keys. */
const literal = (content: unknown): string => JSON.stringify(content).replace(/"([A-Za-z_]\w*)":/g, '$1:')

function operation(schema: Schema): fc.Arbitrary<{ label: string; query: string }> {
  return fc.constantFrom(...schema.collections).chain(({ singular, plural, fields }) => {
    const top = fields.filter(({ path }) => path.split('.').length < 3)
    const name = fc.constantFrom(
      plural,
      plural,
      singular,
      `count${plural}`,
      `versions${plural}`,
      `version${singular}`,
    )
    const mutation = fc.constantFrom(
      ...['create', 'update', 'delete', 'duplicate', 'restoreVersion'].map((verb) => verb + singular),
    )
    const where = fc
      .tuple(
        fc.constantFrom(...top),
        fc.constantFrom('equals', 'like', 'in', 'contains', 'exists', 'greater_than'),
        value,
      )
      .map(
        ([{ path }, operator, operand]) =>
          `where: { ${path.replaceAll('.', '__')}: { ${operator}: ${literal(operand)} } }`,
      )
    const other = fc
      .tuple(
        fc.constantFrom('limit', 'page', 'sort', 'locale', 'draft', 'id', 'fallbackLocale', 'trash', 'data'),
        value,
      )
      .map(([argument, content]) => `${argument}: ${literal(content)}`)
    const sensible = fc.constantFrom('limit: 2', 'locale: es', 'draft: true', 'id: "x"', 'sort: "-createdAt"')
    const args = fc
      .array(fc.oneof(where, other, sensible), { maxLength: 3 })
      .map((list) => (list.length > 0 ? `(${list.join(', ')})` : ''))
    return fc
      .tuple(
        fc.oneof({ weight: 4, arbitrary: name }, { weight: 1, arbitrary: mutation }),
        args,
        fc.constantFrom(...selections),
      )
      .map(([field, list, selection]) => ({
        label: `${field}${list.replace(/: .*/s, '')}`,
        query: `${/^(?:create|update|delete|duplicate|restore)/.test(field) ? 'mutation' : 'query'} { ${field}${list} ${selection} }`,
      }))
  })
}

/** GraphQL operations of all collections, and documents that are no GraphQL. */
export function graphQLRequests(schema: Schema): fc.Arbitrary<FuzzRequest> {
  const broken = fc
    .oneof(fc.constantFrom(...brokenDocuments), text)
    .map((query) => ({ label: 'broken document', query: query as unknown }))
  const strange = value.map((query) => ({ label: 'a document that is no text', query }))
  const document = fc.oneof(
    { weight: 6, arbitrary: operation(schema) },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: strange },
  )
  return fc
    .record({
      document,
      variables: fc.option(value),
      operationName: fc.option(value, { freq: 1 }),
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom('application/graphql', 'text/plain') },
      ),
      asMember: fc.boolean(),
    })
    .map(({ document: { label, query }, variables, operationName, type, asMember }) => ({
      label: `GraphQL ${label} as ${type}`,
      method: 'POST',
      path: '/api/graphql',
      headers: { 'Content-Type': type },
      body: Buffer.from(
        JSON.stringify({
          query,
          ...(variables !== null && { variables }),
          ...(operationName !== null && { operationName }),
        }),
      ),
      asMember,
    }))
}
