import type { BlockSlug, BlocksField, GlobalAfterChangeHook, GlobalConfig } from 'payload'
import { blocks as validateBlocks } from 'payload/shared'
import { expireGlobal } from '@/foundation/cache/expire-global'
import { isStaff, publishedOrStaff, staff } from '@/foundation/payload/access'
import { editorialDrafts } from '@/foundation/payload/drafts'
import { layoutField } from '@/foundation/payload/layout-field'
import { previewOfPath } from '@/foundation/payload/preview'
import { validationMessage } from '@/foundation/payload/validation-message'
import { viewAll } from '@/foundation/routing/paths'
import { type ComposedPageSlug, composedPageSlugs, defaultLayouts, singleBlocks } from './default-layouts'

const paths: Record<ComposedPageSlug, string> = {
  homePage: '/',
  encyclopediaPage: '/mushrooms',
  growingPage: viewAll.growingguides,
  marketPage: viewAll.products,
}

/** Blocks that suit all of these pages. */
const listingBlocks: BlockSlug[] = ['speciesMosaic', 'deadlySpecies', 'newest', 'marketSelection']

const ownBlocks: Record<ComposedPageSlug, BlockSlug[]> = {
  // Only this page is rendered anew each day, and with it the month of what is in season.
  homePage: ['hero', 'inSeason'],
  encyclopediaPage: ['encyclopediaContents', 'speciesByShape', 'taxonomyOverview'],
  growingPage: ['pageList'],
  marketPage: ['pageList'],
}

/** Links lead to the ids of some blocks, which a second one would repeat. */
const validateLayout: typeof validateBlocks = (value, options) => {
  const types = (Array.isArray(value) ? value : []).map(({ blockType }: { blockType: string }) => blockType)
  const isRepeated = singleBlocks.some((single) => types.filter((type) => type === single).length > 1)
  return isRepeated ? validationMessage(options.req, 'blockRepeated') : validateBlocks(value, options)
}

/** An autosaved draft changes nothing that the public sees. */
const expirePublished: GlobalAfterChangeHook = (args) => {
  const isDraftSave = args.req.query.draft === 'true' && args.doc._status === 'draft'
  return isDraftSave ? args.doc : expireGlobal(args)
}

function layoutOf(slug: ComposedPageSlug): BlocksField {
  return {
    ...layoutField('layout', { also: [...ownBlocks[slug], ...listingBlocks] }),
    defaultValue: () => defaultLayouts[slug].map((block) => ({ ...block })),
    validate: validateLayout,
  }
}

/** Pages with an address of their own that editors compose of blocks. Without any block they have the default ones. */
export const composedPages: GlobalConfig[] = composedPageSlugs.map((slug) => ({
  slug,
  admin: { hidden: ({ user }) => !isStaff(user), preview: previewOfPath(paths[slug]) },
  access: { read: publishedOrStaff, readVersions: staff, update: staff },
  hooks: { afterChange: [expirePublished] },
  versions: { drafts: { ...editorialDrafts, schedulePublish: true }, max: 25 },
  fields: [layoutOf(slug)],
}))
