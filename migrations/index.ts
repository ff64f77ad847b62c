import * as initial from './20261121_020000_initial'
import * as readModel from './20261121_021000_read_model'
import * as rateLimits from './20261121_095500_rate_limits'
import * as contributions from './20261121_100827_contributions'
import * as accountLanguage from './20261121_102920_account_language'

export const migrations = [
  { ...initial, name: '20261121_020000_initial' },
  { ...readModel, name: '20261121_021000_read_model' },
  { ...rateLimits, name: '20261121_095500_rate_limits' },
  { ...contributions, name: '20261121_100827_contributions' },
  { ...accountLanguage, name: '20261121_102920_account_language' },
]
