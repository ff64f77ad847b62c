/** The event that a list dispatches on the document after replacing its items, whose reaction forms must be bound. */
export const listUpdated = 'list-updated'
