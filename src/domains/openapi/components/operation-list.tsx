import type { ApiExample } from '@/domains/openapi/examples'
import type { Method, OpenApiDocument, Operation } from '@/domains/openapi/types'
import { Disclosure } from '@/ui/disclosure'
import { Row } from '@/ui/row'
import { useTranslations } from '@/ui/texts'

interface Described {
  path: string
  method: Method
  operation: Operation
  /** A call and its answer. */
  example?: ApiExample
}

/** Text with code between backticks. */
function Prose({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>
  })
}

const isGuests = ({ security }: Operation) => security?.every((one) => Object.keys(one).length === 0)

function Parameters({ operation: { parameters = [] } }: { operation: Operation }) {
  const t = useTranslations('openData.api')
  if (parameters.length === 0) return null
  return (
    <table className="data-table">
      <caption>{t('parameters')}</caption>
      <tbody>
        {parameters.map(({ name, in: place, description }) => (
          <tr key={name}>
            <th scope="row">
              <code>{place === 'path' ? `{${name}}` : name}</code>
            </th>
            <td>
              <Prose text={description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Responses({ operation: { responses } }: { operation: Operation }) {
  const t = useTranslations('openData.api')
  return (
    <table className="data-table">
      <caption>{t('responses')}</caption>
      <tbody>
        {Object.entries(responses).map(([status, { description }]) => (
          <tr key={status}>
            <th scope="row">
              <code>{status}</code>
            </th>
            <td>
              <Prose text={description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Example({ example: { path, answer } }: { example: ApiExample }) {
  const t = useTranslations('openData.api')
  return (
    <>
      <p>
        <b>{t('example')}</b>
      </p>
      <p>
        <a href={path}>
          <code>GET {path}</code>
        </a>
      </p>
      <pre>
        <code>{JSON.stringify(answer, null, 2)}</code>
      </pre>
    </>
  )
}

function OperationDetails({ path, method, operation, example }: Described) {
  const t = useTranslations('openData.api')
  const body = operation.requestBody?.content['application/json']?.schema
  return (
    <Disclosure
      title={
        <span className="operation">
          <code>
            {method.toUpperCase()} {path}
          </code>
          <span className="caption" lang="en">
            <Prose text={operation.summary} />
          </span>
        </span>
      }
    >
      <div className="stack-tight" lang="en">
        {isGuests(operation) ? null : <p className="caption">{t('signedIn')}</p>}
        <Parameters operation={operation} />
        {body ? (
          <pre>
            <code>{JSON.stringify(body, null, 2)}</code>
          </pre>
        ) : null}
        <Responses operation={operation} />
        {example ? <Example example={example} /> : null}
      </div>
    </Disclosure>
  )
}

interface OperationListProps {
  document: OpenApiDocument
  examples: readonly ApiExample[]
}

/** All operations of the API, grouped by what they are about. */
export function OperationList({ document, examples }: OperationListProps) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method as Method, operation })),
  )
  return document.tags.map(({ name, description }) => (
    <Row
      key={name}
      id={name.toLowerCase()}
      title={<span lang="en">{name}</span>}
      note={<span lang="en">{description}</span>}
    >
      <div className="row-wide">
        {operations
          .filter(({ operation }) => operation.tags.includes(name))
          .map((described) => (
            <OperationDetails
              key={described.operation.operationId}
              {...described}
              example={examples.find(({ operationId }) => operationId === described.operation.operationId)}
            />
          ))}
      </div>
    </Row>
  ))
}
