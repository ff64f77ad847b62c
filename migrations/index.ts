import * as migration_20261122_120000_initial from './20261122_120000_initial';
import * as migration_20261122_120100_catalog_index from './20261122_120100_catalog_index';
import * as migration_20261123_070000_cache_expirations from './20261123_070000_cache_expirations';
import * as migration_20261123_082126_jobs from './20261123_082126_jobs';
import * as migration_20261123_120025_autosave from './20261123_120025_autosave';
import * as migration_20261123_130749_market from './20261123_130749_market';
import * as migration_20261123_161209_community from './20261123_161209_community';
import * as migration_20261123_165000_search_index from './20261123_165000_search_index';
import * as migration_20261123_184000_listing_updates from './20261123_184000_listing_updates';
import * as migration_20261123_193406_content from './20261123_193406_content';
import * as migration_20261123_193459_content_indexes from './20261123_193459_content_indexes';
import * as migration_20261123_213000_measurement from './20261123_213000_measurement';
import * as migration_20261123_225349_composed_pages from './20261123_225349_composed_pages';
import * as migration_20261124_124500_species_names_index from './20261124_124500_species_names_index';
import * as migration_20261125_100336_reported_products from './20261125_100336_reported_products';
import * as migration_20261125_150932_gall_on_maize from './20261125_150932_gall_on_maize';
import * as migration_20261125_193500_public_products from './20261125_193500_public_products';
import * as migration_20261125_230000_other_names_index from './20261125_230000_other_names_index';
import * as migration_20261126_015632_order_delivery_cost from './20261126_015632_order_delivery_cost';
import * as migration_20261126_020051_submissions_answered from './20261126_020051_submissions_answered';
import * as migration_20261126_020454_cancellations_and_variant_notices from './20261126_020454_cancellations_and_variant_notices';
import * as migration_20261126_051500_import_report from './20261126_051500_import_report';
import * as migration_20261126_062231_goods_drawings from './20261126_062231_goods_drawings';
import * as migration_20261126_214500_categories_of_articles from './20261126_214500_categories_of_articles';
import * as migration_20261127_183451_erythromelalgia from './20261127_183451_erythromelalgia';
import * as migration_20261127_190349_look_alikes_without_a_page from './20261127_190349_look_alikes_without_a_page';
import * as migration_20261127_191931_studies_of_compounds from './20261127_191931_studies_of_compounds';
import * as migration_20261127_192714_emergency_numbers from './20261127_192714_emergency_numbers';
import * as migration_20261127_194500_cooking_times from './20261127_194500_cooking_times';
import * as migration_20261127_215000_reports_of_pages from './20261127_215000_reports_of_pages';
import * as migration_20261128_110000_fold_letters from './20261128_110000_fold_letters';
import * as migration_20261128_150315_operator_and_checks from './20261128_150315_operator_and_checks';
import * as migration_20261128_152410_threads_and_data_versions from './20261128_152410_threads_and_data_versions';
import * as migration_20261128_182000_most_dangerous_first from './20261128_182000_most_dangerous_first';
import * as migration_20261128_183551_local_names from './20261128_183551_local_names';
import * as migration_20261128_190857_dish_of_agar from './20261128_190857_dish_of_agar';
import * as migration_20261128_192349_withdrawn_data_versions from './20261128_192349_withdrawn_data_versions';
import * as migration_20261128_200000_standard_terms_in_usa from './20261128_200000_standard_terms_in_usa';
import * as migration_20261129_043000_names_without_spaces from './20261129_043000_names_without_spaces';
import * as migration_20261129_070000_one_row_for_each_global from './20261129_070000_one_row_for_each_global';

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
  {
    up: migration_20261123_070000_cache_expirations.up,
    down: migration_20261123_070000_cache_expirations.down,
    name: '20261123_070000_cache_expirations',
  },
  {
    up: migration_20261123_082126_jobs.up,
    down: migration_20261123_082126_jobs.down,
    name: '20261123_082126_jobs',
  },
  {
    up: migration_20261123_120025_autosave.up,
    down: migration_20261123_120025_autosave.down,
    name: '20261123_120025_autosave',
  },
  {
    up: migration_20261123_130749_market.up,
    down: migration_20261123_130749_market.down,
    name: '20261123_130749_market',
  },
  {
    up: migration_20261123_161209_community.up,
    down: migration_20261123_161209_community.down,
    name: '20261123_161209_community',
  },
  {
    up: migration_20261123_165000_search_index.up,
    down: migration_20261123_165000_search_index.down,
    name: '20261123_165000_search_index',
  },
  {
    up: migration_20261123_184000_listing_updates.up,
    down: migration_20261123_184000_listing_updates.down,
    name: '20261123_184000_listing_updates',
  },
  {
    up: migration_20261123_193406_content.up,
    down: migration_20261123_193406_content.down,
    name: '20261123_193406_content',
  },
  {
    up: migration_20261123_193459_content_indexes.up,
    down: migration_20261123_193459_content_indexes.down,
    name: '20261123_193459_content_indexes',
  },
  {
    up: migration_20261123_213000_measurement.up,
    down: migration_20261123_213000_measurement.down,
    name: '20261123_213000_measurement',
  },
  {
    up: migration_20261123_225349_composed_pages.up,
    down: migration_20261123_225349_composed_pages.down,
    name: '20261123_225349_composed_pages',
  },
  {
    up: migration_20261124_124500_species_names_index.up,
    down: migration_20261124_124500_species_names_index.down,
    name: '20261124_124500_species_names_index',
  },
  {
    up: migration_20261125_100336_reported_products.up,
    down: migration_20261125_100336_reported_products.down,
    name: '20261125_100336_reported_products',
  },
  {
    up: migration_20261125_150932_gall_on_maize.up,
    down: migration_20261125_150932_gall_on_maize.down,
    name: '20261125_150932_gall_on_maize',
  },
  {
    up: migration_20261125_193500_public_products.up,
    down: migration_20261125_193500_public_products.down,
    name: '20261125_193500_public_products',
  },
  {
    up: migration_20261125_230000_other_names_index.up,
    down: migration_20261125_230000_other_names_index.down,
    name: '20261125_230000_other_names_index',
  },
  {
    up: migration_20261126_015632_order_delivery_cost.up,
    down: migration_20261126_015632_order_delivery_cost.down,
    name: '20261126_015632_order_delivery_cost',
  },
  {
    up: migration_20261126_020051_submissions_answered.up,
    down: migration_20261126_020051_submissions_answered.down,
    name: '20261126_020051_submissions_answered',
  },
  {
    up: migration_20261126_020454_cancellations_and_variant_notices.up,
    down: migration_20261126_020454_cancellations_and_variant_notices.down,
    name: '20261126_020454_cancellations_and_variant_notices',
  },
  {
    up: migration_20261126_051500_import_report.up,
    down: migration_20261126_051500_import_report.down,
    name: '20261126_051500_import_report',
  },
  {
    up: migration_20261126_062231_goods_drawings.up,
    down: migration_20261126_062231_goods_drawings.down,
    name: '20261126_062231_goods_drawings',
  },
  {
    up: migration_20261126_214500_categories_of_articles.up,
    down: migration_20261126_214500_categories_of_articles.down,
    name: '20261126_214500_categories_of_articles',
  },
  {
    up: migration_20261127_183451_erythromelalgia.up,
    down: migration_20261127_183451_erythromelalgia.down,
    name: '20261127_183451_erythromelalgia',
  },
  {
    up: migration_20261127_190349_look_alikes_without_a_page.up,
    down: migration_20261127_190349_look_alikes_without_a_page.down,
    name: '20261127_190349_look_alikes_without_a_page',
  },
  {
    up: migration_20261127_191931_studies_of_compounds.up,
    down: migration_20261127_191931_studies_of_compounds.down,
    name: '20261127_191931_studies_of_compounds',
  },
  {
    up: migration_20261127_192714_emergency_numbers.up,
    down: migration_20261127_192714_emergency_numbers.down,
    name: '20261127_192714_emergency_numbers',
  },
  {
    up: migration_20261127_194500_cooking_times.up,
    down: migration_20261127_194500_cooking_times.down,
    name: '20261127_194500_cooking_times',
  },
  {
    up: migration_20261127_215000_reports_of_pages.up,
    down: migration_20261127_215000_reports_of_pages.down,
    name: '20261127_215000_reports_of_pages',
  },
  {
    up: migration_20261128_110000_fold_letters.up,
    down: migration_20261128_110000_fold_letters.down,
    name: '20261128_110000_fold_letters',
  },
  {
    up: migration_20261128_150315_operator_and_checks.up,
    down: migration_20261128_150315_operator_and_checks.down,
    name: '20261128_150315_operator_and_checks',
  },
  {
    up: migration_20261128_152410_threads_and_data_versions.up,
    down: migration_20261128_152410_threads_and_data_versions.down,
    name: '20261128_152410_threads_and_data_versions',
  },
  {
    up: migration_20261128_182000_most_dangerous_first.up,
    down: migration_20261128_182000_most_dangerous_first.down,
    name: '20261128_182000_most_dangerous_first',
  },
  {
    up: migration_20261128_183551_local_names.up,
    down: migration_20261128_183551_local_names.down,
    name: '20261128_183551_local_names',
  },
  {
    up: migration_20261128_190857_dish_of_agar.up,
    down: migration_20261128_190857_dish_of_agar.down,
    name: '20261128_190857_dish_of_agar',
  },
  {
    up: migration_20261128_192349_withdrawn_data_versions.up,
    down: migration_20261128_192349_withdrawn_data_versions.down,
    name: '20261128_192349_withdrawn_data_versions',
  },
  {
    up: migration_20261128_200000_standard_terms_in_usa.up,
    down: migration_20261128_200000_standard_terms_in_usa.down,
    name: '20261128_200000_standard_terms_in_usa',
  },
  {
    up: migration_20261129_043000_names_without_spaces.up,
    down: migration_20261129_043000_names_without_spaces.down,
    name: '20261129_043000_names_without_spaces',
  },
  {
    up: migration_20261129_070000_one_row_for_each_global.up,
    down: migration_20261129_070000_one_row_for_each_global.down,
    name: '20261129_070000_one_row_for_each_global'
  },
];
