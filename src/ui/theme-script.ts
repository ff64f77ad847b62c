/**
 * Stands in the head and runs before anything is drawn: puts the chosen theme on the page, has everything that asks for
 * the device's theme in a `media` attribute hear the chosen one, and listens to the radio buttons named `theme`. Without
 * a choice, or without scripts, the device says. It listens before React does, which stops what comes while it is
 * still taking over the page.
 */
export const themeScript = `{
  const root = document.documentElement
  const asking = '[media*="prefers-color-scheme"]'
  let theme
  const kept = () => {
    try { return localStorage.getItem('theme') } catch {}
  }
  const keep = (chosen) => {
    try { localStorage.setItem('theme', chosen) } catch {}
  }
  const mark = () => {
    for (const radio of document.querySelectorAll('input[name=theme]'))
      radio.checked = radio.value === (theme ?? 'device')
  }
  const answer = () => {
    for (const element of document.querySelectorAll('source' + asking + ',meta' + asking)) {
      element.dataset.media = element.media
      element.media = element.media.replace(/\\(prefers-color-scheme: (\\w+)\\)/, (_, asked) =>
        asked === theme ? '(min-width: 0)' : '(max-width: 0)')
    }
    mark()
  }
  const observer = new MutationObserver(answer)
  const follow = (chosen) => {
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
      observer.observe(document, { childList: true, subtree: true })
      answer()
    } else {
      delete root.dataset.theme
      mark()
    }
  }
  follow(kept())
  addEventListener('change', ({ target }) => {
    if (target.name !== 'theme') return
    keep(target.value)
    follow(target.value)
  }, true)
  addEventListener('storage', () => follow(kept()))
  addEventListener('pageshow', ({ persisted }) => persisted && follow(kept()))
}`
