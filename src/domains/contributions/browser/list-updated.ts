/** Told when a list has shown something else, so that marks find their buttons. */
export const listUpdated = 'voices-shown'
