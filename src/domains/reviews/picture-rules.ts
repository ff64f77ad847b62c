/** Pictures of one review. */
export const mostImages = 6

/** What browsers can make smaller and the site takes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** The largest edge that the site keeps; more would only take longer to send. Pixels. */
const longestEdge = 2400

/** Bytes of one upload. */
export const largestPicture = 5 * 1024 * 1024

export const webpQuality = 0.9

/** How large a picture is drawn anew, its proportions kept, never enlarged. */
export function drawnSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, longestEdge / Math.max(width, height))
  const pixels = (edge: number) => Math.max(1, Math.round(edge * scale))
  return { width: pixels(width), height: pixels(height) }
}

/** `IMG_1.HEIC.jpeg` becomes `IMG_1.HEIC.webp`. */
export function webpName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'picture'}.webp`
}
