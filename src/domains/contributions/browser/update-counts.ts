/** The number of likes of something that nobody has liked says nothing. */
export function hideZero(figure: HTMLElement): void {
  if (figure.dataset.count?.startsWith('likes:')) figure.hidden = figure.textContent === '0'
}

/**
 * Shows the present numbers of likes and helpful votes: the page may have been cached before others reacted. Numbers that
 * cannot be fetched stay as they are.
 */
export async function updateCounts(): Promise<void> {
  const figures = [...document.querySelectorAll<HTMLElement>('[data-count]')]
  const keys = figures.map(({ dataset }) => dataset.count)
  try {
    const response = await fetch(`/api/counts?keys=${keys}`)
    if (!response.ok) throw new Error(`The counts cannot be fetched: status ${response.status}.`)
    const counts = await response.json()
    for (const figure of figures) {
      figure.textContent = counts[`${figure.dataset.count}`] ?? figure.textContent
      hideZero(figure)
    }
  } catch (error) {
    console.error(error)
  }
}
