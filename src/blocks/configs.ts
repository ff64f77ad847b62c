import type { Block } from 'payload'
import { archive } from './archive/config'
import { banner } from './banner/config'
import { buttonArray } from './button-array/config'
import { carousel } from './carousel/config'
import { categoryBar } from './category-bar/config'
import { comments } from './comments/config'
import { content } from './content/config'
import { cta } from './cta/config'
import { deadlySpecies } from './deadly-species/config'
import { embedding } from './embedding/config'
import { encyclopediaContents } from './encyclopedia-contents/config'
import { feature } from './feature/config'
import { footnote } from './footnote/config'
import { form } from './form/config'
import { gallery } from './gallery/config'
import { hero } from './hero/config'
import { impressions } from './impressions/config'
import { inSeason } from './in-season/config'
import { marketSelection } from './market-selection/config'
import { mediaBlock } from './media-block/config'
import { newest } from './newest/config'
import { pageList } from './page-list/config'
import { photoArray } from './photo-array/config'
import { productCarousel } from './product-carousel/config'
import { productDescription } from './product-description/config'
import { rating } from './rating/config'
import { recipe } from './recipe/config'
import { references } from './references/config'
import { relatedBlocks } from './related/config'
import { reviews } from './reviews/config'
import { speciesBlock } from './species-block/config'
import { speciesByShape } from './species-by-shape/config'
import { speciesMosaic } from './species-mosaic/config'
import { taxonomyOverview } from './taxonomy-overview/config'
import { vendor } from './vendor/config'

/** Places blocks under a heading in the drawer in which editors choose one. */
const group = (name: string, grouped: Block[]): Block[] =>
  grouped.map((block) => ({
    ...block,
    admin: { ...block.admin, group: name, images: { thumbnail: `/block-sketches/${block.slug}.svg` } },
  }))

/** Every block that editors can place on pages; `registry.ts` has their components. */
export const blocks: Block[] = [
  ...group('text', [
    content,
    banner,
    feature,
    cta,
    buttonArray,
    mediaBlock,
    gallery,
    photoArray,
    embedding,
    form,
    references,
  ]),
  ...group('entries', [
    speciesBlock,
    recipe,
    rating,
    ...relatedBlocks,
    carousel,
    archive,
    categoryBar,
    newest,
  ]),
  ...group('market', [productDescription, productCarousel, marketSelection, vendor]),
  ...group('contributions', [impressions, reviews, comments]),
  ...group('overviews', [
    hero,
    speciesMosaic,
    inSeason,
    deadlySpecies,
    encyclopediaContents,
    speciesByShape,
    taxonomyOverview,
    pageList,
  ]),
]

/** Blocks that editors can place within a line of rich text. */
export const inlineBlocks: Block[] = [footnote]
