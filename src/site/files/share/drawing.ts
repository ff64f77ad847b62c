import { Fragment, isValidElement, type ReactNode } from 'react'

/** Attributes that SVG spells in camel case. */
const unchangedNames = new Set(['viewBox'])

/** Renders SVG elements to text, since route handlers cannot import `react-dom/server`. */
export function drawingText(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(drawingText).join('')
  if (!isValidElement<{ children?: ReactNode; [attribute: string]: unknown }>(node)) return ''
  const { children, ...attributes } = node.props
  const inner = drawingText(children)
  if (node.type === Fragment) return inner
  const attributeTexts = Object.entries(attributes).map(([name, value]) => {
    const attribute = unchangedNames.has(name)
      ? name
      : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return ` ${attribute}="${value}"`
  })
  return `<${node.type}${attributeTexts.join('')}>${inner}</${node.type}>`
}
