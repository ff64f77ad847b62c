import * as migration_20261121_020000_initial from './20261121_020000_initial';
import * as migration_20261121_021000_read_model from './20261121_021000_read_model';
import * as migration_20261121_095500_rate_limits from './20261121_095500_rate_limits';
import * as migration_20261121_100827_contributions from './20261121_100827_contributions';
import * as migration_20261121_102920_account_language from './20261121_102920_account_language';
import * as migration_20261121_144202_voices_blocks from './20261121_144202_voices_blocks';
import * as migration_20261121_150500_market from './20261121_150500_market';
import * as migration_20261121_151000_filters from './20261121_151000_filters';
import * as migration_20261121_153058_market_blocks from './20261121_153058_market_blocks';
import * as migration_20261121_153715_cart_and_orders from './20261121_153715_cart_and_orders';
import * as migration_20261121_172500_counted_segments from './20261121_172500_counted_segments';
import * as migration_20261121_204000_narrow_reads from './20261121_204000_narrow_reads';
import * as migration_20261122_005623_full_history from './20261122_005623_full_history';
import * as migration_20261122_034500_counting_in_parallel from './20261122_034500_counting_in_parallel';
import * as migration_20261122_113500_titles_by_list from './20261122_113500_titles_by_list';
import * as migration_20261122_144525_trade_hours_and_products from './20261122_144525_trade_hours_and_products';
import * as migration_20261122_145000_titles_apart from './20261122_145000_titles_apart';
import * as migration_20261122_153414_what_is_sold from './20261122_153414_what_is_sold';

export const migrations = [
  {
    up: migration_20261121_020000_initial.up,
    down: migration_20261121_020000_initial.down,
    name: '20261121_020000_initial',
  },
  {
    up: migration_20261121_021000_read_model.up,
    down: migration_20261121_021000_read_model.down,
    name: '20261121_021000_read_model',
  },
  {
    up: migration_20261121_095500_rate_limits.up,
    down: migration_20261121_095500_rate_limits.down,
    name: '20261121_095500_rate_limits',
  },
  {
    up: migration_20261121_100827_contributions.up,
    down: migration_20261121_100827_contributions.down,
    name: '20261121_100827_contributions',
  },
  {
    up: migration_20261121_102920_account_language.up,
    down: migration_20261121_102920_account_language.down,
    name: '20261121_102920_account_language',
  },
  {
    up: migration_20261121_144202_voices_blocks.up,
    down: migration_20261121_144202_voices_blocks.down,
    name: '20261121_144202_voices_blocks',
  },
  {
    up: migration_20261121_150500_market.up,
    down: migration_20261121_150500_market.down,
    name: '20261121_150500_market',
  },
  {
    up: migration_20261121_151000_filters.up,
    down: migration_20261121_151000_filters.down,
    name: '20261121_151000_filters',
  },
  {
    up: migration_20261121_153058_market_blocks.up,
    down: migration_20261121_153058_market_blocks.down,
    name: '20261121_153058_market_blocks',
  },
  {
    up: migration_20261121_153715_cart_and_orders.up,
    down: migration_20261121_153715_cart_and_orders.down,
    name: '20261121_153715_cart_and_orders',
  },
  {
    up: migration_20261121_172500_counted_segments.up,
    down: migration_20261121_172500_counted_segments.down,
    name: '20261121_172500_counted_segments',
  },
  {
    up: migration_20261121_204000_narrow_reads.up,
    down: migration_20261121_204000_narrow_reads.down,
    name: '20261121_204000_narrow_reads',
  },
  {
    up: migration_20261122_005623_full_history.up,
    down: migration_20261122_005623_full_history.down,
    name: '20261122_005623_full_history',
  },
  {
    up: migration_20261122_034500_counting_in_parallel.up,
    down: migration_20261122_034500_counting_in_parallel.down,
    name: '20261122_034500_counting_in_parallel',
  },
  {
    up: migration_20261122_113500_titles_by_list.up,
    down: migration_20261122_113500_titles_by_list.down,
    name: '20261122_113500_titles_by_list',
  },
  {
    up: migration_20261122_144525_trade_hours_and_products.up,
    down: migration_20261122_144525_trade_hours_and_products.down,
    name: '20261122_144525_trade_hours_and_products',
  },
  {
    up: migration_20261122_145000_titles_apart.up,
    down: migration_20261122_145000_titles_apart.down,
    name: '20261122_145000_titles_apart',
  },
  {
    up: migration_20261122_153414_what_is_sold.up,
    down: migration_20261122_153414_what_is_sold.down,
    name: '20261122_153414_what_is_sold'
  },
];
