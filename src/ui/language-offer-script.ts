/**
 * Offers a page in the browser's language, to readers who have neither closed the offer nor chosen a language themselves.
 * Runs right behind the offers, before the first paint, so that nothing moves.
 */
export const languageOfferScript = `{
  const root = document.documentElement
  const offers = [...document.querySelectorAll('[data-language-offer]')]
  const languages = [root.lang, ...offers.map(({ lang }) => lang)]
  const preferred = navigator.languages
    .map((tag) => tag.split('-')[0].toLowerCase())
    .find((language) => languages.includes(language))
  const offer = offers.find(({ lang }) => lang === preferred)
  const hasChosen = () => {
    try { return localStorage.getItem('language') !== null } catch {}
  }
  const choose = (language) => {
    try { localStorage.setItem('language', language) } catch {}
  }
  const isTranslated = document.querySelector('link[rel=alternate][hreflang="' + preferred + '"]')
  if (offer && isTranslated && !hasChosen()) offer.hidden = false
  addEventListener('click', ({ target }) => {
    const link = target.closest?.('a[hreflang]')
    if (link) choose(link.hreflang)
    if (!offer?.contains(target)) return
    // A filtered list has changed the address of the page since.
    if (link) link.href = document.querySelector('.languages [hreflang="' + preferred + '"]')?.href ?? link.href
    if (!target.closest('button')) return
    choose(root.lang)
    offer.hidden = true
  }, true)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && offer && hasChosen()) offer.hidden = true
  })
}`
