import * as migration_20261122_120000_initial from './20261122_120000_initial'
import * as migration_20261122_120100_catalog_index from './20261122_120100_catalog_index'

export const migrations = [
  {
    up: migration_20261122_120000_initial.up,
    down: migration_20261122_120000_initial.down,
    name: '20261122_120000_initial',
  },
  {
    up: migration_20261122_120100_catalog_index.up,
    down: migration_20261122_120100_catalog_index.down,
    name: '20261122_120100_catalog_index',
  },
]
