/**
 * Runs in the document head before the first paint: applies the selected theme, also to elements with a
 * theme in a `media` attribute, and listens to the radio buttons named `theme`. Without a selection or
 * without scripts the device's theme applies. It listens before React, which stops events inside the
 * elements that it hydrates.
 */
export const themeScript = `{
  const root = document.documentElement
  const themedMedia = '[media*="prefers-color-scheme"]'
  let theme
  const readTheme = () => {
    try { return localStorage.getItem('theme') } catch {}
  }
  const storeTheme = (value) => {
    try { localStorage.setItem('theme', value) } catch {}
  }
  const checkRadio = () => {
    for (const radio of document.querySelectorAll('input[name=theme]'))
      radio.checked = radio.value === (theme ?? 'device')
  }
  const applyToMedia = () => {
    for (const element of document.querySelectorAll('source' + themedMedia + ',meta' + themedMedia)) {
      element.dataset.media = element.media
      element.media = element.media.replace(/\\(prefers-color-scheme: (\\w+)\\)/, (_, scheme) =>
        scheme === theme ? '(min-width: 0)' : '(max-width: 0)')
    }
    checkRadio()
  }
  const observer = new MutationObserver(applyToMedia)
  const applyTheme = (selected) => {
    if (selected !== 'light' && selected !== 'dark') selected = undefined
    if (selected === theme) return
    theme = selected
    observer.disconnect()
    for (const element of document.querySelectorAll('[data-media]')) {
      element.media = element.dataset.media
      delete element.dataset.media
    }
    if (theme) {
      root.dataset.theme = theme
      observer.observe(document, { childList: true, subtree: true })
      applyToMedia()
    } else {
      delete root.dataset.theme
      checkRadio()
    }
  }
  applyTheme(readTheme())
  addEventListener('change', ({ target }) => {
    if (target.name !== 'theme') return
    storeTheme(target.value)
    applyTheme(target.value)
  }, true)
  addEventListener('storage', () => applyTheme(readTheme()))
  addEventListener('pageshow', ({ persisted }) => persisted && applyTheme(readTheme()))
}`
