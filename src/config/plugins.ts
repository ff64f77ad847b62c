import type { Plugin } from 'payload'
import { cacheInvalidation } from '@/plugins/cache-invalidation'
import { catalogIndex } from '@/plugins/catalog-index'
import { contributionCounts } from '@/plugins/contribution-counts'
import { duplicates } from '@/plugins/duplicates'
import { existingDates } from '@/plugins/existing-dates'
import { fallbackLocales } from '@/plugins/fallback-locales'
import { formBuilder } from '@/plugins/form-builder'
import { guestOrders } from '@/plugins/guest-orders'
import { labels } from '@/plugins/labels'
import { mediaStorage } from '@/plugins/media-storage'
import { moderationLog } from '@/plugins/moderation-log'
import { nestedCategories } from '@/plugins/nested-categories'
import { withoutNullGroups } from '@/plugins/null-groups'
import { panelGroups } from '@/plugins/panel-groups'
import { passwordResetMutation } from '@/plugins/password-reset-mutation'
import { productEndpoints } from '@/plugins/product-endpoints'
import { redirectsAfterMoves } from '@/plugins/redirects'
import { references } from '@/plugins/references'
import { requireAccess } from '@/plugins/require-access'
import { saleRules } from '@/plugins/sale-rules'
import { sampleContent } from '@/plugins/sample-content'
import { savesOfGlobals } from '@/plugins/saves-of-globals'
import { searchIndex } from '@/plugins/search-index'
import { selections } from '@/plugins/selections'
import { supplierLocations } from '@/plugins/supplier-locations'
import { translationStatus } from '@/plugins/translation-status'
import { unfinishedDrafts } from '@/plugins/unfinished-drafts'
import { versionComparison } from '@/plugins/version-comparison'
import { visibleTexts } from '@/plugins/visible-texts'

/** All plugins, in the order of their hooks on a collection: see plugins/README.md. */
export const plugins: Plugin[] = [
  formBuilder,
  redirectsAfterMoves,
  contributionCounts,
  moderationLog,
  guestOrders,
  saleRules,
  supplierLocations,
  sampleContent,
  catalogIndex,
  searchIndex,
  productEndpoints,
  cacheInvalidation,
  withoutNullGroups,
  visibleTexts,
  existingDates,
  selections,
  fallbackLocales,
  duplicates,
  unfinishedDrafts,
  translationStatus,
  versionComparison,
  panelGroups,
  labels,
  nestedCategories,
  mediaStorage,
  references,
  savesOfGlobals,
  passwordResetMutation,
  requireAccess,
]
