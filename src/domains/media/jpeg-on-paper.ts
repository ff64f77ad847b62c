import sharp, { type Sharp, type SharpInput, type SharpOptions } from 'sharp'
import { tokenValues } from '@/ui/token-values'

const paper = tokenValues('light')('paper')

/** Payload has no option for the ground of a JPEG, and sharp's is black, on which a dark logo cannot be seen. */
function onPaper(image: Sharp): Sharp {
  const clone = image.clone.bind(image)
  const toFormat = image.toFormat.bind(image)
  return Object.assign(image, {
    clone: () => onPaper(clone()),
    toFormat: (...[format, options]: Parameters<Sharp['toFormat']>) => {
      if (format === 'jpeg') image.flatten({ background: paper })
      return toFormat(format, options)
    },
  })
}

/** sharp, whose JPEGs of transparent pictures have the ground of the site. */
export const sharpOnPaper = (input?: SharpInput | SharpInput[], options?: SharpOptions): Sharp =>
  onPaper(sharp(input, options))
