import { defaultLocale } from '@/foundation/i18n/locales'
import { type FileEntry, file } from './pattern'

/** Addresses without a language are English. */
const inEnglish = { locale: defaultLocale }

const loadManifest = () => import('./manifest').then(({ manifestFile }) => manifestFile)
const loadOpenData = () => import('./open-data').then(({ openDataFile }) => openDataFile)

/** Every file of the site that is made for a request. Patterns are Hono's; what nobody asks for is not loaded. */
export const files: readonly FileEntry[] = [
  file('/.well-known/security.txt', () => import('./security').then(({ securityFile }) => securityFile)),
  file('/robots.txt', () => import('./robots').then(({ robotsFile }) => robotsFile)),
  file('/llms.txt', () => import('./llms').then(({ llmsFile }) => llmsFile)),
  file('/sitemap.xml', () => import('./sitemaps/sitemap-index').then(({ sitemapIndex }) => sitemapIndex)),
  file('/sitemaps/:locale/:file', () =>
    import('./sitemaps/sitemap-file').then(({ sitemapFile }) => sitemapFile),
  ),
  file('/feeds/:locale/:path{.+}', () => import('./feeds/feed-file').then(({ feedFile }) => feedFile)),
  file('/cite/:locale/:file', () => import('./citation').then(({ citationFile }) => citationFile)),
  file('/opensearch/:file', () => import('./opensearch').then(({ openSearchFile }) => openSearchFile)),
  file('/manifest.webmanifest', loadManifest, inEnglish),
  file('/:locale{(?:es|pt)}/manifest.webmanifest', loadManifest),
  file('/data/:version/:file', loadOpenData, inEnglish),
  file('/:locale{(?:es|pt)}/data/:version/:file', loadOpenData),
  file('/share/:locale/:path{.+}', () => import('./share/share-file').then(({ shareFile }) => shareFile)),
  file('/plates/:slug/:file', () => import('./drawings/plates').then(({ plateFile }) => plateFile)),
  file('/drawings/:kind/:name/:file', () =>
    import('./drawings/object-drawing').then(({ objectDrawingFile }) => objectDrawingFile),
  ),
  file('/embed/:path{.+}', () => import('./embed').then(({ embedFile }) => embedFile)),
  file('/preview', () => import('./preview').then(({ startPreview }) => startPreview)),
  file('/preview/leave', () => import('./preview').then(({ leavePreview }) => leavePreview)),
  file('/preview/plates/:slug/:file', () =>
    import('./drawings/plates').then(({ draftPlateFile }) => draftPlateFile),
  ),
]
