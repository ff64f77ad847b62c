/**
 * Lets next-intl keep parsed messages and formats for all requests: it parses them again in each, which took a tenth of the
 * time of a page with many texts. What it keeps depends on nothing but message, language and options.
 * @param {string} source of `server/react-server/getConfig.js`
 */
module.exports = function shareFormats(source) {
  const [, cache] = /import\{cache as (\w+)\}from"react"/.exec(source) ?? []
  const [, createFormatters] = /_createIntlFormatters as (\w+)/.exec(source) ?? []
  const [, createCache] = /_createCache as (\w+)/.exec(source) ?? []
  const formatters = `${cache}(${createFormatters})`
  const formats = `${cache}(${createCache})`
  if (!source.includes(`=${formatters}`) || !source.includes(`=${formats}`))
    throw new Error('next-intl keeps its formats in another way: is this loader still needed?')
  return source
    .replace(`=${formatters}`, `=(shared=>()=>shared)(${createFormatters}(${createCache}()))`)
    .replace(`=${formats}`, '=()=>undefined')
}
