import { dataPath } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import { type ArchiveFile, archiveFiles, archiveText } from './darwin-core'
import type { Dataset } from './dataset'
import { licences } from './global'
import { escapeXml } from './xml'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

function fileElement(element: 'core' | 'extension', { name, rowType, terms }: ArchiveFile): string {
  const idElement = element === 'core' ? 'id' : 'coreid'
  const fields = terms.map((term, index) => `    <field index="${index + 1}" term="${escapeXml(term)}"/>`)
  return `  <${element} encoding="UTF-8" fieldsTerminatedBy="\\t" linesTerminatedBy="\\n" fieldsEnclosedBy="" ignoreHeaderLines="1" rowType="${escapeXml(rowType)}">
    <files>
      <location>${escapeXml(name)}</location>
    </files>
    <${idElement} index="0"/>
${fields.join('\n')}
  </${element}>`
}

/** The descriptor of the archive. https://dwc.tdwg.org/text/ */
export function metaXml([core, ...extensions]: ReturnType<typeof archiveFiles>): string {
  return `${declaration}
<archive xmlns="http://rs.tdwg.org/dwc/text/" metadata="eml.xml">
${[fileElement('core', core), ...extensions.map((file) => fileElement('extension', file))].join('\n')}
</archive>
`
}

/** Who published what under which terms, in the profile of GBIF. https://eml.ecoinformatics.org */
export function emlXml({ version, licence, rightsHolder, species }: Dataset, date: string): string {
  const agent = `
      <organizationName>${escapeXml(rightsHolder)}</organizationName>
      <onlineUrl>${escapeXml(absolute('en', '/'))}</onlineUrl>`
  return `${declaration}
<eml:eml xmlns:eml="eml://ecoinformatics.org/eml-2.1.1" packageId="${version}" system="${escapeXml(absolute('en', '/'))}" scope="system" xml:lang="en">
  <dataset>
    <alternateIdentifier>${escapeXml(absolute('en', dataPath))}</alternateIdentifier>
    <title xml:lang="en">Fungarium: mushrooms and their traits</title>
    <creator>${agent}
    </creator>
    <metadataProvider>${agent}
    </metadataProvider>
    <pubDate>${date}</pubDate>
    <language>en</language>
    <abstract>
      <para>${species.length} species of fungi with names in English, Spanish, Portuguese and local languages, distribution, habitat, red list status and references. Edibility and poisonousness are no advice: nothing here says that a mushroom somebody has found is safe to eat.</para>
    </abstract>
    <intellectualRights>
      <para>This work is licensed under <ulink url="${licences[licence]}"><citetitle>${licence}</citetitle></ulink>.</para>
    </intellectualRights>
    <contact>${agent}
    </contact>
  </dataset>
</eml:eml>
`
}

/** All files of a Darwin Core Archive, by name. */
export function archiveTexts(dataset: Dataset, date: string): Record<string, string> {
  const files = archiveFiles(dataset)
  return {
    'meta.xml': metaXml(files),
    'eml.xml': emlXml(dataset, date),
    ...Object.fromEntries(files.map((file) => [file.name, archiveText(file)])),
  }
}
