import { Fragment, isValidElement, type ReactNode } from 'react'

/** Attributes that SVG writes as React does. */
const written = new Set(['viewBox'])

/** A drawing that is made of SVG elements alone, as text: React's own way to it is closed to routes. */
export function drawingText(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(drawingText).join('')
  if (!isValidElement<{ children?: ReactNode; [attribute: string]: unknown }>(node)) return ''
  const { children, ...attributes } = node.props
  const inner = drawingText(children)
  if (node.type === Fragment) return inner
  const said = Object.entries(attributes).map(([name, value]) => {
    const shown = written.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return ` ${shown}="${value}"`
  })
  return `<${node.type}${said.join('')}>${inner}</${node.type}>`
}
