import { HtmlElement, type HtmlElementProps } from './html-element.client'
import { passHtml } from './passed-html'

interface ServerHtmlProps extends Omit<HtmlElementProps, 'passedAs'> {
  html: string
}

/** An element with HTML that the server has rendered. It works by delegated events only and is not part of React's data. */
export function ServerHtml({ html, ...attributes }: ServerHtmlProps) {
  const passedAs = passHtml(html)
  return passedAs === undefined ? (
    <HtmlElement {...attributes} html={html} />
  ) : (
    <HtmlElement {...attributes} passedAs={passedAs} />
  )
}
