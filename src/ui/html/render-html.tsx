import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Calls the components among the nodes, until only elements of HTML are left. They read contexts, but keep no state. */
function expand(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return createElement(Fragment, null, ...node.map(expand))
  if (!isValidElement<{ children?: ReactNode }>(node)) return node
  const { type, props } = node
  if (typeof type === 'function') return expand((type as (props: unknown) => ReactNode)(props))
  return props.children === undefined ? node : cloneElement(node, undefined, expand(props.children))
}

/** Renders nodes to HTML while a component is rendered, with what surrounds it: its language and its texts. */
export function renderHtml(node: ReactNode): string {
  return renderToStaticMarkup(expand(node))
}
