/** The address of suggestions for a place, below the search, because searches are limited together. */
export const placeSuggestionsPath = '/search/places'
