import type { BlockView } from '@/blocks/views'
import type { Locale } from '@/foundation/i18n/locales'
import { media, paragraph, plain, state, text } from './block-nodes'
import { blockTexts } from './block-texts'

const cell = (value: string, headerState = 0) => ({ type: 'tablecell', headerState, children: [text(value)] })
const tableRow = (...children: object[]) => ({ type: 'tablerow', children })

/** Lexical's bit of highlighted text. */
const highlight = 1 << 7

/** Makes references with texts in a language. */
export const referenceIn =
  (locale: Locale) =>
  (number: number, status: 'draft' | 'published' = 'published') => ({
    id: `r${number}`,
    title: `${blockTexts[locale].reference} ${number}`,
    authors: 'Sample, A.',
    year: 2000 + number,
    link: 'https://example.org/',
    summary: blockTexts[locale].summary,
    _status: status,
    updatedAt: '',
    createdAt: '',
  })

/** Every block that needs no database, with content. */
export function blockSamples(locale: Locale): BlockView[] {
  const t = blockTexts[locale]
  const reference = referenceIn(locale)
  const links = [
    { label: t.read, url: '#blocks' },
    { label: t.see, url: '#blocks' },
  ]
  const buttons = [
    { label: t.grow, url: '#blocks', icon: 'leaf' },
    { label: t.cook, url: '#blocks', icon: 'soup' },
    { label: t.learn, url: '#blocks', icon: 'skull' },
  ]
  const pictures = ['pleurotus-ostreatus', 'hericium-erinaceus', 'lentinula-edodes'].map((species) => ({
    id: species,
    image: media(species, species),
    title: t.fruiting,
    caption: t.fruiting,
  }))
  const footnote = {
    type: 'inlineBlock',
    fields: { blockType: 'footnote', reference: reference(1), place: t.place },
  }
  const richText = state(
    paragraph(text(`${t.straw} `), text(t.marked, highlight), text(t.before), footnote, text('.')),
    {
      type: 'table',
      children: [
        tableRow(cell(t.substrate, 1), cell(t.days, 1)),
        tableRow(cell('Pleurotus ostreatus'), cell('11')),
        tableRow(cell(t.coffee), cell('14')),
      ],
    },
    { type: 'block', fields: { blockType: 'mediaBlock', media: pictures[0]?.image, caption: t.fruiting } },
    { type: 'block', fields: { blockType: 'banner', style: 'warning', content: plain(t.note) } },
  )
  return [
    { blockType: 'content', id: 'columns-1', columnWidth: 'twoThirds', richText },
    { blockType: 'content', id: 'columns-2', columnWidth: 'oneThird', richText: plain(t.straw) },
    { blockType: 'content', id: 'columns-3', columnWidth: 'half', align: 'center', richText: plain(t.straw) },
    { blockType: 'banner', id: 'banner', style: 'note', content: plain(t.note) },
    {
      blockType: 'feature',
      id: 'feature',
      heading: t.start,
      image: media('pleurotus-ostreatus', t.fruiting),
      imageSide: 'right',
      richText: plain(t.startText),
      links,
    },
    { blockType: 'cta', id: 'cta', richText: plain(t.startText), links },
    ...(['icon', 'boundary', 'noboundary'] as const).map(
      (style): BlockView => ({
        blockType: 'buttonArray',
        id: style,
        heading: t.buttons[style],
        style,
        buttons,
      }),
    ),
    {
      blockType: 'mediaBlock',
      id: 'media',
      media: media('hericium-erinaceus', t.fruiting),
      caption: t.fruiting,
    },
    { blockType: 'gallery', id: 'gallery', heading: t.gallery, pictures },
    { blockType: 'photoArray', id: 'photos', heading: t.photos, photos: pictures },
    { blockType: 'embedding', id: 'video', url: 'https://youtu.be/aqz-KE-bpKQ', caption: t.video },
    {
      blockType: 'embedding',
      id: 'map',
      url: 'https://www.openstreetmap.org/#map=14/43.2630/-2.9350',
      caption: t.map,
    },
    {
      blockType: 'references',
      id: 'references',
      references: Array.from({ length: 12 }, (_, index) =>
        reference(index + 1, index === 1 ? 'draft' : 'published'),
      ),
    },
    {
      blockType: 'productDescription',
      id: 'description',
      additionalInformation: {
        content: [{ label: t.weight, value: t.kilograms, icon: 'leaf' }],
        furtherInformation: [{ label: t.read, link: 'https://example.org/' }],
      },
      productImage: media('lentinula-edodes', t.fruiting),
      tabs: [
        { tabTitle: t.description, richText: plain(t.contents) },
        { tabTitle: t.care, richText: plain(t.careText) },
      ],
    },
  ]
}
