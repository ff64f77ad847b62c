/**
 * Replaces a picture that fails to load by the one that its attribute `data-fallback` names. Any other is requested once
 * more after a pause, and a last time when the connection is back; meanwhile its alternative text stands in its place. Runs
 * from the document head, because a picture may fail before other scripts run.
 */
export const fallbackScript = `addEventListener('error', ({ target }) => {
  const { fallback, failures = '0' } = target.dataset ?? {}
  const load = (address) => { target.src = address }
  if (fallback) {
    delete target.dataset.fallback
    load(fallback)
  } else if (target.localName === 'img') {
    target.dataset.failures = Number(failures) + 1
    const repeat = () => load(target.src)
    if (failures === '0') setTimeout(repeat, 3000 + Math.random() * 3000)
    else if (failures === '1') addEventListener('online', repeat, { once: true })
  }
}, true)`
