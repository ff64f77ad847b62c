import type { Endpoint } from 'payload'
import {
  collectionOverride,
  collectionsEndpoint,
  paginatedCollectionOverride,
  taxonomyEndpoint,
} from '@/domains/archives/endpoints'
import { cartEndpoints } from '@/domains/cart/endpoints'
import { filterEndpoint } from '@/domains/catalog/read/endpoints'
import { countsEndpoint } from '@/domains/contributions/server/reaction-counts'
import { reactionsEndpoint } from '@/domains/contributions/server/reactions'
import { closeReports, reopenReports } from '@/domains/moderation/close-reports'
import { findUndo, moderate, undoModeration } from '@/domains/moderation/endpoints'
import { openApiEndpoint } from '@/domains/openapi/endpoint'
import { saveStock } from '@/domains/panel/set-stock'
import { removeSampleContent } from '@/domains/sample-content/endpoints'

/** Endpoints of the API's root. Those of one collection are in the collection's config. */
export const endpoints: Endpoint[] = [
  taxonomyEndpoint,
  filterEndpoint,
  collectionsEndpoint,
  collectionOverride,
  paginatedCollectionOverride,
  reactionsEndpoint,
  countsEndpoint,
  moderate,
  findUndo,
  undoModeration,
  closeReports,
  reopenReports,
  removeSampleContent,
  saveStock,
  openApiEndpoint,
  ...cartEndpoints,
]
