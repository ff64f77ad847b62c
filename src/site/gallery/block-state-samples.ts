import type { BlockView } from '@/blocks/views'
import type { Locale } from '@/foundation/i18n/locales'
import { heading, list, media, paragraph, plain, quote, state, text } from './block-nodes'
import { referenceIn } from './block-samples'
import { blockTexts } from './block-texts'
import { unknownId } from './listed-block-samples'

const species = [
  'pleurotus-ostreatus',
  'hericium-erinaceus',
  'lentinula-edodes',
  'boletus-edulis',
  'morchella-esculenta',
  'cantharellus-cibarius',
  'ganoderma-lucidum',
]

/** Blocks with the longest texts that fields take. */
function longTexts(locale: Locale): BlockView[] {
  const t = blockTexts[locale]
  const richText = state(
    heading(t.longTitle),
    paragraph(text(t.longText)),
    list(t.straw, t.note, t.longText),
    quote(t.startText),
  )
  const links = [t.longLabel, t.read, t.see].map((label) => ({ label, url: '#blocks' }))
  return [
    { blockType: 'content', id: 'long-text', columnWidth: 'full', richText },
    { blockType: 'content', id: 'right', columnWidth: 'half', align: 'right', richText: plain(t.longText) },
    { blockType: 'banner', id: 'long-warning', style: 'warning', content: plain(t.longText) },
    {
      blockType: 'feature',
      id: 'long-feature',
      heading: t.longTitle,
      image: media('hericium-erinaceus', t.fruiting),
      imageSide: 'left',
      richText: plain(t.longText),
      links,
    },
    { blockType: 'cta', id: 'long-cta', richText: plain(t.longText), links },
    { blockType: 'buttonArray', id: 'long-buttons', heading: t.longTitle, style: 'boundary', buttons: links },
    {
      blockType: 'buttonArray',
      id: 'long-tiles',
      style: 'icon',
      buttons: links.map((link) => ({ ...link, icon: 'leaf' })),
    },
    { blockType: 'mediaBlock', id: 'long-caption', media: media('lentinula-edodes'), caption: t.longText },
  ]
}

/** Blocks with one entry, or with more than fit in a row. */
function oneAndMany(locale: Locale): BlockView[] {
  const t = blockTexts[locale]
  const pictures = species.map((name, index) => ({
    id: name,
    image: media(name, name),
    title: t.fruiting,
    caption: index === 1 ? t.startText : t.fruiting,
  }))
  return [
    { blockType: 'gallery', id: 'one-picture', pictures: pictures.slice(0, 1) },
    { blockType: 'gallery', id: 'many-pictures', heading: t.longTitle, pictures },
    { blockType: 'photoArray', id: 'one-photo', photos: pictures.slice(0, 1) },
    { blockType: 'photoArray', id: 'many-photos', heading: t.photos, photos: pictures },
    {
      blockType: 'buttonArray',
      id: 'one-button',
      style: 'icon',
      buttons: [{ label: t.grow, url: '#blocks', icon: 'leaf' }],
    },
    { blockType: 'references', id: 'one-reference', references: [referenceIn(locale)(1)] },
    {
      blockType: 'productDescription',
      id: 'one-text',
      tabs: [{ tabTitle: t.description, richText: plain(t.longText) }],
    },
  ]
}

/** Blocks without what is optional; those that have nothing to show are left out of the page. */
function sparse(locale: Locale): BlockView[] {
  const { startText } = blockTexts[locale]
  return [
    { blockType: 'feature', id: 'feature-of-text', richText: plain(startText) },
    { blockType: 'cta', id: 'cta-of-text', richText: plain(startText) },
    { blockType: 'mediaBlock', id: 'no-caption', media: media('boletus-edulis') },
    { blockType: 'mediaBlock', id: 'no-media', caption: startText },
    { blockType: 'embedding', id: 'no-embed-caption', url: 'https://vimeo.com/76979871' },
    { blockType: 'gallery', id: 'no-pictures', pictures: [{ id: 'deleted', image: unknownId }] },
    { blockType: 'photoArray', id: 'no-photos', photos: [] },
    { blockType: 'content', id: 'no-text' },
    { blockType: 'banner', id: 'no-note', style: 'note' },
    { blockType: 'buttonArray', id: 'no-buttons', buttons: [] },
    { blockType: 'embedding', id: 'unknown-host', url: 'https://example.org/' },
    { blockType: 'references', id: 'no-references', references: [unknownId] },
    { blockType: 'productDescription', id: 'no-description' },
  ]
}

/** Further states of the blocks that need no database. */
export function blockStateSamples(locale: Locale): BlockView[] {
  return [...longTexts(locale), ...oneAndMany(locale), ...sparse(locale)]
}
