/**
 * Shows the present numbers of likes and helpful votes: the page may have been cached before others reacted. Numbers that
 * cannot be fetched stay as they are.
 */
export async function updateCounts(): Promise<void> {
  const figures = [...document.querySelectorAll<HTMLElement>('[data-count]')]
  const keys = figures.map(({ dataset }) => dataset.count)
  const counts = await fetch(`/api/counts?keys=${keys}`)
    .then((response) => response.json())
    .catch(() => ({}))
  for (const figure of figures) figure.textContent = counts[`${figure.dataset.count}`] ?? figure.textContent
}
