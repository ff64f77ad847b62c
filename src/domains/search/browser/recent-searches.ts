const storageKey = 'recent-searches'
const maxSearches = 5

/** The last searches of this device, the newest first. They are sent nowhere. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string').slice(0, maxSearches)
      : []
  } catch {
    return []
  }
}

export function rememberSearch(query: string): void {
  const text = query.trim()
  if (text === '') return
  const others = recentSearches().filter((other) => other !== text)
  try {
    localStorage.setItem(storageKey, JSON.stringify([text, ...others].slice(0, maxSearches)))
  } catch {
    // Without storage nothing is remembered.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // There is nothing to forget.
  }
}
