/** In Payload's Drizzle adapter, where it makes the row that a localized field is read from. */
const copiedRow = /table: \{\s*\.\.\.table,\s*\.\.\.localeRow\s*\}/g

/** A field that has no fields within reads its own column only. */
const column = `table: field.type === 'group' || field.type === 'tab'
  ? { ...table, ...localeRow }
  : { [fieldName]: fieldName in localeRow ? localeRow[fieldName] : table[fieldName], _locale: localeRow._locale }`

/**
 * Keeps Payload's Drizzle adapter from copying a row with all its columns for each localized field and language, which
 * took half the time of reading species (docs/decisions/025-blocks-as-json.md).
 * @param {string} source of `transform/read/traverseFields.js`
 */
module.exports = function readLocalizedColumns(source) {
  if (source.match(copiedRow)?.length !== 1)
    throw new Error('@payloadcms/drizzle reads localized fields in another way: is this loader still needed?')
  return source.replace(copiedRow, column)
}
