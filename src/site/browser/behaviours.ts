import { connectEmbed } from '@/blocks/embedding/browser/embed'
import { connectCartCount } from '@/domains/cart/browser/cart-count'
import { connectAjaxList } from '@/domains/contributions/browser/ajax-list'
import { connectKeepAwake } from '@/domains/recipes/browser/keep-awake'
import { connectOpeningHours } from '@/domains/suppliers/browser/opening-hours'
import { connectPasswordField } from '@/domains/users/browser/password-field'
import { hasSessionHint } from '@/domains/users/signed-in-state'
import { connectReactions } from '@/site/contributions/browser/reactions'
import { connectCharactersLeft } from '@/ui/browser/characters-left'
import type { Behaviour } from '@/ui/browser/connect'
import { connectDialog } from '@/ui/browser/dialog'
import { connectDropdown } from '@/ui/browser/dropdown'
import { connectFoldable } from '@/ui/browser/foldable'
import { connectPrintButton } from '@/ui/browser/print-button'
import { connectShareLink } from '@/ui/browser/share-link'
import { takeFocus } from '@/ui/browser/take-focus'
import { connectIsland } from './connect-island'

/** What scripts add to elements of the site. Larger ones are imported when there is such an element. */
export const behaviours: readonly Behaviour[] = [
  [
    '[data-account]',
    (element) =>
      hasSessionHint()
        ? import('@/domains/users/browser/account-menu').then(({ connectAccountMenu }) =>
            connectAccountMenu(element),
          )
        : undefined,
  ],
  ['[data-address]', connectAjaxList],
  [
    '[data-auto-gallery]',
    (gallery) =>
      import('@/ui/patterns/browser/auto-gallery').then(({ connectAutoGallery }) =>
        connectAutoGallery(gallery),
      ),
  ],
  [
    '[data-carousel]',
    (group) => import('@/ui/browser/carousel').then(({ connectCarousel }) => connectCarousel(group)),
  ],
  ['[data-cart-count]', connectCartCount],
  ['[data-characters-left]', connectCharactersLeft],
  ['[data-dialog]', connectDialog],
  ['[data-dropdown]', connectDropdown],
  ['[data-embed]', connectEmbed],
  ['[data-foldable]', connectFoldable],
  ['[data-island]', connectIsland],
  ['[data-keep-awake]', connectKeepAwake],
  [
    '[data-live-list]',
    (element) =>
      import('@/domains/catalog/browser/live-list').then(({ connectLiveList }) => connectLiveList(element)),
  ],
  ['[data-opening-hours]', connectOpeningHours],
  ['[data-password]', connectPasswordField],
  [
    '[data-preview]',
    () => import('./preview-refresh').then(({ connectPreviewRefresh }) => connectPreviewRefresh()),
  ],
  ['[data-print]', connectPrintButton],
  ['[data-reactions]', connectReactions],
  [
    '[data-recipe]',
    (element) =>
      import('@/domains/recipes/browser/recipe-tools').then(({ connectRecipeTools }) =>
        connectRecipeTools(element),
      ),
  ],
  ['[data-share]', connectShareLink],
  [
    'form[data-shopping-list]',
    (form) =>
      import('@/domains/guides/browser/shopping-ticks').then(({ connectShoppingList }) =>
        connectShoppingList(form as HTMLFormElement),
      ),
  ],
  ['[data-takes-focus]', takeFocus],
  [
    '[data-timer]',
    (element) =>
      import('@/domains/recipes/browser/step-timer').then(({ connectStepTimer }) =>
        connectStepTimer(element),
      ),
  ],
  [
    '[data-variants]',
    (element) =>
      import('@/domains/products/browser/variant-selection').then(({ connectVariantSelection }) =>
        connectVariantSelection(element),
      ),
  ],
]
