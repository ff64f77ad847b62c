type Language = 'en' | 'es' | 'pt'

/** Returns the language of the panel for a request: that of the profile, which Payload keeps in a cookie, or the browser's. */
export function panelLanguage(headers: Headers): Language {
  const [, selected] = /(?:^|;\s*)payload-lng=(en|es|pt)(?:;|$)/.exec(headers.get('cookie') ?? '') ?? []
  const [, preferred] = /(?:^|,)\s*(en|es|pt)\b/i.exec(headers.get('accept-language') ?? '') ?? []
  const found = selected ?? preferred?.toLowerCase()
  return found === 'es' || found === 'pt' ? found : 'en'
}
