/**
 * Stands in the head and runs before anything is drawn: puts the chosen theme on the page and has everything that asks
 * for the device's theme in a `media` attribute hear the chosen one. Without a choice, or without scripts, the device
 * says. Whoever changes the choice tells it by a `storage` event, as another tab does by itself.
 */
export const themeScript = `{
  const root = document.documentElement
  const asking = '[media*="prefers-color-scheme"]'
  let theme
  const answer = () => {
    for (const element of document.querySelectorAll('source' + asking + ',meta' + asking)) {
      element.dataset.media = element.media
      element.media = element.media.replace(/\\(prefers-color-scheme: (\\w+)\\)/, (_, asked) =>
        asked === theme ? '(min-width: 0)' : '(max-width: 0)')
    }
  }
  const observer = new MutationObserver(answer)
  const kept = () => {
    try { return localStorage.getItem('theme') } catch {}
  }
  const follow = (event) => {
    let chosen = event?.key === 'theme' ? event.newValue : kept()
    if (chosen !== 'light' && chosen !== 'dark') chosen = undefined
    if (chosen === theme) return
    theme = chosen
    observer.disconnect()
    for (const element of document.querySelectorAll('[data-media]')) {
      element.media = element.dataset.media
      delete element.dataset.media
    }
    if (theme) {
      root.dataset.theme = theme
      answer()
      observer.observe(document, { childList: true, subtree: true })
    } else delete root.dataset.theme
  }
  follow()
  addEventListener('storage', follow)
  addEventListener('pageshow', follow)
}`
