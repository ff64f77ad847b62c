import type { Thing, WithContext } from 'schema-dts'

/** Structured data for search engines. `<` is escaped, so that no text can close the script element. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  const html = { __html: JSON.stringify(data).replace(/</g, '\\u003c') }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={html} />
}
