/**
 * Runs in the document head before the first paint: applies the selected theme, also to elements with a
 * theme in a `media` attribute, and listens to the radio buttons named `theme`. Without a selection or
 * without scripts the device's theme applies. It listens before React, which stops events inside the
 * elements that it hydrates.
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
