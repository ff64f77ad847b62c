/** Globals that hold the layouts of pages with an address of their own. */
export const composedPageSlugs = ['homePage', 'encyclopediaPage', 'growingPage', 'marketPage'] as const

export type ComposedPageSlug = (typeof composedPageSlugs)[number]

/** What these pages are composed of until editors rearrange them. */
export const defaultLayouts = {
  homePage: [
    { blockType: 'hero' },
    { blockType: 'speciesMosaic' },
    { blockType: 'inSeason' },
    { blockType: 'deadlySpecies' },
    { blockType: 'newest', collection: 'growingguides' },
    { blockType: 'newest', collection: 'posts' },
    { blockType: 'newest', collection: 'recipes' },
    { blockType: 'marketSelection' },
  ],
  encyclopediaPage: [
    { blockType: 'encyclopediaContents' },
    { blockType: 'speciesByShape' },
    { blockType: 'taxonomyOverview' },
  ],
  growingPage: [{ blockType: 'pageList' }],
  marketPage: [{ blockType: 'pageList' }],
} as const

/** Blocks that a page may have once. */
export const singleBlocks: readonly string[] = [
  'hero',
  'encyclopediaContents',
  'speciesByShape',
  'taxonomyOverview',
  'pageList',
]
