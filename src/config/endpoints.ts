import type { Endpoint } from 'payload'
import {
  collectionOverride,
  collectionsEndpoint,
  paginatedCollectionOverride,
  taxonomyEndpoint,
} from '@/domains/archives/endpoints'
import { cartEndpoints } from '@/domains/cart/endpoints'
import { filterEndpoint } from '@/domains/catalog/read/endpoints'
import { schedulerEndpoint } from '@/domains/catalog/write/scheduler'
import { reactionsEndpoint } from '@/domains/contributions/server/reactions'
import { moderate } from '@/domains/moderation/endpoints'
import { closeUnanswered } from '@/domains/orders/close-unanswered'

/** Endpoints of the API's root. Those of one collection are in the collection's config. */
export const endpoints: Endpoint[] = [
  taxonomyEndpoint,
  filterEndpoint,
  schedulerEndpoint([closeUnanswered]),
  collectionsEndpoint,
  collectionOverride,
  paginatedCollectionOverride,
  reactionsEndpoint,
  moderate,
  ...cartEndpoints,
]
