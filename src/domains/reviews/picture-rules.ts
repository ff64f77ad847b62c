/** Pictures of one review. */
export const maxImages = 6

/** Types that browsers can decode and the site accepts. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** Pixels of the longer edge; the site stores no larger pictures. */
const maxEdge = 2400

/** Bytes of one upload. */
export const maxPictureBytes = 5 * 1024 * 1024

export const pictureQuality = 0.9

/** The size at which a picture is uploaded: it keeps its proportions and is never enlarged. */
export function scaledSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, maxEdge / Math.max(width, height))
  const pixels = (edge: number) => Math.max(1, Math.round(edge * scale))
  return { width: pixels(width), height: pixels(height) }
}

/** `IMG_1.HEIC.png` becomes `IMG_1.HEIC.jpeg` as `image/jpeg`. */
export function pictureName(name: string, type: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'picture'}.${type.replace('image/', '')}`
}
