import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react'
import { HtmlElement, type HtmlElementProps } from './html-element.client'
import { passHtml } from './pass-html'

// Node's copy of React: the one that Next bundles for server components cannot render to a string.
const { renderToStaticMarkup } = await import(/* turbopackIgnore: true */ 'react-dom/server')

interface ServerHtmlProps extends Omit<HtmlElementProps, 'marker'> {
  /** Its content, if that is rendered already. */
  html?: string
  /** Its content otherwise, as `renderHtml` takes it. */
  children?: ReactNode
  /** Names an element that other queries of the list have as well, with other content. Not within HTML. */
  slotName?: string
}

/** Within HTML, `ServerHtml` is an element like others. */
function expandServerHtml({ as, html, children, slotName: _, ...attributes }: ServerHtmlProps): ReactNode {
  return html === undefined
    ? createElement(as, attributes, expand(children))
    : createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}

/**
 * Calls the components among the nodes, until only elements of HTML are left. They may use what server components use
 * (translations), but may not be asynchronous.
 */
function expand(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return createElement(Fragment, null, ...node.map(expand))
  if (!isValidElement<{ children?: ReactNode }>(node)) return node
  const { type, props } = node
  if (type === ServerHtml) return expandServerHtml(props as ServerHtmlProps)
  if (typeof type === 'function') return expand((type as (props: unknown) => ReactNode)(props))
  return props.children === undefined ? node : cloneElement(node, undefined, expand(props.children))
}

/**
 * Renders nodes to HTML within a server component, which must not be asynchronous. Client components are refused: no
 * script would ever reach them.
 */
export function renderHtml(node: ReactNode): string {
  return renderToStaticMarkup(expand(node))
}

/** An element whose content is HTML without React. It works by delegated events only and is not part of React's data. */
export function ServerHtml({ html: rendered, children, slotName, ...attributes }: ServerHtmlProps) {
  const html = rendered ?? renderHtml(children)
  const marker = passHtml(html, slotName)
  if (marker === '') return null
  return marker === undefined ? (
    <HtmlElement {...attributes} html={html} />
  ) : (
    <HtmlElement {...attributes} marker={marker} />
  )
}
