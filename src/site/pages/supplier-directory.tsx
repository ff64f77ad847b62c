import { unfilteredQuery } from '@/domains/catalog/filters/list-url'
import { pageMetadata } from '@/foundation/seo/metadata'
import { type ListParams, listPageNumber } from '@/site/lists/list-params'
import type { Page, SiteRequest } from '@/site/page'
import { Directory, type DirectoryData, directoryHead, loadDirectory } from '@/site/suppliers/directory'
import { supplierKind } from '@/site/suppliers/supplier-kind'

type Params = ListParams & { kind: string }

async function load({ reader, params }: SiteRequest<Params>): Promise<DirectoryData> {
  const kind = supplierKind(params.kind)
  return loadDirectory({ reader, kind, query: unfilteredQuery(listPageNumber(params)) })
}

/** One page of the suppliers of a kind. */
export const supplierDirectoryPage: Page<DirectoryData, Params> = {
  load,
  head: (data) => pageMetadata(directoryHead(data)),
  View: Directory,
}
