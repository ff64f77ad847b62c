// Measures how fast the running site answers, beside nginx with one worker that serves the site's home page as a file, in
// the same run. Needs nginx and wrk. Only figures of a quiet machine mean anything.
// npm run bench:serve [-- --base http://localhost:3000 --seconds 5 --warmup 20]
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { findFreePort } from '../e2e/support/running-site'
import { documentedConfiguration, startNginx } from '../scripts/nginx'

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    seconds: { type: 'string', default: '5' },
    warmup: { type: 'string', default: '20' },
  },
})
const { base, seconds, warmup } = values

const run = promisify(execFile)
const folder = mkdtempSync(path.join(tmpdir(), 'fungarium-serve-'))

/** Requests a second of one thread and twenty connections. */
async function throughput(url: string, script?: string, duration = seconds): Promise<number> {
  const options = ['-t1', '-c20', `-d${duration}s`, '-H', 'Accept-Encoding: gzip']
  const { stdout } = await run('wrk', [...options, ...(script ? ['-s', script] : []), url])
  const failures = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1]
  if (failures) throw new Error(`${url}: ${failures} requests failed.`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

/** The median and 95th percentile of requests one after another, in milliseconds. */
async function latency(urlOf: (index: number) => string, count = 60): Promise<[number, number]> {
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    const startedAt = performance.now()
    const response = await fetch(urlOf(index), { headers: { 'Accept-Encoding': 'gzip' } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${urlOf(index)}: ${response.status}`)
    times.push(performance.now() - startedAt)
  }
  times.sort((one, other) => one - other)
  return [times[Math.floor(count / 2)] ?? 0, times[Math.floor(count * 0.95)] ?? 0]
}

/** A wrk script that asks for another address each time; `prefix` ends where the number goes. */
function writeScript(prefix: string, name: string): string {
  const file = path.join(folder, `${name}.lua`)
  const first = Math.floor(Math.random() * 1e6)
  writeFileSync(
    file,
    `local n = ${first}\nfunction request() n = n + 1 return wrk.format("GET", "${prefix}" .. n) end\n`,
  )
  return file
}

/** Starts nginx that serves a page from a file, compressed beforehand as the site's are. */
async function serveFile(html: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await findFreePort()
  const stop = await startNginx(port, (root) => {
    writeFileSync(path.join(root, 'page'), gzipSync(html, { level: 9 }))
    return `worker_processes 1; error_log stderr crit;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 256; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=10;
      server {
        listen 127.0.0.1:${port}; root ${root};
        location / { default_type text/html; add_header Content-Encoding gzip; }
      }
    }`
  })
  return { url: `http://127.0.0.1:${port}/page`, stop }
}

/** Starts nginx in front of the site, as docs/nginx.conf says, but with one worker and without a log. */
async function serveBehindNginx(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await findFreePort()
  const stop = await startNginx(port, (root) =>
    documentedConfiguration(root, port, base)
      .replace('worker_processes auto;', 'worker_processes 1; error_log stderr crit;')
      .replace('http {', 'http { access_log off; keepalive_requests 1000000000;'),
  )
  return { url: `http://127.0.0.1:${port}`, stop }
}

async function firstSlug(collection: string): Promise<string> {
  const response = await fetch(`${base}/api/${collection}?limit=1&depth=0&sort=slug`)
  const { docs } = (await response.json()) as { docs: { slug: string }[] }
  if (!docs[0]) throw new Error(`There are no ${collection} to measure.`)
  return docs[0].slug
}

const format = (figure: number) => figure.toFixed(figure < 100 ? 1 : 0).padStart(9)

/** Measures nginx before and after each page, because a machine is not equally fast for minutes. */
async function measureCached(
  addresses: readonly string[],
  nginxUrl: string,
  { site = base, kind = 'cached' } = {},
): Promise<void> {
  for (const address of addresses) {
    const url = `${site}${address}`
    await latency(() => url, 20)
    const before = await throughput(nginxUrl)
    const rate = await throughput(url)
    const nginx = (before + (await throughput(nginxUrl))) / 2
    const [median] = await latency(() => url)
    const share = `${((100 * rate) / nginx).toFixed(0)} %`.padStart(6)
    console.log(
      `${format(rate)} req/s ${share} of nginx (${nginx.toFixed(0)}) ${format(median)} ms alone   ${kind.padEnd(13)} ${address}`,
    )
  }
}

/** Measures after a while of the same requests, until which the engine compiles what they need. */
async function measureUncached(prefixes: Record<string, string>): Promise<void> {
  for (const [name, prefix] of Object.entries(prefixes)) {
    await throughput(base, writeScript(prefix, name), warmup)
    const first = Math.floor(Math.random() * 1e6)
    const [median, p95] = await latency((index) => `${base}${prefix}${first + index}`)
    const rate = await throughput(base, writeScript(prefix, name))
    console.log(
      `${format(rate)} req/s ${format(median)} ms alone, p95 ${p95.toFixed(1)} ms   not cached    ${prefix}…`,
    )
  }
}

const load = loadavg()[0] ?? 0
if (load > 0.5) console.warn(`The machine is busy (load ${load.toFixed(1)}): the figures say little.`)
const paths = [
  '/',
  `/mushrooms/${await firstSlug('mushrooms')}`,
  `/mushrooms/product/${await firstSlug('products')}`,
  '/mushrooms/products',
]
const nginx = await serveFile(await (await fetch(`${base}/`)).text())
const proxy = await serveBehindNginx()
try {
  const pages = ['', '/es', '/pt'].flatMap((prefix) => paths.map((page) => `${prefix}${page}` || '/'))
  await measureCached(
    pages.map((page) => (page.length > 1 ? page.replace(/\/$/, '') : page)),
    nginx.url,
  )
  await measureCached(paths, nginx.url, { site: proxy.url, kind: 'behind nginx' })
  await measureCached(['/api/products?limit=20', '/api/mushrooms?limit=20'], nginx.url)
  await measureUncached({
    // Every product is cheaper: the lists are full, and no two have the same address.
    list: '/mushrooms/products?price_to=9',
    products: '/api/products?limit=20&measured=',
    species: '/api/mushrooms?limit=20&measured=',
    filter: '/api/products/filter?price_to=9',
  })
} finally {
  await nginx.stop()
  await proxy.stop()
  rmSync(folder, { recursive: true, force: true })
}
