/**
 * Stands in the head: brings what the keyboard reaches fully into view. A browser leaves a link where it is as soon as
 * a finger's breadth of it shows at the edge of a row that is pushed sideways. Heard before React can stop it.
 */
export const revealScript = `addEventListener('focusin', ({ target }) => {
  if (target.matches?.(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}, true)`
