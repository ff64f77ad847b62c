import { renderHtml, ServerHtml } from './html/server-html'
import { RowContent, type RowProps, rowAttributes } from './row'

/** A row whose content needs no scripts of its own: the server renders it to HTML, which React leaves alone. */
export function HtmlRow(props: RowProps) {
  return <ServerHtml as="section" {...rowAttributes(props)} html={renderHtml(<RowContent {...props} />)} />
}
