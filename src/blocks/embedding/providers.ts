/** Content of another host in a frame. */
export interface Embed {
  /** The name of the provider. */
  name: string
  kind: 'video' | 'map'
  /** The path of the frame on this site, `/embed/{path}`. */
  path: string
  /** What the frame loads. */
  source: string
  /** The same content on the provider's own page. */
  href: string
}

interface Provider {
  /** Reads the path of a frame from the address of a page, a share link or a player. */
  pathOf: (url: URL) => string | undefined
  /** The embed at a path; undefined if the path is none of this provider's. */
  at: (path: string) => Embed | undefined
}

const youtubeHosts = ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com']
const hostOf = ({ hostname }: URL) => hostname.replace(/^www\./, '')

const youtube: Provider = {
  pathOf: (url) => {
    const isShort = hostOf(url) === 'youtu.be'
    if (!isShort && !youtubeHosts.includes(hostOf(url))) return undefined
    const [, key] = /^\/(?:embed\/|shorts\/|live\/)?([\w-]+)$/.exec(url.pathname) ?? []
    return `youtube/${url.searchParams.get('v') ?? key}`
  },
  at: (path) => {
    const [, key] = /^youtube\/([\w-]{11})$/.exec(path) ?? []
    if (!key) return undefined
    return {
      name: 'YouTube',
      kind: 'video',
      path,
      source: `https://www.youtube-nocookie.com/embed/${key}?autoplay=1&rel=0`,
      href: `https://www.youtube.com/watch?v=${key}`,
    }
  },
}

const vimeo: Provider = {
  pathOf: (url) => {
    if (!['vimeo.com', 'player.vimeo.com'].includes(hostOf(url))) return undefined
    const [, key] = /^\/(?:video\/)?(\d+)/.exec(url.pathname) ?? []
    return `vimeo/${key}`
  },
  at: (path) => {
    const [, key] = /^vimeo\/(\d{1,12})$/.exec(path) ?? []
    if (!key) return undefined
    return {
      name: 'Vimeo',
      kind: 'video',
      path,
      source: `https://player.vimeo.com/video/${key}?autoplay=1&dnt=1`,
      href: `https://vimeo.com/${key}`,
    }
  },
}

const peertube = (hosts: readonly string[]): Provider => ({
  pathOf: (url) => {
    if (!hosts.includes(url.hostname)) return undefined
    const [, key] = /^\/(?:w|videos\/watch|videos\/embed)\/([\w-]+)/.exec(url.pathname) ?? []
    return `peertube/${url.hostname}/${key}`
  },
  at: (path) => {
    const [, host = '', key] = /^peertube\/([a-z0-9.-]+)\/([\w-]{10,40})$/i.exec(path) ?? []
    if (!key || !hosts.includes(host)) return undefined
    return {
      name: `PeerTube (${host})`,
      kind: 'video',
      path,
      source: `https://${host}/videos/embed/${key}?autoplay=1&p2p=0`,
      href: `https://${host}/w/${key}`,
    }
  },
})

/** Degrees around the centre that a map shows at a zoom level: the world is 360 at level 0. */
const spanAt = (zoom: number) => 360 / 2 ** zoom

const openStreetMap: Provider = {
  pathOf: (url) => {
    if (hostOf(url) !== 'openstreetmap.org') return undefined
    const [, zoom, latitude, longitude] = /^#map=(\d+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(url.hash) ?? []
    return `openstreetmap/${zoom}/${latitude}/${longitude}`
  },
  at: (path) => {
    const match = /^openstreetmap\/(\d{1,2})\/(-?\d{1,2}(?:\.\d{1,6})?)\/(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(
      path,
    )
    if (!match) return undefined
    const [zoom = 0, latitude = 0, longitude = 0] = match.slice(1).map(Number)
    if (zoom > 19 || Math.abs(latitude) > 85 || Math.abs(longitude) > 180) return undefined
    const span = spanAt(zoom)
    const corners = [longitude - span, latitude - span / 2, longitude + span, latitude + span / 2]
    const area = corners.map((degrees) => degrees.toFixed(5)).join('%2C')
    return {
      name: 'OpenStreetMap',
      kind: 'map',
      path,
      source: `https://www.openstreetmap.org/export/embed.html?bbox=${area}&layer=mapnik&marker=${latitude}%2C${longitude}`,
      href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
    }
  },
}

const providers = (peertubeHosts: readonly string[]) => [
  youtube,
  vimeo,
  peertube(peertubeHosts),
  openStreetMap,
]

/** The embed at a path of this site's frames; null if no provider has it. */
export function embedAt(path: string, peertubeHosts: readonly string[]): Embed | null {
  for (const provider of providers(peertubeHosts)) {
    const embed = provider.at(path)
    if (embed) return embed
  }
  return null
}

/** The embed of an address that an editor copied from a provider; null if it is not one of an allowed provider. */
export function findEmbed(address: unknown, peertubeHosts: readonly string[]): Embed | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:') return null
  for (const provider of providers(peertubeHosts)) {
    const path = provider.pathOf(url)
    if (path) return provider.at(path) ?? null
  }
  return null
}
