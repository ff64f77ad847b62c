/** Services that may count visitors who agree to it. */
export const analyticsProviders = ['plausible', 'umami', 'matomo', 'ga4'] as const

type AnalyticsProvider = (typeof analyticsProviders)[number]

export interface Analytics {
  provider: AnalyticsProvider
  /** The origin that its script comes from and that it reports to. */
  url: string
  /** What it calls the site: a domain, a number or an id. */
  site: string
}

/** What the names of sites look like. They are written into pages. */
export const analyticsSite: Record<AnalyticsProvider, RegExp> = {
  plausible: /^[a-z0-9.-]{1,200}$/i,
  umami: /^[0-9a-f-]{36}$/i,
  matomo: /^\d{1,9}$/,
  ga4: /^G-[A-Z0-9]{4,20}$/,
}

/** The origins of hosted services; the others run on a server of one's own. */
export const defaultAnalyticsUrl: Partial<Record<AnalyticsProvider, string>> = {
  plausible: 'https://plausible.io',
  ga4: 'https://www.googletagmanager.com',
}

/** The names by which readers know them. */
export const analyticsNames: Record<AnalyticsProvider, string> = {
  plausible: 'Plausible',
  umami: 'Umami',
  matomo: 'Matomo',
  ga4: 'Google Analytics',
}

const googleHosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/** What the Content-Security-Policy must allow for a provider; nothing without one. */
export function analyticsSources(analytics?: Pick<Analytics, 'provider' | 'url'>): {
  scripts: string[]
  requests: string[]
} {
  if (!analytics) return { scripts: [], requests: [] }
  const { provider, url } = analytics
  return { scripts: [url], requests: provider === 'ga4' ? [url, ...googleHosts] : [url] }
}
