import { renderToStaticMarkup } from 'react-dom/server'
import { messagesOf } from '@/foundation/i18n/messages'
import { TextsProvider } from '@/ui/texts'
import type { PageAssets } from './assets'
import { Document } from './document'
import type { LoadedPage } from './load-page'
import type { PathParams, SiteRequest } from './page'
import { loadShell } from './site-shell/shell'
import { ShellContext } from './site-shell/shell-context'

/**
 * Reads what a page shows and renders it to HTML.
 * @throws the signals of `foundation/routing/signals`
 */
export async function renderPage(
  { load, head, View, needsDatabase = true }: LoadedPage,
  request: SiteRequest<PathParams>,
  assets: PageAssets,
): Promise<string> {
  const { locale, reader } = request
  const [data, shell] = await Promise.all([load(request), needsDatabase ? loadShell(reader) : undefined])
  const html = renderToStaticMarkup(
    <TextsProvider locale={locale} messages={messagesOf(locale)}>
      <ShellContext value={shell}>
        <Document locale={locale} head={head(data, request)} assets={assets}>
          <View {...data} />
        </Document>
      </ShellContext>
    </TextsProvider>,
  )
  return `<!DOCTYPE html>${html}`
}
