import { filterParameters } from '@/domains/catalog/filters/filter-parameters'
import type { SearchParams } from '@/foundation/routing/search-params'
import type { PathParams } from './page'

/** A page by its file in `pages` and its name there. */
export interface PageReference {
  file: string
  name: string
}

/** How an address leads to a page. */
export interface Route {
  /** In Hono's syntax, without the language. */
  pattern: string
  /** The page; which one can depend on the query. */
  page: PageReference | ((query: SearchParams) => PageReference)
  /** What the page gets beside the segments that the pattern names. */
  params?: PathParams
  /** The parameter that stands for several segments. */
  list?: string
}

const has = (query: SearchParams, names: Iterable<string>) =>
  [...names].some((name) => query[name] !== undefined)

const page = (file: string, name: string): PageReference => ({ file, name })

const route = (pattern: string, page: Route['page'], rest: Omit<Route, 'pattern' | 'page'> = {}): Route => ({
  pattern,
  page,
  ...rest,
})

const filteredList = page('filtered-list', 'filteredListPage')

/** A list, with filters the page of what they leave. */
const list = (name: string, page: PageReference): Route =>
  route(`/mushrooms/${name}`, (query) => (has(query, filterParameters) ? filteredList : page), {
    params: { list: name, kind: name },
  })

const supplierDirectory = page('supplier-directory', 'supplierDirectoryPage')
const supplier = page('supplier', 'supplierPage')
const supplierContributions = page('supplier-contributions', 'supplierContributionsPage')

const suppliersOf = (kind: string, folder: string): Route[] => [
  list(kind, supplierDirectory),
  route(`/mushrooms/${kind}/page/:number`, supplierDirectory, { params: { kind } }),
  route(`/mushrooms/${folder}/:slug`, supplier, { params: { kind } }),
  route(`/mushrooms/${folder}/:slug/:contributions`, supplierContributions, { params: { kind } }),
]

const account: Route[] = [
  route('/account', page('account-profile', 'profilePage')),
  route('/account/contributions', page('account-contributions', 'myContributionsPage')),
  route('/account/data', page('account-data', 'accountDataPage')),
  route('/account/likes', page('account-likes', 'likesPage')),
  route('/account/lists/:list', page('saved-list', 'savedListPage')),
  route('/account/orders', page('account-orders', 'ordersPage')),
  route('/account/orders/:number', page('account-order', 'orderPage')),
  route('/account/security', page('account-security', 'securityPage')),
  route('/forgot', page('forgot', 'forgotPage')),
  route('/login', page('login', 'loginPage')),
  route('/reset', page('reset', 'resetPage')),
  route('/signup', page('signup', 'signUpPage')),
  route('/verify', page('verify', 'verifyPage')),
]

const market: Route[] = [
  list('products', page('products', 'productsPage')),
  route(
    '/mushrooms/products/:path{.+}',
    (query) =>
      has(query, filterParameters) ? filteredList : page('product-category', 'productCategoryPage'),
    { params: { list: 'products' }, list: 'path' },
  ),
  route('/mushrooms/product/:slug', (query) =>
    has(query, ['variant']) ? page('product', 'productVariantPage') : page('product', 'productPage'),
  ),
  route('/mushrooms/product/:slug/:contributions', page('product-contributions', 'productContributionsPage')),
  route('/mushrooms/vendors/apply', page('vendor-application', 'vendorApplicationPage')),
  ...suppliersOf('vendors', 'vendor'),
  ...suppliersOf('wholesale', 'wholesale'),
  ...suppliersOf('dropshipping', 'dropshipping'),
  route('/cart', page('cart', 'cartPage')),
  route('/cart/order/:number', page('guest-order', 'guestOrderPage')),
  route('/cart/request', page('order-request', 'orderRequestPage')),
  route('/contact-seller', page('contact-seller', 'contactSellerPage')),
  route('/notify', page('stock-notice', 'stockNoticePage')),
]

const allSpecies = page('all-species', 'allSpeciesPage')
const allOfShape = page('all-of-shape', 'allOfShapePage')

const encyclopedia: Route[] = [
  route('/mushrooms', page('mushrooms', 'mushroomsPage')),
  route('/mushrooms/compare', page('compare', 'comparePage')),
  route('/mushrooms/effects', page('effects', 'effectsPage')),
  route('/mushrooms/glossary', page('glossary', 'glossaryPage')),
  route('/mushrooms/identify', page('identify', 'identifyPage')),
  route('/mushrooms/nutrition', page('nutrition', 'nutritionPage')),
  route('/mushrooms/season', page('season', 'seasonPage')),
  list('species', allSpecies),
  route('/mushrooms/species/page/:number', allSpecies),
  route('/mushrooms/species/shape/:shape', allOfShape),
  route('/mushrooms/species/shape/:shape/page/:number', allOfShape),
  route('/mushrooms/species/type/psychoactive/dosage-calculator/:name', page('potency', 'potencyPage')),
  route('/mushrooms/species/:path{.+}', page('taxonomy', 'taxonomyPage'), { list: 'path' }),
]

const allGuides = page('all-guides', 'allGuidesPage')
const allPosts = page('all-articles', 'allPostsPage')
const allProjects = page('all-articles', 'allProjectsPage')
const allRecipes = page('all-recipes', 'allRecipesPage')

const reading: Route[] = [
  route('/mushrooms/growing-guide', allGuides),
  route('/mushrooms/growing-guide/page/:number', allGuides),
  route('/mushrooms/growing-guide/:slug', page('guide', 'guidePage')),
  route(
    '/mushrooms/growing-guide/:slug/:contributions',
    page('guide-contributions', 'guideContributionsPage'),
  ),
  route('/mushrooms/posts', allPosts),
  route('/mushrooms/posts/page/:number', allPosts),
  route('/mushrooms/projects', allProjects),
  route('/mushrooms/projects/page/:number', allProjects),
  list('recipes', allRecipes),
  route('/mushrooms/recipes/page/:number', allRecipes),
  route('/posts/:slug', page('post', 'postPage')),
  route('/posts/:slug/:contributions', page('post-contributions', 'postContributionsPage')),
  route('/projects/:slug', page('project', 'projectPage')),
  route('/projects/:slug/:contributions', page('project-contributions', 'projectContributionsPage')),
  route('/recipes/:slug', (query) =>
    has(query, ['serves', 'units'])
      ? page('recipe-serving', 'recipeServingPage')
      : page('recipe', 'recipePage'),
  ),
  route('/recipes/:slug/cook', (query) =>
    page('cooking', has(query, ['serves', 'units']) ? 'cookingServingPage' : 'cookingPage'),
  ),
  route('/recipes/:slug/:contributions', page('recipe-contributions', 'recipeContributionsPage')),
]

/** Every page of the site. Of several patterns that an address fits, the first one holds. */
export const routes: readonly Route[] = [
  route('/', page('home', 'homePage')),
  ...account,
  ...market,
  ...encyclopedia,
  ...reading,
  route('/mushrooms/:slug', page('species', 'speciesPage')),
  route('/mushrooms/:slug/:contributions', page('species-contributions', 'speciesContributionsPage')),
  route('/blocks', page('all-blocks', 'allBlocksPage')),
  route('/contact', page('contact', 'contactPage')),
  route('/data', page('open-data', 'openDataPage')),
  route('/docs/api', page('api-docs', 'apiDocsPage')),
  route('/forms/:slug', page('form', 'formPage')),
  route('/gallery', page('gallery', 'galleryPage')),
  route('/report', page('report', 'reportPage')),
  route('/search', page('search', 'searchPage')),
  route('/search/places', page('search-places', 'searchPlacesPage')),
  route('/search/suggest', page('search-suggestions', 'searchSuggestionsPage')),
  route('/:slug', page('blocks', 'blocksPage')),
  route('/:rest{.*}', page('unknown-path', 'unknownPathPage'), {
    list: 'rest',
  }),
]
