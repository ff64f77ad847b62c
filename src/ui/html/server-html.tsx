import { HtmlElement, type HtmlElementProps } from './html-element.client'
import { passHtml } from './pass-html'

export interface ServerHtmlProps extends Omit<HtmlElementProps, 'marker'> {
  html: string
}

/** An element with HTML that the server has rendered. It works by delegated events only and is not part of React's data. */
export function ServerHtml({ html, ...attributes }: ServerHtmlProps) {
  const marker = passHtml(html)
  return marker === undefined ? (
    <HtmlElement {...attributes} html={html} />
  ) : (
    <HtmlElement {...attributes} marker={marker} />
  )
}
