import { escapeHtml } from '@/foundation/text/escape-html'
import { readEnvironment } from './env/environment'
import type { Locale } from './i18n/locales'

export interface Letter {
  to: string
  /** Who receives the answer, if it is not the site. */
  replyTo?: string
  locale: Locale
  subject: string
  paragraphs: readonly string[]
  /** The one link that the mail is about. */
  link?: { label: string; url: string }
}

export function renderPlainText({ paragraphs, link }: Letter): string {
  const lines = [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : [])]
  return `${lines.join('\n\n')}\n\n--\nFungarium\n${readEnvironment().siteUrl}\n`
}

/**
 * Renders a mail as HTML without colours and pictures: it follows the reader's colour scheme and loads
 * nothing from other hosts.
 */
export function renderHtml({ locale, subject, paragraphs, link }: Letter): string {
  const { siteUrl } = readEnvironment()
  const lines = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`)
  if (link) {
    const url = escapeHtml(link.url)
    lines.push(
      `<p style="margin:24px 0 8px"><a href="${url}" style="display:inline-block;padding:12px 20px;border:1px solid;border-radius:3px;color:inherit;font-weight:bold;text-decoration:none">${escapeHtml(link.label)}</a></p>`,
      `<p style="margin:0 0 24px;font-size:13px;overflow-wrap:anywhere"><a href="${url}" style="color:inherit">${url}</a></p>`,
    )
  }
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 20px;font:16px/1.6 Verdana,Helvetica,Arial,sans-serif">
<div style="max-width:34em;margin:0 auto">
<h1 style="margin:0 0 20px;font:normal 26px/1.25 Georgia,'Times New Roman',serif">${escapeHtml(subject)}</h1>
${lines.join('\n')}
<p style="margin:32px 0 0;padding-top:12px;border-top:1px solid;font-size:13px">Fungarium · <a href="${siteUrl}" style="color:inherit">${siteUrl}</a></p>
</div>
</body>
</html>
`
}
