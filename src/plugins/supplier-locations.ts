import { locateAddress } from '@/domains/places/locate-address'
import { extendCollections } from './extend-collections'

const withAddress = ['vendors', 'wholesale', 'dropshipping']

/** Places suppliers on the map by their address, unless they have coordinates. */
export const supplierLocations = extendCollections(({ slug }) =>
  withAddress.includes(slug) ? { hooks: { beforeChange: [locateAddress] } } : undefined,
)
