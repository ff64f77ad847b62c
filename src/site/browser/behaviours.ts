import { connectEmbed } from '@/blocks/embedding/browser/embed'
import { connectOpeningHours } from '@/domains/suppliers/browser/opening-hours'
import { connectPasswordField } from '@/domains/users/browser/password-field'
import { connectCharactersLeft } from '@/ui/browser/characters-left'
import type { Behaviour } from '@/ui/browser/connect'
import { connectDialog } from '@/ui/browser/dialog'
import { connectPrintButton } from '@/ui/browser/print-button'
import { connectShareLink } from '@/ui/browser/share-link'
import { takeFocus } from '@/ui/browser/take-focus'

/** What scripts add to elements of the site. Larger ones are imported when there is such an element. */
export const behaviours: readonly Behaviour[] = [
  [
    '[data-auto-gallery]',
    (gallery) =>
      void import('@/ui/patterns/browser/auto-gallery').then(({ connectAutoGallery }) =>
        connectAutoGallery(gallery),
      ),
  ],
  [
    '[data-carousel]',
    (group) => void import('@/ui/browser/carousel').then(({ connectCarousel }) => connectCarousel(group)),
  ],
  ['[data-characters-left]', connectCharactersLeft],
  ['[data-dialog]', connectDialog],
  ['[data-embed]', connectEmbed],
  ['[data-opening-hours]', connectOpeningHours],
  ['[data-password]', connectPasswordField],
  ['[data-print]', connectPrintButton],
  ['[data-share]', connectShareLink],
  ['[data-takes-focus]', takeFocus],
]
