import { withPayload } from '@payloadcms/next/withPayload'

// Each process that serves the panel reads this file: in TypeScript, it would load compilers for it.

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    isrFlushToDisk: false,
    // Nothing reads source maps of a build. Without minification, the server's stack traces can be read and a build takes
    // two thirds of the time.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    turbopackMinify: { server: false },
    turbopackFileSystemCacheForBuild: process.env.KEEP_BUILD_CACHE === '1',
  },
  cacheMaxMemorySize: 0,
  images: { unoptimized: true },
  // Bundling would give pages and endpoints a copy each, and `instanceof` would fail for errors of the other copy.
  serverExternalPackages: ['payload'],
  // `npm run verify` checks types, so that the first start of the site need not wait for it.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(config, { devBundleServerPackages: false })
