/**
 * Scrolls a focused element fully into view, because browsers leave a link at the edge of a scrolling row
 * almost hidden. Runs from the document head and listens before React can stop the event.
 */
export const revealScript = `addEventListener('focusin', ({ target }) => {
  if (target.matches?.(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}, true)`
