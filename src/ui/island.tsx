import { type ComponentType, createElement, useId } from 'react'
import { renderToString } from 'react-dom/server'

interface IslandProps<Props extends object> {
  /** In `site/browser/islands.ts`. */
  name: string
  component: ComponentType<Props>
  /** What JSON can hold: the browser gets them with the page. */
  props: Props
}

/**
 * A part of the page that needs React in the browser: rendered here, and taken over there when a reader sees or touches it.
 * It is a root of its own, so that nothing around it needs scripts; its generated ids begin with its own prefix.
 */
export function Island<Props extends object>({ name, component, props }: IslandProps<Props>) {
  const identifierPrefix = useId()
  const html = renderToString(createElement(component, props), { identifierPrefix })
  return (
    <div
      className="unboxed"
      data-island={name}
      data-prefix={identifierPrefix}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
