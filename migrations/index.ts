import * as initial from './20261121_020000_initial'
import * as readModel from './20261121_021000_read_model'

export const migrations = [
  { ...initial, name: '20261121_020000_initial' },
  { ...readModel, name: '20261121_021000_read_model' },
]
